import { readCount } from "./counts";
import { readDate } from "./dates";

/** The column of each value, from 0. */
export interface Columns {
  title: number;
  date: number;
  views: number;
  /** -1 if there is none. */
  length: number;
  /** The video's id in Studio's export, whose row of sums says "Total" there; -1 if there is none. */
  content: number;
}

/** Column names in lower case, Studio's first. */
const NAMES: Record<keyof Columns, RegExp> = {
  title: /^(video title|title|video|name|videotitel|titel|titre.*|t[ií]tulo.*|titolo.*)$/,
  date: /^(video publish time|publish(ed)?( ?(time|date|at|on))?|published_at|publishedat|upload(ed)? ?(date|at|on)?|date|datum|ver[öo]ffentlich.*|fecha.*|data.*|date de .*|(heure|hora|ora) d.*pub.*)$/,
  views: /^(views?|view ?count|view_count|viewcount|aufrufe|vues|vistas|visualiza\p{L}+|visualizzazioni)$/u,
  length:
    /^(duration|duration_s|duration ?seconds|length|dauer|dur[ée]e|duraci[óo]n|dura[çc][ãa]o|durata)( \(.*\))?$/,
  content: /^(content|video id|video_id|videoid|id|inhalte?|contenu|contenido|conte[úu]do|contenuti)$/,
};

/** The columns a heading names; null unless it names a title, a date and views. */
export function columnsByHeading(cells: string[]): Columns | null {
  const plain = cells.map((cell) =>
    cell
      .replace(/^\uFEFF/, "")
      .trim()
      .toLowerCase(),
  );
  const find = (name: keyof Columns) => plain.findIndex((cell) => NAMES[name].test(cell));
  const columns = {
    title: find("title"),
    date: find("date"),
    views: find("views"),
    length: find("length"),
    content: find("content"),
  };
  return columns.title >= 0 && columns.date >= 0 && columns.views >= 0 ? columns : null;
}

/**
 * The columns of a table without a heading, by content: the date and the views are the columns that read as such in
 * most rows, the title is the one of the rest with the most letters. null if one is missing.
 */
export function columnsByContent(rows: string[][]): Columns | null {
  const width = Math.min(Math.max(0, ...rows.map((row) => row.length)), 12);
  const share = (column: number, reads: (cell: string) => boolean) =>
    rows.filter((row) => reads(row[column] ?? "")).length / rows.length;
  const places = Array.from({ length: width }, (_, column) => column);
  const best = (score: (column: number) => number, taken: number[], least: number) => {
    const free = places.filter((column) => !taken.includes(column));
    const [first = -1] = free.toSorted((a, b) => score(b) - score(a));
    return first >= 0 && score(first) >= least ? first : -1;
  };
  const date = best((column) => share(column, (cell) => readDate(cell) !== null), [], 0.5);
  // Likes and comments are fewer than views: the larger column of counts is the views.
  const total = (column: number) => rows.reduce((sum, row) => sum + (readCount(row[column] ?? "") ?? 0), 0);
  const views = best(
    (column) => share(column, (cell) => readCount(cell) !== null) + Math.log10(1 + total(column)) / 1000,
    [date],
    0.5,
  );
  // A title may be all emoji and figures: length breaks the tie.
  const letters = (cell: string) => (cell.match(/\p{L}/gu)?.length ?? 0) + cell.trim().length / 100;
  const title = best(
    (column) => rows.reduce((sum, row) => sum + letters(row[column] ?? ""), 0) / rows.length,
    [date, views],
    0.01,
  );
  const length = best(
    (column) => share(column, (cell) => /^(\d+:)?\d+:\d\d$/.test(cell.trim())),
    [date, views, title],
    0.5,
  );
  return date < 0 || views < 0 || title < 0 ? null : { title, date, views, length, content: -1 };
}
