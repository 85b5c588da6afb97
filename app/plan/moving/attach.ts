import { draggable, dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { type Moves, type Setup, startMoves } from "./moves";

const LISTS = "[data-state], [data-date]";
const CARD = ".plan-card";
const GRIP = ".plan-grip";

/**
 * Lets cards be moved by dragging, and by the arrow keys on their grips. Looks are attributes that plan.css knows, so the
 * page's policy on styles stays. Returns what takes it all off again.
 */
export function attachMoves(setup: Setup): () => void {
  const { root, say } = setup;
  const moves = startMoves(setup);
  const stops = new AbortController();
  const cleanups = [...root.querySelectorAll<HTMLElement>(LISTS)].map((list) =>
    acceptDrops(list, moves, say),
  );
  const ready = new WeakSet<Element>();
  // A card is made draggable when it is first pointed at or focused: 500 at once would keep the page busy.
  const prepare = (target: EventTarget | null) => {
    const card = target instanceof Element ? target.closest<HTMLElement>(CARD) : null;
    const grip = card?.querySelector(GRIP);
    // Without one it stays where it is: its video is out.
    if (!card || !grip || ready.has(card)) return;
    ready.add(card);
    cleanups.push(makeDraggable(card, grip));
  };
  for (const name of ["pointerover", "focusin"])
    root.addEventListener(name, ({ target }) => prepare(target), { signal: stops.signal });
  root.addEventListener("keydown", (event) => moveByKey(event, { root, moves, say }), {
    signal: stops.signal,
  });
  // Focused while the library was on its way.
  if (root.contains(document.activeElement)) prepare(document.activeElement);
  return () => {
    moves.settle();
    stops.abort();
    for (const clean of cleanups) clean();
  };
}

function makeDraggable(card: HTMLElement, grip: Element): () => void {
  // Else the browser drags the link and not its card.
  for (const link of card.querySelectorAll("a")) link.draggable = false;
  grip.setAttribute("title", "Drag the card, or use the arrow keys here");
  return draggable({
    element: card,
    onDragStart: () => card.toggleAttribute("data-dragging", true),
    onDrop: () => card.removeAttribute("data-dragging"),
  });
}

function acceptDrops(list: HTMLElement, moves: Moves, say: (text: string) => void): () => void {
  // The whole column, the whole day.
  const element = list.closest<HTMLElement>(".plan-column, .plan-day, .plan-undated") ?? list;
  let marked: Element | null = null;
  const mark = (card: Element | null, edge: "top" | "bottom") => {
    if (marked !== card) marked?.removeAttribute("data-edge");
    marked = card;
    card?.setAttribute("data-edge", edge);
  };
  const leave = () => {
    mark(null, "top");
    list.removeAttribute("data-over");
  };
  return dropTargetForElements({
    element,
    canDrop: ({ source }) => source.element.matches(CARD),
    onDragEnter: () => list.toggleAttribute("data-over", true),
    onDrag({ location, source }) {
      if (list.dataset.state === undefined) return;
      const below = cardBelow(list, location.current.input.clientY, source.element);
      if (below) mark(below, "top");
      else mark(lastBut(list, source.element), "bottom");
    },
    onDragLeave: leave,
    onDrop({ location, source }) {
      leave();
      const { element: card } = source;
      const below =
        list.dataset.state === undefined ? null : cardBelow(list, location.current.input.clientY, card);
      if (card.parentElement === list && list.dataset.state === undefined) return;
      moves.move(card, list, below);
      card.scrollIntoView({ block: "nearest", inline: "nearest" });
      say(placeText(card));
    },
  });
}

/** The card in front of which one is dropped at that height; null at the end of the list. Found by halving. */
function cardBelow(list: Element, y: number, dragged: Element): Element | null {
  const cards = list.children;
  let [low, high] = [0, cards.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const { top, height } = cards[middle]?.getBoundingClientRect() ?? { top: 0, height: 0 };
    if (top + height / 2 < y) low = middle + 1;
    else high = middle;
  }
  const card = cards[low] ?? null;
  return card === dragged ? dragged.nextElementSibling : card;
}

function lastBut(list: Element, dragged: Element): Element | null {
  const last = list.lastElementChild;
  return last === dragged ? dragged.previousElementSibling : last;
}

interface Keys {
  root: HTMLElement;
  moves: Moves;
  say(text: string): void;
}

const STEPS: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Arrow keys on a card's grip: over the columns and within one, or over the days. */
function moveByKey(event: KeyboardEvent, { root, moves, say }: Keys): void {
  const step = STEPS[event.key];
  const grip = event.target instanceof Element ? event.target.closest<HTMLElement>(GRIP) : null;
  const card = grip?.closest<HTMLElement>(CARD);
  const list = card?.parentElement;
  if (!step || !grip || !card || !list || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const isBoard = list.dataset.state !== undefined;
  const place = isBoard ? placeOnBoard(card, list, step, root) : placeInCalendar(list, step, root);
  if (!place) {
    say("It cannot go further that way.");
    return;
  }
  moves.nudge(card, place.list, place.before);
  // The browser takes the focus from what is moved.
  grip.focus({ preventScroll: true });
  card.scrollIntoView({ block: "nearest", inline: "nearest" });
  say(placeText(card));
}

type Step = { x: number; y: number };

function placeOnBoard(card: Element, list: Element, { x, y }: Step, root: Element) {
  if (y < 0) {
    const above = card.previousElementSibling;
    return above && { list, before: above };
  }
  if (y > 0) {
    const below = card.nextElementSibling;
    return below && { list, before: below.nextElementSibling };
  }
  const lists = [...root.querySelectorAll("[data-state]")];
  const beside = lists[lists.indexOf(list) + x];
  const at = [...list.children].indexOf(card);
  return beside ? { list: beside, before: beside.children[at] ?? null } : null;
}

function placeInCalendar(list: HTMLElement, { x, y }: Step, root: Element) {
  const days = [...root.querySelectorAll<HTMLElement>("[data-date]:not([data-date=''])")];
  const today = root.querySelector<HTMLElement>(".plan-today [data-date]");
  // A card without a day gets today's, or the month's first.
  const day = list.dataset.date === "" ? (today ?? days[0]) : days[days.indexOf(list) + x + 7 * y];
  return day ? { list: day, before: null } : null;
}

/** Where a card is now: "Filmed, 2 of 5", "Tuesday, November 24". */
function placeText(card: Element): string {
  const list = card.parentElement;
  if (!(list instanceof HTMLElement)) return "";
  const { state, date } = list.dataset;
  if (state !== undefined) {
    const label = document.getElementById(`label-${state}`)?.firstChild?.textContent?.trim() ?? "";
    return `${label}, ${[...list.children].indexOf(card) + 1} of ${list.childElementCount}`;
  }
  if (date === "") return "No date";
  return list.parentElement?.querySelector("time .plan-long-date")?.textContent ?? "";
}
