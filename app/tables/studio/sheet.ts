import { readCount, readLength } from "../counts";
import { readDate } from "../dates";
import { DELIMITERS, eachRow, type Row, readRows } from "../rows";
import type { Places } from "./columns";
import { meaningOf } from "./headings";

/** Enough to see what each column holds. */
const SAMPLE_ROWS = 1000;
const SAMPLE_CHARACTERS = 400_000;
/** A heading stands on top, with a few other lines above it at most. */
const HEADING_WITHIN = 30;

export interface Sheet {
  delimiter: string;
  names: string[];
  /** The line of the heading; 0 without one. */
  headingLine: number;
  /** How many columns the heading names that are known. */
  known: number;
  sample: Row[];
}

/** The delimiter and the heading under which most columns are known; null for a text without columns. */
export function findSheet(text: string): Sheet | null {
  const front =
    text.length > SAMPLE_CHARACTERS ? text.slice(0, text.lastIndexOf("\n", SAMPLE_CHARACTERS) + 1) : text;
  let best: Sheet | null = null;
  for (const delimiter of DELIMITERS) {
    const { rows } = readRows(front, delimiter, SAMPLE_ROWS);
    const found = findHeading(rows);
    const isBetter =
      !best || found.known > best.known || (found.known === best.known && found.width > best.names.length);
    if (rows.length < 2 || found.width < 2 || !isBetter) continue;
    const { at, width, known } = found;
    const heading = rows[at];
    best = {
      delimiter,
      names: heading?.cells ?? Array.from({ length: width }, (_, column) => `column ${column + 1}`),
      headingLine: heading?.line ?? 0,
      sample: rows.slice(at + 1),
      known,
    };
  }
  return best;
}

/** The row that names most columns; else the last one above all figures, -1 without one. */
function findHeading(rows: Row[]): { at: number; known: number; width: number } {
  const first = rows.findIndex(({ cells }) => cells.some(isFigure));
  const above = rows.slice(0, Math.min(HEADING_WITHIN, first < 0 ? rows.length : first));
  const width = modalWidth(rows);
  let best = { at: -1, known: 0, width };
  rows.slice(0, HEADING_WITHIN).forEach(({ cells }, at) => {
    const known = cells.filter((cell) => meaningOf(cell) !== null).length;
    // A title may be the name of a column: one alone tells a heading above all figures only.
    if (known > best.known && (known > 1 || at < above.length)) best = { at, known, width: cells.length };
  });
  if (best.known > 0) return best;
  const at = above.findLastIndex(({ cells }) => cells.length >= 2 && cells.length >= width);
  return at < 0 ? best : { at, known: 0, width: above[at]?.cells.length ?? width };
}

/** A cell that no heading is. */
function isFigure(cell: string): boolean {
  const text = cell.trim();
  return readCount(text) !== null || readLength(text) !== null || readDate(text) !== null;
}

function modalWidth(rows: Row[]): number {
  const counts = new Map<number, number>();
  for (const { cells } of rows.slice(0, 100)) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  return [...counts].reduce((most, one) => (one[1] > most[1] ? one : most), [0, 0])[0];
}

export interface Block {
  from: number;
  to: number;
}

/** One table, or two side by side: days with the channel's views, and videos with theirs. */
export function splitBlocks(names: string[]): Block[] {
  const meanings = names.map((name) => meaningOf(name)?.meaning ?? null);
  const day = meanings.indexOf("day");
  const video = meanings.findIndex(
    (meaning) => meaning === "id" || meaning === "title" || meaning === "publishedAt",
  );
  const border = Math.max(day, video);
  const isSplit =
    day >= 0 &&
    video >= 0 &&
    meanings.indexOf("views") < border &&
    meanings.indexOf("views", border) > border;
  if (!isSplit) return [{ from: 0, to: names.length }];
  return [
    { from: 0, to: border },
    { from: border, to: names.length },
  ];
}

export interface BlockRows extends Sheet, Block {
  places: Places;
}

/** Gives the rows below the heading to a taker, each cut to its block. */
export function rowsBelow<Result>(
  text: string,
  { delimiter, headingLine, names, places, from, to }: BlockRows,
  taker: () => { take: (cells: string[], line: number) => boolean; result: () => Result },
): Result {
  const isWhole = from === 0 && to === names.length;
  return eachRow(text, delimiter, () => {
    const own = taker();
    return {
      take({ line, cells }) {
        if (line <= headingLine) return true;
        const block = isWhole
          ? rejoinTitle(cells, places.title, names.length, delimiter)
          : cells.slice(from, to);
        return block.some((cell) => cell.trim() !== "") ? own.take(block, line) : true;
      },
      result: own.result,
    };
  });
}

/** An unquoted title that holds the delimiter falls into more cells than the heading has: puts it together again. */
function rejoinTitle(cells: string[], title: number | undefined, width: number, delimiter: string): string[] {
  const more = cells.length - width;
  if (more <= 0 || title === undefined) return cells;
  return [
    ...cells.slice(0, title),
    cells.slice(title, title + more + 1).join(delimiter),
    ...cells.slice(title + more + 1),
  ];
}
