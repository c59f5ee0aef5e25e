/** A page whose audit is not finished looks again by itself; without this script a link does. */

const waiting = () => document.querySelector("[data-refresh]");

async function lookAgain() {
  const answer = await fetch(location.href, { headers: { Accept: "text/html" } });
  if (!answer.ok) {
    return;
  }
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  if (page.querySelector("[data-refresh]")) {
    for (const part of ["[data-refresh]", ".page-head"]) {
      document.querySelector(part).replaceWith(page.querySelector(part));
    }
  } else {
    location.reload();
  }
}

async function watch() {
  for (let pause = Number(waiting()?.dataset.refresh); waiting(); pause = Math.min(pause * 1.3, 10000)) {
    await new Promise((done) => setTimeout(done, pause));
    await lookAgain().catch(() => undefined); // a lost connection may come back
  }
}

watch();
