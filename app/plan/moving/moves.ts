import { UNDONE } from "./messages";

/** A card's place on the page: its list, and the card below it. */
interface Place {
  list: Element;
  next: Element | null;
}

interface Move {
  card: Element;
  /** Where it goes back to if the move is refused. */
  from: Place;
}

export interface Setup {
  /** The views' element. */
  root: HTMLElement;
  /** Says what happened; a refusal is shown, too. */
  say(text: string, isRefusal?: boolean): void;
  /** Sends a move to the server: why it was not kept, null if it was. Never rejects. */
  post(move: URLSearchParams): Promise<string | null>;
}

/** Keys that follow one another so fast are one move. */
const SETTLED_MS = 350;

/**
 * Moves cards on the page at once, and tells the server afterwards, one move after the other: what it refuses is undone. A
 * list's `data-state` is a column of the board, its `data-date` a day of the calendar, "" without a date.
 */
export function startMoves({ root, say, post }: Setup) {
  /** Moves that the server has not answered, by card: the first tells where the card goes back to. */
  const unanswered = new Map<Element, Move[]>();
  let last: Promise<void> = Promise.resolve();
  let settling: { card: Element; from: Place; timer: number } | null = null;

  /** Puts a card into a list, in front of another one of it or at its end, and sends that. */
  function move(card: HTMLElement, list: Element, before: Element | null): void {
    settle();
    const from = placeOf(card);
    if (put(card, list, before)) send(card, from);
  }

  /** The same by keys: shown at once, and sent when no other key follows. */
  function nudge(card: HTMLElement, list: Element, before: Element | null): void {
    if (settling?.card !== card) settle();
    const from = settling?.from ?? placeOf(card);
    if (settling) clearTimeout(settling.timer);
    put(card, list, before);
    settling = { card, from, timer: window.setTimeout(settle, SETTLED_MS) };
  }

  function settle(): void {
    if (!settling) return;
    const { card, from, timer } = settling;
    clearTimeout(timer);
    settling = null;
    const { list, next } = placeOf(card);
    if (list !== from.list || next !== from.next) send(card, from);
  }

  function put(card: Element, list: Element, before: Element | null): boolean {
    const { list: was, next } = placeOf(card);
    if (before === card || (was === list && next === before)) return false;
    list.insertBefore(card, before);
    countCards(root, [was, list]);
    return true;
  }

  function send(card: Element, from: Place): void {
    const move = { card, from };
    unanswered.set(card, [...(unanswered.get(card) ?? []), move]);
    const body = bodyOf(card);
    last = last.then(async () => answered(move, await post(body)));
  }

  function answered(move: Move, refusal: string | null): void {
    const { card, from } = move;
    const later = (unanswered.get(card) ?? []).filter((one) => one !== move);
    unanswered.set(card, later);
    if (refusal === null) return;
    say(UNDONE(refusal), true);
    // What was done since then goes back to the same place, should it be refused, too.
    const [following] = later;
    if (following) following.from = from;
    else if (card.isConnected && from.list.isConnected) {
      const next = from.next?.parentElement === from.list ? from.next : null;
      put(card, from.list, next);
    }
  }

  return { move, nudge, settle };
}

export type Moves = ReturnType<typeof startMoves>;

function placeOf(card: Element): Place {
  const list = card.parentElement;
  if (!list) throw new Error("a card outside of a list");
  return { list, next: card.nextElementSibling };
}

/** The form that says where a card is now. */
function bodyOf(card: Element): URLSearchParams {
  const { list, next } = placeOf(card);
  const { state, date } = (list as HTMLElement).dataset;
  const id = idOf(card);
  if (state === undefined) return new URLSearchParams({ action: "date", id, date: date ?? "" });
  return new URLSearchParams({ action: "move", id, to: `${state}:${next ? idOf(next) : ""}` });
}

const idOf = ({ id }: Element) => id.replace("card-", "");

/** Writes how many cards those columns have. */
function countCards(root: Element, lists: Element[]): void {
  for (const list of lists) {
    const { state } = (list as HTMLElement).dataset;
    if (state === undefined) continue;
    for (const count of root.querySelectorAll(`[data-count="${state}"]`)) {
      count.textContent = String(list.childElementCount);
    }
  }
}
