/**
 * <hand-viewer>: steps through a hand without loading the page anew.
 *
 * The page is whole without this script: every step is a link. The script applies the changes of the hand's frames,
 * which the page holds, to the table that the server drew; it knows no rule of the game. It does the same as
 * scoring/engine/states.py, and a test holds one to the other.
 */

const SVG = "http://www.w3.org/2000/svg";
const MINUS = "\u2212";

const codesOf = (run) => run.match(/../g) ?? [];
const rankOf = (code) => "mpsz?".indexOf(code[1]) * 10 + (Number.parseInt(code[0], 10) || 0);
const inOrder = (one, other) => rankOf(one) - rankOf(other);
const signed = (points) => (points > 0 ? `+${points}` : points < 0 ? `${MINUS}${-points}` : "0");

/** The state after the first `count` steps. */
export function stateAfter(frames, count) {
  const state = structuredClone(frames.start);
  state.shown = [];
  for (const step of frames.steps.slice(0, count)) {
    applyStep(state, step);
  }
  return state;
}

function applyStep(state, step) {
  for (const key of ["wall", "turn", "live", "scores"]) {
    if (key in step) {
      state[key] = step[key];
    }
  }
  for (const [seat, change] of Object.entries(step.hands ?? {})) {
    const tiles = codesOf(state.hands[seat]);
    for (const code of codesOf(change.remove ?? "")) {
      tiles.splice(tiles.indexOf(code), 1);
    }
    state.hands[seat] = [...tiles, ...codesOf(change.add ?? "")].sort(inOrder).join("");
  }
  for (const [seat, change] of Object.entries(step.rivers ?? {})) {
    if (change.take) {
      state.rivers[seat].pop();
    }
    if (change.add) {
      state.rivers[seat].push(change.add);
    }
  }
  for (const [seat, melds] of Object.entries(step.melds ?? {})) {
    for (const [place, meld] of Object.entries(melds)) {
      state.melds[seat][place] = meld;
    }
  }
  state.shown.push(...codesOf(step.shown ?? ""));
}

/** The one tile that a step brought to a hand, if it brought one and took none. */
function justDrawn(step, seat) {
  const change = step?.hands?.[seat];
  return change?.add?.length === 2 && !change.remove ? change.add : null;
}

class HandViewer extends HTMLElement {
  connectedCallback() {
    this.words = JSON.parse(document.getElementById("hand-words").textContent);
    this.frames = JSON.parse(document.getElementById("hand-frames").textContent);
    this.step = Number(this.dataset.step);
    this.last = this.frames.steps.length;
    this.slider = this.querySelector("[data-slider]");
    this.slider.hidden = false;
    this.slider.addEventListener("input", () => this.show(Number(this.slider.value)));
    this.addEventListener("click", (event) => this.clicked(event));
    this.addEventListener("keydown", (event) => this.pressed(event));
    this.querySelector(".felt").tabIndex = 0;
    this.scrollToLine();
    this.dataset.ready = "";
  }

