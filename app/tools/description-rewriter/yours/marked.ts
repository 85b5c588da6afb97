import { z } from "zod";
import { type DiffSentence, diffSentences } from "../../../engines/descriptions";

/** A stretch of a text, and what became of it: "gone" of the original only, "new" of the rewrite. */
export const run = z.object({
  text: z.string(),
  mark: z.enum(["kept", "moved", "changed", "new", "gone"]),
});
export type Run = z.infer<typeof run>;

/** Both texts whole, in runs that are marked: put together again, they are the texts to the letter. */
export function markedOf(original: string, rewritten: string): { before: Run[]; after: Run[] } {
  const { before, after } = diffSentences(original, rewritten);
  return { before: runsOf(original, before), after: runsOf(rewritten, after) };
}

/** The text of runs. */
export function textOf(runs: Run[]): string {
  return runs.map(({ text }) => text).join("");
}

/**
 * Spaces and line ends between sentences are marked as those around them, where both are marked alike: a state of
 * thousands of short sentences stays small, and what is read aloud says its mark once. Else they are kept.
 */
function runsOf(text: string, units: DiffSentence[]): Run[] {
  const runs: Run[] = [];
  const put = (piece: string, mark: Run["mark"]) => {
    const last = runs.at(-1);
    if (last?.mark === mark) last.text += piece;
    else if (piece !== "") runs.push({ text: piece, mark });
  };
  let at = 0;
  for (const unit of units) {
    const start = text.indexOf(unit.text, at);
    if (start < 0) continue;
    put(text.slice(at, start), runs.at(-1)?.mark === unit.mark ? unit.mark : "kept");
    put(unit.text, unit.mark);
    at = start + unit.text.length;
  }
  put(text.slice(at), "kept");
  return runs;
}
