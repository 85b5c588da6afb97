/**
 * About how many characters of a title a list shows. Illustrative: the platform cuts by width, so wide letters and
 * narrow windows cut earlier.
 */
export const LISTS = [
  { name: "Phone list", characters: 60 },
  { name: "Desktop list", characters: 70 },
] as const;

export interface Cut {
  /** What is read, with an ellipsis where something follows. */
  shown: string;
  /** What is lost, with an ellipsis where a word was cut in two; empty where the title fits. */
  lost: string;
}

/**
 * A title as a list with room for so many characters shows it, the ellipsis among them. It is cut where the room ends,
 * in the middle of a word, too, as lists do.
 */
export function cutAt(title: string, room: number): Cut {
  const letters = [...title];
  if (letters.length <= room) return { shown: title, lost: "" };
  const kept = letters.slice(0, room - 1).join("");
  const rest = letters.slice(room - 1).join("");
  const inWord = /\S$/u.test(kept) && /^\S/u.test(rest);
  return { shown: `${kept.trimEnd()}…`, lost: `${inWord ? "…" : ""}${rest.trim()}` };
}
