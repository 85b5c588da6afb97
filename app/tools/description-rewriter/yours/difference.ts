import { diffLines, excerpt } from "../../../engines/descriptions";
import { counted } from "../../../numbers/figures";

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
