/** Uploading with drag and drop: one file after another, each answered as soon as it is there. A file that
    stands against a stored log can be sent once more as its next revision. */

const form = document.querySelector("[data-upload]");
const drop = form.querySelector("[data-drop]");
const input = form.querySelector("input[type=file]");
const progress = form.querySelector("[data-progress]");
const bar = progress.querySelector("progress");
const answers = document.querySelector("[data-answers]");

form.querySelector("[data-script-only]").hidden = false;

/** Send one file; the answer is the list entry that the page itself would show. */
function send(file, onProgress, supersedes) {
  const body = new FormData(form);
  body.set("files", file);
  if (supersedes) {
    body.set("supersedes", supersedes);
  }
  return new Promise((done, failed) => {
    const request = new XMLHttpRequest();
    request.open("POST", form.action || location.href);
    request.setRequestHeader("X-Requested-With", "upload-list");
    request.upload.addEventListener("progress", (event) => onProgress(event.loaded / event.total));
    request.addEventListener("load", () => (request.status === 200 ? done(request.responseText) : failed()));
    request.addEventListener("error", failed);
    request.send(body);
  });
}

function showAnswer(html, file) {
  const page = new DOMParser().parseFromString(html, "text/html");
  for (const link of page.querySelectorAll("[data-supersedes]")) {
    link.addEventListener("click", (event) => sendInPlace(event, file));
  }
  answers.prepend(...page.body.childNodes);
  document.querySelector("[data-no-answers]").hidden = true;
}

/** The file is still at hand, so it need not be chosen again. */
async function sendInPlace(event, file) {
  event.preventDefault();
  const link = event.currentTarget;
  const entry = link.closest("li");
  link.setAttribute("aria-disabled", "true");
  try {
    showAnswer(await send(file, () => undefined, link.dataset.supersedes), file);
    entry.remove();
  } catch {
    location.href = link.href; // the page itself asks for the file, and shows what is wrong
  }
}

async function sendAll(files) {
  progress.hidden = false;
  for (const [place, file] of files.entries()) {
    try {
      showAnswer(await send(file, (part) => (bar.value = (place + part) / files.length)), file);
    } catch {
      input.files = transfer([...files].slice(place));
      form.removeEventListener("submit", submitted);
      form.requestSubmit(); // let the browser show what is wrong
      return;
    }
  }
  progress.hidden = true;
  input.value = ""; // the other choices stay as they are
}

function transfer(files) {
  const list = new DataTransfer();
  for (const file of files) {
    list.items.add(file);
  }
  return list.files;
}

function submitted(event) {
  if (input.files.length > 0) {
    event.preventDefault();
    sendAll([...input.files]);
  } // without a file the page itself says what is missing
}

form.addEventListener("submit", submitted);
for (const name of ["dragenter", "dragover"]) {
  drop.addEventListener(name, (event) => {
    event.preventDefault();
    drop.classList.add("over");
  });
}
for (const name of ["dragleave", "drop"]) {
  drop.addEventListener(name, () => drop.classList.remove("over"));
}
drop.addEventListener("drop", (event) => {
  event.preventDefault();
  if (event.dataTransfer.files.length) {
    sendAll([...event.dataTransfer.files]);
  }
});
