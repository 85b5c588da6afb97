/**
 * About how many characters of a title a list shows. Illustrative: YouTube cuts by width, so wide letters and narrow
 * windows cut earlier.
 */
const LISTS = [
  { name: "Phone list", characters: 60 },
  { name: "Desktop list", characters: 70 },
] as const;

export interface Cut {
  /** The part that shows, with an ellipsis if the title goes on. */
  shown: string;
  /** The part that is cut off, with an ellipsis if the cut falls inside a word; empty if the title fits. */
  lost: string;
}

/** Each list with the titles as it shows them. */
export interface ListCuts {
  name: string;
  characters: number;
  rows: ({ label: string } & Cut)[];
}

/** Where each list cuts the titles. */
export function showCuts(titles: { label: string; title: string }[]): ListCuts[] {
  return LISTS.map(({ name, characters }) => ({
    name,
    characters,
    rows: titles.map(({ label, title }) => ({ label, ...cutAt(title, characters) })),
  }));
}

/**
 * A title in a list with room for `room` characters, ellipsis included. Like real lists it cuts in the middle of a
 * word; never inside a surrogate pair.
 */
export function cutAt(title: string, room: number): Cut {
  const letters = [...title];
  if (letters.length <= room) return { shown: title, lost: "" };
  const kept = letters.slice(0, room - 1).join("");
  const rest = letters.slice(room - 1).join("");
  const isInWord = /\S$/u.test(kept) && /^\S/u.test(rest);
  return { shown: `${kept.trimEnd()}…`, lost: `${isInWord ? "…" : ""}${rest.trim()}` };
}
