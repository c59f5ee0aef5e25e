/** Finds clauses, options, items and examples by number or by words: what does not match is put aside. */

const place = document.querySelector("[data-find]");
const field = place.querySelector("input");
const told = place.querySelector("[role=status]");
const hint = told.textContent;
const page = document.querySelector(".rulebook");
const none = document.querySelector("[data-none]");
const groups = [...document.querySelectorAll("[data-group]")];

/** Without spaces, hyphens and case, so that "nt 21" finds NT-21. */
const plain = (text) => text.toLowerCase().replace(/[\s-]+/g, "");

const entries = [...document.querySelectorAll("[data-entry]")].map((element) => ({
  element,
  text: plain(element.textContent),
  number: element.dataset.clause ? Number(element.dataset.clause.split("-").at(-1)) : null,
}));

/** A bare number is that of a clause where there is one; anything else may stand anywhere. */
function finder(sought) {
  const isSought = (entry) => entry.number !== null && entry.number === Number(sought);
  return /^\d+$/.test(sought) && entries.some(isSought) ? isSought : (entry) => entry.text.includes(sought);
}

function find() {
  const sought = plain(field.value);
  const isFound = finder(sought);
  for (const entry of entries) {
    entry.element.hidden = !isFound(entry); // nothing sought is found in everything
  }
  for (const group of groups) {
    group.hidden = sought !== "" && !group.querySelector("[data-entry]:not([hidden])");
  }
  page.classList.toggle("searching", sought !== "");
  const count = entries.filter((entry) => !entry.element.hidden).length;
  none.hidden = count > 0;
  const words = count === 1 ? told.dataset.one : told.dataset.many.replace("{number}", count);
  told.textContent = sought === "" ? hint : words;
}

/** A link to something put aside brings everything back first. */
document.addEventListener("click", (event) => {
  const link = event.target.closest('a[href^="#"]');
  const target = link && document.getElementById(decodeURIComponent(link.hash.slice(1)));
  if (field.value !== "" && target && !target.checkVisibility()) {
    field.value = "";
    find();
  }
});

field.addEventListener("input", find);
place.hidden = false;
find(); // the browser may have kept words from before
