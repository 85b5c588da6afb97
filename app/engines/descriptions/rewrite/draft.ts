/** What a rewrite does to a form. */
export type ChangeKind =
  | "blank-lines"
  | "chapter-lines"
  | "link-lines"
  | "hashtags-last"
  | "topic-first"
  | "paragraphs";

/** One change of a rewrite, and the place before and after it. */
export interface Change {
  kind: ChangeKind;
  before?: string;
  after?: string;
}

/** A description between two steps of the rewrite, and the changes so far. */
export interface Draft {
  text: string;
  changes: Change[];
}

/** What a step may need besides the text. */
export interface Context {
  title: string;
  /** The creator's own; [] if there are none. */
  keywords: string[];
  /** Whether it is English. In other languages no sentence moves. */
  english: boolean;
}

/** One step of the rewrite: the new text with its changes. No changes if there is nothing to do. */
export type Step = (text: string, context: Context) => Draft;

const MAX_EXCERPT = 160;
/** How many characters are shown before the first difference of two texts. */
const LEAD_IN = { least: 40, most: 100 };

/** The beginning of a text on one line, at most 160 characters, cut between words if possible. */
export function excerpt(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= MAX_EXCERPT) return line;
  const cut = line.slice(0, MAX_EXCERPT - 2);
  const space = cut.lastIndexOf(" ");
  // One long word, or a script without spaces, is cut where the room ends, but not within a character.
  return space > MAX_EXCERPT / 2 ? `${cut.slice(0, space)} …` : `${cut.replace(/[\ud800-\udbff]$/, "")}…`;
}

/** Excerpts of two texts around their first difference. */
export function firstDifference(before: string, after: string): { before: string; after: string } {
  let at = 0;
  while (at < before.length && before[at] === after[at]) at += 1;
  const space = before.lastIndexOf(" ", at - LEAD_IN.least) + 1;
  const near = space < at - LEAD_IN.most ? at - LEAD_IN.least : space;
  const from = at <= LEAD_IN.least ? 0 : near - (/[\udc00-\udfff]/.test(before.charAt(near)) ? 1 : 0);
  const cut = (text: string) => `${from > 0 ? "… " : ""}${excerpt(text.slice(from))}`;
  return { before: cut(before), after: cut(after) };
}
