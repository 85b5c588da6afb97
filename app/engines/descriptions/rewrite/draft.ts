import type { Block } from "./blocks";

/** One thing that was done, and what for. */
export interface Change {
  what: string;
  why: string;
  before?: string;
  after?: string;
}

/** A description on its way. */
export interface Draft {
  blocks: Block[];
  changes: Change[];
}

export interface Context {
  title: string;
  /** The creator's own, where there are any. */
  keywords: string[];
  /** The original, its lines ended by "\n". */
  text: string;
  /** Whether it is English: sentences of other languages are left as they are. */
  english: boolean;
  /** Whether blocks hold all that the original does, and nothing that neither it nor the title says. */
  keeps(blocks: Block[]): boolean;
}

export type Step = (draft: Draft, context: Context) => Draft;

/** A draft with other blocks and what was done to them; the same draft where nothing was. */
export function withChanges(draft: Draft, blocks: Block[], ...changes: Change[]): Draft {
  return changes.length === 0 ? draft : { blocks, changes: [...draft.changes, ...changes] };
}

const EXCERPT = 160;
/** So much of what both texts say is shown before the place where they differ. */
const BEFORE = { least: 40, most: 100 };

/** A piece of text short enough to be shown beside a change. */
export function excerpt(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= EXCERPT) return line;
  const cut = line.slice(0, EXCERPT - 2);
  const space = cut.lastIndexOf(" ");
  // Of one long word, or of a script without spaces, as much as there is room for, and no half of a character.
  return space > EXCERPT / 2 ? `${cut.slice(0, space)} …` : `${cut.replace(/[\ud800-\udbff]$/, "")}…`;
}

/** The place where two texts begin to differ, with a few words around it. */
export function firstDifference(before: string, after: string): { before: string; after: string } {
  let at = 0;
  while (at < before.length && before[at] === after[at]) at += 1;
  const space = before.lastIndexOf(" ", at - BEFORE.least) + 1;
  const near = space < at - BEFORE.most ? at - BEFORE.least : space;
  const from = at <= BEFORE.least ? 0 : near - (/[\udc00-\udfff]/.test(before.charAt(near)) ? 1 : 0);
  const cut = (text: string) => `${from > 0 ? "… " : ""}${excerpt(text.slice(from))}`;
  return { before: cut(before), after: cut(after) };
}
