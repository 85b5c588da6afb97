import { diffLines, excerpt } from "../../../engines/descriptions";
import { counted, formatCount, wholePercent } from "../../../numbers/figures";
import type { FigureShown } from "../../tool/figure";

/** Printed by `npm run evaluate` (docs/evaluation/keywords.md): F1 of the first ten phrases, ours and the references'. */
const MEASURED = {
  f1: 0.342,
  interval: [0.335, 0.349],
  precision: 0.42,
  recall: 0.288,
  tfidf: 0.164,
  rake: 0.252,
  documents: 2000,
} as const;

const score = (value: number) => value.toFixed(3).replace(/^0/, "");
/** How often the engine's keywords are those that indexers chose. */
export function accuracyFigure(): FigureShown {
  const { f1, interval, precision, recall, tfidf, rake, documents } = MEASURED;
  return {
    label: "Keywords found, against those of professional indexers (F1 of ten, 1 is best)",
    value: score(f1),
    range: `${score(interval[0])} to ${score(interval[1])}`,
    parts: [
      { name: "By TF-IDF, the usual count of telling words", value: score(tfidf) },
      { name: "By RAKE, runs of words between common ones", value: score(rake) },
      { name: "Share of its phrases that indexers also named", value: wholePercent(precision) },
      { name: "Share of the indexers' phrases it finds", value: wholePercent(recall) },
    ],
    basis: `${formatCount(documents)} abstracts of computing papers (inspec; Hulth 2003), each with the phrases its indexers gave it.`,
    method:
      "All three methods named ten phrases of each abstract at most, and were held against the indexers' in the same way. The range is the 95% interval. Nothing was learned from these texts.",
  };
}

/** What that means for a rewrite, said beside it. */
export const ACCURACY_NOTE =
  "Finding keywords is a guess: a better one than both usual methods, but only four in ten of its phrases are those that people chose. It was measured on scientific abstracts, not on video descriptions, since there is no public set of those. It does not know what people search for, so give your own keywords if you have them. Keeping everything is not a guess: every rewrite is checked against the original.";

/** Part of a difference: unchanged lines as one, or a line that is gone, new or moved. */
export interface DifferenceRow {
  mark: "kept" | "moved" | "new" | "gone";
  /** "Line 3", "Line 5 → 1"; "4 lines unchanged" with an empty text. */
  label: string;
  text: string;
}

/** What changed between two texts, line by line. A line that is gone is shown by its beginning. */
export function showDifference(original: string, rewritten: string): DifferenceRow[] {
  const rows: DifferenceRow[] = [];
  let kept = 0;
  const close = () => {
    if (kept > 0) rows.push({ mark: "kept", label: `${counted(kept, "line")} unchanged`, text: "" });
    kept = 0;
  };
  for (const { text, mark, from, to } of diffLines(original, rewritten)) {
    if (mark === "kept") {
      kept += 1;
      continue;
    }
    close();
    if (mark === "gone") rows.push({ mark, label: `Line ${from}`, text: excerpt(text) });
    else rows.push({ mark, label: mark === "moved" ? `Line ${from} → ${to}` : `Line ${to}`, text });
  }
  close();
  return rows.length === 1 && rows[0]?.mark === "kept" ? [] : rows;
}
