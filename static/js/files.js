/** Names the chosen files beside the button; without this script the page still says that something is chosen. */

const MOST_NAMES = 3;

function nameFiles(input) {
  const names = [...input.files].map((file) => file.name);
  const place = input.closest(".file").querySelector("[data-names]");
  const separator = document.documentElement.lang.startsWith("zh") ? "、" : ", ";
  if (names.length > 0) {
    place.textContent =
      names.length > MOST_NAMES ? place.dataset.many.replace("{number}", names.length) : names.join(separator);
  }
}

for (const input of document.querySelectorAll("[data-file]")) {
  input.addEventListener("change", () => nameFiles(input));
  nameFiles(input); // the browser may have kept a choice from before
}
