import type { SetApart } from "../../../engines/forecast";
import type { LeftKind, ReadUploads } from "../../../tables/read-uploads";
import type { OwnForecast } from "./own-forecast";

/** Enough to see what is wrong with a list. */
const LINES_SHOWN = 20;

type Reason = [one: string, many: string];

const LINES: Record<LeftKind, Reason> = {
  short: ["Short", "Shorts"],
  future: ["video not published yet", "videos not published yet"],
  "no-views": ["line without a count of views", "lines without a count of views"],
  "no-title": ["line without a title", "lines without a title"],
  "no-date": ["line without a date", "lines without a date"],
  "either-date": ["line whose date may be day or month first", "lines whose dates may be day or month first"],
  total: ["row of totals", "rows of totals"],
  again: ["line that was there before", "lines that were there before"],
  unread: ["line that could not be read", "lines that could not be read"],
};

const UPLOADS: Record<SetApart, Reason> = {
  short: LINES.short,
  undated: ["upload without a date", "uploads without a date"],
  ahead: LINES.future,
  young: ["upload younger than three days", "uploads younger than three days"],
  unseen: ["upload without views", "uploads without views"],
};

type Left = Pick<ReadUploads, "left" | "counts">;
export const NOTHING_LEFT: Left = { left: [], counts: {} };

/** What was left out of a list by its reader, and of its uploads by the engine, told by why. */
export function leftOut(read: Left, apart: Record<SetApart, number>): OwnForecast["left"] {
  const counts = [...countsOf(LINES, read.counts), ...countsOf(UPLOADS, apart)];
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const lines = read.left.slice(0, LINES_SHOWN).map(({ line, why }) => ({ line, why: why.toWellFormed() }));
  return { reasons: counts.map(({ text }) => text), total, lines };
}

/** The same in a sentence or two, for where there is no forecast to open it beside; nothing where nothing was left. */
export function leftInWords({ reasons, lines }: OwnForecast["left"]): string {
  if (reasons.length === 0) return "";
  const first = lines
    .slice(0, 2)
    .map(({ line, why }) => `line ${line}: ${why}`)
    .join("; ");
  return ` Left out: ${reasons.join(", ")}.${first && ` The first: ${first}.`}`;
}

function countsOf<Kind extends string>(reasons: Record<Kind, Reason>, counts: Partial<Record<Kind, number>>) {
  return (Object.entries(reasons) as [Kind, Reason][]).flatMap(([kind, [one, many]]) => {
    const count = counts[kind] ?? 0;
    return count > 0 ? [{ count, text: `${count.toLocaleString("en-US")} ${count === 1 ? one : many}` }] : [];
  });
}
