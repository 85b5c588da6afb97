import { readCount, readLength } from "../counts";
import { readDate } from "../dates";
import { headingKey, headingText, type Meaning, meaningOf } from "./headings";

/** How a column was read. */
export interface ColumnRead {
  /** As the file has it; "column 3" where it has no headings. */
  heading: string;
  /** null: not used. */
  meaning: Meaning | null;
  /** Whether its heading told it, or what it holds. */
  by: "name" | "content" | null;
}

/** The place of each meaning among the cells of a row, from 0. */
export type Places = Partial<Record<Meaning, number>>;

const VIDEO_ID = /^[A-Za-z0-9_-]{11}$/;
const LINKED_ID =
  /(?:[?&]v=|youtu\.be\/|\/(?:shorts|embed|live|video)\/)([A-Za-z0-9_-]{11})(?![A-Za-z0-9_-])/;

/** The id of a video, alone or in a link to it; null for other text. */
export function readVideoId(written: string): string | null {
  const text = written.slice(0, 300).trim();
  if (VIDEO_ID.test(text)) return text;
  return LINKED_ID.exec(text)?.[1] ?? null;
}

/**
 * What each column holds: by its heading, and what matters most (id, title, dates, views) otherwise by content. Rows are
 * a sample without the heading; `total` is Studio's row of sums, whose cells are empty where a sum makes no sense.
 */
export function readColumns(names: string[], rows: string[][]): { places: Places; columns: ColumnRead[] } {
  const columns: ColumnRead[] = names.map((name) => ({
    heading: headingText(name),
    meaning: null,
    by: null,
  }));
  const cellsOf = (at: number) => rows.map((row) => (row[at] ?? "").trim()).filter((cell) => cell !== "");
  const places: Places = {};
  const ranks: Partial<Record<Meaning, number>> = {};
  const take = (meaning: Meaning, at: number, by: "name" | "content") => {
    const before = places[meaning];
    if (before !== undefined) Object.assign(columns[before] ?? {}, { meaning: null, by: null });
    places[meaning] = at;
    Object.assign(columns[at] ?? {}, { meaning, by });
  };
  const unnamed: number[] = [];
  names.forEach((name, at) => {
    const found = meaningOf(name);
    if (!found) unnamed.push(at);
    // "Video" and "Content" may also be titles.
    else if (found.meaning === "id" && !areIds(cellsOf(at))) unnamed.push(at);
    // "Published" may also be yes or no.
    else if (found.meaning === "publishedAt" && !areDates(cellsOf(at))) unnamed.push(at);
    else if (found.rank < (ranks[found.meaning] ?? Number.POSITIVE_INFINITY)) {
      take(found.meaning, at, "name");
      ranks[found.meaning] = found.rank;
    }
  });
  findByContent(unnamed, { names, rows, cellsOf, places, take });
  return { places, columns };
}

interface Found {
  names: string[];
  rows: string[][];
  cellsOf: (at: number) => string[];
  places: Places;
  take: (meaning: Meaning, at: number, by: "name" | "content") => void;
}

function findByContent(unnamed: number[], { names, rows, cellsOf, places, take }: Found): void {
  const free = () => unnamed.filter((at) => !Object.values(places).includes(at));
  if (places.id === undefined) {
    const at = free().find((column) => looksLikeIds(cellsOf(column)));
    if (at !== undefined) take("id", at, "content");
  }
  for (const at of free().filter((column) => isMostly(cellsOf(column), (cell) => readDate(cell) !== null))) {
    const meaning = changesWithin(rows, at, places.id ?? places.title) ? "day" : "publishedAt";
    if (places[meaning] === undefined) take(meaning, at, "content");
  }
  if (places.title === undefined && (places.id !== undefined || places.publishedAt !== undefined)) {
    const at = longestText(free(), cellsOf);
    if (at !== undefined) take("title", at, "content");
  }
  // Studio puts the length right behind the publish time, and sums it up in no total.
  const length = (places.publishedAt ?? Number.NaN) + 1;
  if (
    places.duration === undefined &&
    free().includes(length) &&
    isLengths(length, { rows, cellsOf, places })
  ) {
    take("duration", length, "content");
  }
  const whole = free().filter((at) => isMostly(cellsOf(at), (cell) => readCount(cell) !== null));
  const impressions = whole.find((at) => isRateOf(names[at + 1], names[at]));
  if (places.impressions === undefined && impressions !== undefined) {
    take("impressions", impressions, "content");
    if (free().includes(impressions + 1)) take("clickThroughRate", impressions + 1, "content");
  }
  const counts = whole.filter((at) => at !== impressions);
  const sum = (at: number) => cellsOf(at).reduce((all, cell) => all + (readCount(cell) ?? 0), 0);
  if (places.views === undefined && counts.length > 0) {
    take(
      "views",
      counts.reduce((most, at) => (sum(at) > sum(most) ? at : most)),
      "content",
    );
  }
}

