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
export function changed(draft: Draft, blocks: Block[], ...changes: Change[]): Draft {
  return changes.length === 0 ? draft : { blocks, changes: [...draft.changes, ...changes] };
}

/** A piece of text short enough to be shown beside a change. */
export function excerpt(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length <= 160 ? line : `${[...line.slice(0, 158)].slice(0, -1).join("")}…`;
}

/** The place where two texts begin to differ, with a few words around it. */
export function whereTheyDiffer(before: string, after: string): { before: string; after: string } {
  let at = 0;
  while (at < before.length && before[at] === after[at]) at += 1;
  const from = at < 60 ? 0 : before.lastIndexOf(" ", at - 40) + 1;
  const cut = (text: string) => `${from > 0 ? "… " : ""}${excerpt(text.slice(from, from + 140))}`;
  return { before: cut(before), after: cut(after) };
}