  clicked(event) {
    const link = event.target.closest("a[data-go], a[data-step]");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) {
      return;
    }
    event.preventDefault();
    this.show("step" in link.dataset ? Number(link.dataset.step) : this.stepFor(link.dataset.go));
  }

  /** Keys act only while the focus is within the viewer; the slider keeps its own. */
  pressed(event) {
    const go = { ArrowLeft: "back", ArrowRight: "on", Home: "first", End: "last" }[event.key];
    if (!go || event.target === this.slider || event.ctrlKey || event.metaKey || event.altKey) {
      return;
    }
    event.preventDefault();
    this.show(this.stepFor(go));
  }

  stepFor(go) {
    return { first: 0, back: this.step - 1, on: this.step + 1, last: this.last, fault: this.nextFault() }[go];
  }

  nextFault() {
    const faults = [...this.querySelectorAll("a[data-fault]")].map((line) => Number(line.dataset.step));
    return faults.find((step) => step > this.step) ?? faults[0] ?? this.step;
  }

  show(step) {
    this.step = Math.min(Math.max(step, 0), this.last);
    const state = stateAfter(this.frames, this.step);
    const latest = this.frames.steps[this.step - 1];
    for (let seat = 0; seat < 4; seat += 1) {
      this.drawSeat(seat, state, latest);
    }
    this.querySelector("[data-wall]").textContent = state.wall;
    this.querySelector("[data-shown]").replaceChildren(...state.shown.map((code) => this.tile(code)));
    this.markStep();
  }

  drawSeat(seat, state, latest) {
    const place = this.querySelector(`[data-seat="${seat}"]`);
    place.classList.toggle("turn", state.turn === seat);
    const hand = codesOf(state.hands[seat]);
    const drawn = justDrawn(latest, seat);
    if (drawn) {
      hand.splice(hand.indexOf(drawn), 1);
    }
    const tiles = hand.map((code) => this.tile(code));
    place.querySelector("[data-hand]").replaceChildren(...tiles, ...(drawn ? [this.tile(drawn, "apart")] : []));
    place.querySelector("[data-melds]").replaceChildren(...state.melds[seat].map((meld) => this.meld(meld)));
    const river = state.rivers[seat];
    const live = state.live?.seat === seat && state.live.tile === river.at(-1);
    place
      .querySelector("[data-river]")
      .replaceChildren(...river.map((code, at) => this.tile(code, live && at === river.length - 1 ? "live" : "")));
    const score = document.createElement("span");
    score.className = state.scores[seat] > 0 ? "points gain" : "points";
    score.textContent = signed(state.scores[seat]);
    place.querySelector("[data-score]").replaceChildren(score);
    for (const said of place.querySelectorAll("[data-said]")) {
      said.hidden = Number(said.dataset.said) > this.step;
    }
  }

  meld(meld) {
    const group = document.createElement("div");
    group.className = "meld";
    group.setAttribute("role", "group");
    group.setAttribute("aria-label", this.words.melds[meld.kind]);
    const mark = this.words.marks[meld.kind];
    if (mark) {
      const span = document.createElement("span");
      span.className = "kong-mark";
      span.setAttribute("aria-hidden", "true");
      span.textContent = mark;
      group.append(span);
    }
    const codes = codesOf(meld.tiles);
    const taken = codes.indexOf(meld.taken);
    group.append(...codes.map((code, at) => this.tile(code, at === taken ? "taken" : "")));
    return group;
  }

  tile(code, css = "") {
    const picture = document.createElementNS(SVG, "svg");
    picture.setAttribute("class", `tile ${css}`.trim());
    picture.setAttribute("viewBox", "0 0 60 80");
    picture.setAttribute("role", "img");
    picture.setAttribute("aria-label", this.words.tiles[code]);
    const use = document.createElementNS(SVG, "use");
    use.setAttribute("href", `${this.dataset.sprite}#t-${code === "??" ? "unknown" : code}`);
    picture.append(use);
    return picture;
  }

  markStep() {
    for (const line of this.querySelectorAll("a[data-step]")) {
      if (Number(line.dataset.step) === this.step) {
        line.setAttribute("aria-current", "step");
        this.querySelector("[data-now]").textContent = line.querySelector(".says").textContent;
        this.sayFault(line);
      } else {
        line.removeAttribute("aria-current");
      }
    }
    this.slider.value = this.step;
    this.querySelector("[data-count]").textContent = this.step;
    for (const link of this.querySelectorAll("a[data-go]")) {
      const target = Math.min(Math.max(this.stepFor(link.dataset.go), 0), this.last);
      link.href = `?step=${target}`;
      link.toggleAttribute("aria-disabled", false);
      if (target === this.step) {
        link.setAttribute("aria-disabled", "true");
      }
    }
    history.replaceState(null, "", `?step=${this.step}`);
    this.scrollToLine();
  }

  /** What is wrong with this step, as the list says it first; a keyboard reaches it to scroll through it. */
  sayFault(line) {
    const said = [...line.parentElement.querySelectorAll(".fault:first-of-type > :not(.clause)")];
    this.querySelector("[data-fault-now]").replaceChildren(...said.map((part) => part.cloneNode(true)));
    const place = this.querySelector("[data-fault-place]");
    place.scrollTop = 0;
    if (said.length) {
      place.tabIndex = 0;
    } else {
      place.removeAttribute("tabindex");
    }
  }

  /** Bring the current line into the list's own view; the page itself stays where it is. */
  scrollToLine() {
    const list = this.querySelector("[data-events]");
    const line = list.querySelector("[aria-current]");
    if (line) {
      list.scrollTop += line.getBoundingClientRect().top - list.getBoundingClientRect().top - list.clientHeight / 3;
    }
  }
}

customElements.define("hand-viewer", HandViewer);