function isLengths(
  at: number,
  { rows, cellsOf, places }: Pick<Found, "rows" | "cellsOf" | "places">,
): boolean {
  const cells = cellsOf(at);
  const isSum = (row: string[]) =>
    [places.title, places.publishedAt].every((place) => place !== undefined && row[place]?.trim() === "") &&
    row.filter((cell) => readCount(cell) !== null).length > 0;
  const total = rows.find(isSum);
  const isClock = cells.some((cell) => cell.includes(":"));
  return isMostly(cells, (cell) => readLength(cell) !== null) && (isClock || total?.[at]?.trim() === "");
}

/** Whether a heading is the rate (%) of what the one before it counts: they share a word. */
function isRateOf(rate: string | undefined, counted: string | undefined): boolean {
  if (rate === undefined || counted === undefined) return false;
  const { name, unit } = headingKey(rate);
  const stem = headingKey(counted).name.slice(0, /[a-z\u0370-\u052f]/i.test(counted) ? 4 : 2);
  return unit.includes("%") && stem.length >= 2 && name.includes(stem);
}

/** Whether a column holds dates, some of which may be unreadable; one without anything in it may. */
function areDates(cells: string[]): boolean {
  return (
    cells.length === 0 ||
    cells.some((cell) => readDate(cell) !== null) ||
    cells.every((cell) => /\d/.test(cell))
  );
}

/** Ids, apart from Studio's "Total" and one more. */
function areIds(cells: string[]): boolean {
  const ids = cells.filter((cell) => readVideoId(cell) !== null).length;
  const others = cells.length - ids;
  return ids > 0 && (others <= Math.min(1, ids) || others <= cells.length * 0.2);
}

/** The same where no heading says so: "photography" has eleven letters, too. */
function looksLikeIds(cells: string[]): boolean {
  return areIds(cells) && cells.some((cell) => readVideoId(cell) && /[\dA-Z_-]/.test(cell.slice(1)));
}

/** Whether nearly all filled cells are of a kind. A column of sums and notes has a few others. */
function isMostly(cells: string[], isOne: (cell: string) => boolean): boolean {
  return cells.length > 0 && cells.filter(isOne).length >= cells.length * 0.8;
}

/** Whether rows of the same video have several dates in a column: the days on which it was seen. */
function changesWithin(rows: string[][], at: number, video: number | undefined): boolean {
  if (video === undefined) return true;
  const seen = new Map<string, string>();
  for (const row of rows) {
    const key = row[video] ?? "";
    const before = seen.get(key);
    if (before !== undefined && before !== row[at]) return true;
    seen.set(key, row[at] ?? "");
  }
  return false;
}

/** The column with the longest text on average: titles are longer than names of places and kinds. */
function longestText(columns: number[], cellsOf: (at: number) => string[]): number | undefined {
  let best: number | undefined;
  let longest = 0;
  for (const at of columns) {
    const cells = cellsOf(at);
    const texts = cells.filter(
      (cell) => /\p{L}/u.test(cell) && readCount(cell) === null && readLength(cell) === null,
    );
    const length =
      cells.reduce((all, cell) => all + Math.min(cell.length, 200), 0) / Math.max(1, cells.length);
    if (texts.length >= cells.length * 0.5 && length > longest) {
      best = at;
      longest = length;
    }
  }
  return best;
}
