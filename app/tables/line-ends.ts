import { readCount } from "./read-count";
import { readDate } from "./read-date";

/** What a line without columns holds. */
export interface Line {
  title: string;
  date: string;
  views: string;
}

type Sought = "date" | "views";

const DATE =
  "\\d{4}[-/.]\\d{1,2}[-/.]\\d{1,2}(?:[T ][\\d:.+Z-]{1,30})?|\\d{1,2}[./-] ?\\d{1,2}[./-] ?(?:\\d{4}|\\d{2})|\\p{L}{3,9}\\.? \\d{1,2}(?:st|nd|rd|th)?,? \\d{4}|\\d{1,2}\\.? (?:de )?\\p{L}{3,10}\\.?,? (?:de )?\\d{4}";
const COUNT =
  "(?:\\d{1,3}(?:[,.'’ ]\\d{3})+|\\d{1,12}(?:[.,]\\d{1,2})?(?: ?\\p{L}{1,9}\\.?)?)(?: \\p{L}{4,15})?";

/** At the end of the line behind a separator, or at its beginning before one. */
const PLACES: Record<Sought, RegExp[]> = {
  date: [new RegExp(`[,;|\\s](${DATE})$`, "u"), new RegExp(`^(${DATE})(?=[,;|\\s])`, "u")],
  views: [new RegExp(`[,;|] ?(${COUNT})$`, "u"), new RegExp(`^(${COUNT})(?= ?[,;|])`, "u")],
};
const READS: Record<Sought, (text: string) => boolean> = {
  date: (text) => readDate(text) !== null,
  views: (text) => readCount(text) !== null,
};
const EDGES = new Set([..." ,;|–—-"]);

/** YouTube's titles have up to 100 characters: a longer line is no title with two figures. */
const CHARACTERS_AT_MOST = 500;

/**
 * Reads a line whose separators stand in titles, counts and dates as well ("Bread, slowly, 1,234, Mar 4, 2026"):
 * the date and the views are looked for at its ends, whichever comes first, and the title is what is left. null
 * when one of the three is not found.
 */
export function readLine(line: string): Line | null {
  if (line.length > CHARACTERS_AT_MOST) return null;
  const plain = trimmed(line.replaceAll('"', "").replace(/\s+/g, " "));
  for (const [first, second] of [
    ["date", "views"],
    ["views", "date"],
  ] as const) {
    const one = take(plain, first);
    const two = one && take(one.rest, second);
    if (one && two && two.rest !== "") {
      const found = { [first]: one.found, [second]: two.found } as Record<Sought, string>;
      return { title: two.rest, ...found };
    }
  }
  return null;
}

function take(text: string, sought: Sought): { found: string; rest: string } | null {
  for (const place of PLACES[sought]) {
    const found = place.exec(text)?.[1];
    if (found && READS[sought](found)) return { found, rest: trimmed(text.replace(place, " ")) };
  }
  return null;
}

function trimmed(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && EDGES.has(text[start] as string)) start += 1;
  while (end > start && EDGES.has(text[end - 1] as string)) end -= 1;
  return text.slice(start, end);
}
