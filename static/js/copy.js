/** Copies a text at the press of a button and says so in the button's own words. */

const SAID_FOR = 3000;

async function copy(input) {
  try {
    await navigator.clipboard.writeText(input.value);
  } catch {
    input.select(); // without TLS there is no clipboard to ask for; the old way still works
    document.execCommand("copy");
  }
}

for (const button of document.querySelectorAll("[data-copy]")) {
  const words = button.textContent;
  const input = document.getElementById(button.dataset.copy);
  button.hidden = false;
  button.setAttribute("aria-live", "polite");
  button.addEventListener("click", async () => {
    await copy(input);
    button.textContent = button.dataset.copied;
    setTimeout(() => (button.textContent = words), SAID_FOR);
  });
  input.addEventListener("focus", () => input.select());
}
