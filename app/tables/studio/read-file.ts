import { formatCount } from "../../numbers/figures";
import { type DecimalMark, decimalMark, readCount, readDecimal, readLength } from "../counts";
import { type DateOrder, orderOfDates, readDate, resolveDate } from "../dates";
import { foldName, headingKey } from "../headings";
import { DELIMITERS, eachRow, plainLines, type Row, readRows } from "../rows";
import type { MeasuredUpload } from "../upload";
import { type ExcludedRow, plainTitle, type RowExclusion, readUploadRow } from "../upload-row";
import { type ColumnRead, type Places, readColumns, readVideoId } from "./columns";
import type { StudioOptions, StudioSums } from "./export";
import { type Meaning, meaningOf } from "./headings";

/** Enough to see what each column holds. */
const SAMPLE_ROWS = 1000;
const SAMPLE_CHARACTERS = 400_000;
/** A heading stands on top, with a few other lines above it at most. */
const HEADING_WITHIN = 30;
/** 500 videos over three years have as many. */
const MAX_ROWS = 600_000;
/** Studio writes 500; a table put together by hand may have more. */
const MAX_UPLOADS = 5000;
/** From so many on, Studio has left out others (499 or 500 in genuine exports). */
const STUDIO_MOST = 499;
const UNPUBLISHED = "A draft, a private or a deleted video: it has no publish time";

/** A table of videos: what each row tells, before it is known when the views were counted. */
export interface VideoTable {
  uploads: Omit<MeasuredUpload, "countedAt">[];
  /** The line of each upload. */
  lines: number[];
  excluded: ExcludedRow[];
  total: StudioSums | null;
  /** Where the total stands. */
  totalLine: number | null;
  sums: StudioSums;
  isCut: boolean;
  currency: string | null;
  dates?: DateOrder | "unknown";
}

/** Views by day ("2026-11-21") and video; the channel's own under null. */
export interface DailyTable {
  views: Map<string | null, Map<string, number>>;
  /** All days of the file, with views or without. */
  days: Set<string>;
}

/** What a file's text was read as. */
export interface FileRead {
  kinds: ("table" | "chart" | "totals")[];
  rows: number;
  columns: ColumnRead[];
  table: VideoTable | null;
  daily: DailyTable | null;
}

/**
 * The table of uploads under the heading of a list; null where no heading names two columns and more. A table of anything
 * else is refused in a sentence.
 */
export function readListTable(text: string, options: StudioOptions): VideoTable | { refused: string } | null {
  const sheet = findSheet(text);
  if (!sheet || sheet.headingLine === 0 || sheet.known < 2) return null;
  const read = readSheet(text, sheet, options);
  if ("refused" in read) return { refused: `${read.refused}.` };
  if (read.table) return read.table;
  return { refused: "It has views by day, not by video. Wanted is “Table data.csv” of the Content tab." };
}

/** Reads the text of one of Studio's files; or says what it looks like instead, and which file is wanted. */
export function readStudioFile(written: string, options: StudioOptions): FileRead | { refused: string } {
  const text = plainLines(written);
  const sheet = findSheet(text);
  return sheet ? readSheet(text, sheet, options) : { refused: "it holds no table" };
}

function readSheet(text: string, sheet: Sheet, options: StudioOptions): FileRead | { refused: string } {
  const blocks = splitBlocks(sheet.names).map((block) => ({ ...block, ...readBlock(block, sheet) }));
  const refused = blocks.find((block) => "refused" in block);
  if (refused && "refused" in refused) return { refused: refused.refused };
  const read: FileRead = { kinds: [], rows: 0, columns: [], table: null, daily: null };
  for (const block of blocks) {
    if ("refused" in block) continue;
    const { kind, places, columns, from, to } = block;
    const rows = { ...sheet, from, to, places };
    read.kinds.push(kind);
    read.columns.push(...columns);
    if (kind === "table") {
      const { rows: count, ...table } = readTable(text, rows, options);
      read.table = table;
      read.rows += count;
    } else {
      const daily = readDaily(text, rows, options);
      if ("refused" in daily) return daily;
      read.daily = daily.table;
      read.rows += daily.rows;
    }
  }
  return read;
}

interface Sheet {
  delimiter: string;
  names: string[];
  /** The line of the heading; 0 without one. */
  headingLine: number;
  /** How many columns the heading names that are known. */
  known: number;
  sample: Row[];
}

/** The delimiter and the heading under which most columns are known; null for a text without columns. */
function findSheet(text: string): Sheet | null {
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

/** The row that names most columns; else the last one above all figures, -1 if there is none. */
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

interface Block {
  from: number;
  to: number;
}

/** One table, or two side by side: days with the channel's views, and videos with theirs. */
function splitBlocks(names: string[]): Block[] {
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

type BlockRead = { kind: "table" | "chart" | "totals"; places: Places; columns: ColumnRead[] };

function readBlock({ from, to }: Block, sheet: Sheet): BlockRead | { refused: string } {
  const names = sheet.names.slice(from, to);
  const rows = sheet.sample
    .map(({ cells }) => cells.slice(from, to))
    .filter((cells) => cells.some((cell) => cell.trim() !== ""));
  const { places, columns } = readColumns(names, rows);
  const kind = kindOf(places, rows);
  const refused = whyNot(kind, places, columns, rows);
  return refused ? { refused } : { kind: kind ?? "table", places, columns };
}

function kindOf(places: Places, rows: string[][]): "table" | "chart" | "totals" | null {
  const video = places.id ?? places.title;
  if (places.day === undefined) return video === undefined ? null : "table";
  if (video === undefined) return "totals";
  if (places.publishedAt === undefined && (places.id === undefined || !hasRepeats(rows, places.id))) {
    places.publishedAt = places.day;
    delete places.day;
    return "table";
  }
  return "chart";
}

/** Whether the same value stands in several rows. */
function hasRepeats(rows: string[][], at: number): boolean {
  const cells = rows.map((row) => (row[at] ?? "").trim()).filter((cell) => cell !== "");
  return new Set(cells).size < cells.length * 0.9;
}

const WANTED = "Wanted is “Table data.csv”, “Chart data.csv” or “Totals.csv” of the Content tab";

/** Why a table is none of Studio's three by video, as a clause; null if it is. */
function whyNot(
  kind: "table" | "chart" | "totals" | null,
  places: Places,
  columns: ColumnRead[],
  rows: string[][],
): string | null {
  const shown = columns
    .slice(0, 8)
    .map(({ heading }) => `“${heading.slice(0, 40)}”`)
    .join(", ");
  const group = columns.find(({ meaning }) => meaning === null)?.heading ?? columns[0]?.heading ?? "";
  const first = columns[0];
  const looksLikeBreakdown = (places.views ?? places.watchTime ?? places.impressions) !== undefined;
  if (kind === null) {
    return looksLikeBreakdown && first?.meaning === null
      ? `It looks like YouTube Studio's figures by “${group}”, not by video. ${WANTED}`
      : `Its columns are ${shown}. ${WANTED}`;
  }
  if (kind === "totals" && hasRepeats(rows, places.day ?? 0)) {
    return `It looks like YouTube Studio's days by “${group}”, not by video. ${WANTED}`;
  }
  if (places.views === undefined) {
    return `It has no column of views: its columns are ${shown}. In YouTube Studio choose Views, and export again`;
  }
  if (kind === "chart" && places.id === undefined) {
    return `It has days and no video ids: its columns are ${shown}. ${WANTED}`;
  }
  if (kind === "table" && (places.title === undefined || places.publishedAt === undefined)) {
    const needed = places.title === undefined ? "the video title" : "the video publish time";
    return `It has no column of ${needed}: its columns are ${shown}`;
  }
  return null;
}

interface BlockRows extends Sheet, Block {
  places: Places;
}

/** Gives the rows below the heading to a taker, each cut to its block. */
function rowsBelow<Result>(
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
export function rejoinTitle(
  cells: string[],
  title: number | undefined,
  width: number,
  delimiter: string,
): string[] {
  const more = cells.length - width;
  if (more <= 0 || title === undefined) return cells;
  return [
    ...cells.slice(0, title),
    cells.slice(title, title + more + 1).join(delimiter),
    ...cells.slice(title + more + 1),
  ];
}

/** How Studio calls its row of sums, where no id tells that it is one. */
const TOTALS = new Set(
  "total, totals, gesamt, gesamtsumme, summe, totale, totaal, łącznie, razem, suma, итого, всего, усього, toplam, 合計, 합계, 총계, कुल, tổng, tổng cộng, 总计, 總計, الإجمالي, totalt, yhteensä, celkem, összesen, σύνολο, รวม, סהכ, jumlah"
    .split(",")
    .map(foldName),
);

function readTable(
  text: string,
  sheet: BlockRows,
  { asOf, order }: StudioOptions,
): VideoTable & { rows: number } {
  const { places, names, from } = sheet;
  const all = rowsBelow(text, sheet, () => {
    const rows: { cells: string[]; line: number }[] = [];
    return {
      take(cells, line) {
        rows.push({ cells, line });
        // The total and a note may stand among them.
        return rows.length < MAX_UPLOADS + 3;
      },
      result: () => ({ rows }),
    };
  });
  const cellOf = (cells: string[], meaning: Meaning) => {
    const at = places[meaning];
    return at === undefined ? undefined : (cells[at] ?? "").trim();
  };
  const dateCells = all.rows.map(({ cells }) => cellOf(cells, "publishedAt") ?? "");
  const shownOrder = orderOfDates(dateCells, asOf) ?? order ?? null;
  const unit = (meaning: Meaning) => headingKey(names[from + (places[meaning] ?? -1)] ?? "").unit;
  const figures = figureReader(sheet, all.rows, unit);

  const table: VideoTable & { rows: number } = {
    uploads: [],
    lines: [],
    excluded: [],
    total: null,
    totalLine: null,
    sums: noSums(places),
    isCut: false,
    currency: currencyOf([unit("revenue"), unit("rpm")]),
    rows: 0,
  };
  const exclude = (line: number, kind: RowExclusion, why: string) => table.excluded.push({ line, kind, why });
  const seen = new Set<string>();
  for (const { cells, line } of all.rows) {
    const id = readVideoId(cellOf(cells, "id") ?? "");
    const title = plainTitle(cellOf(cells, "title") ?? "");
    const written = cellOf(cells, "publishedAt") ?? "";
    const measured = figures(cells);
    if (id === null && written === "" && isTotal(cells, places, title)) {
      table.total ??= sumsOf(measured, places);
      table.totalLine ??= line;
      continue;
    }
    if (isNote(cells)) {
      table.isCut ||= cells.some((cell) => /500/.test(cell));
      continue;
    }
    if (table.rows >= MAX_UPLOADS) {
      exclude(line, "unread", `Rows from here on were not read: ${formatCount(MAX_UPLOADS)} are the most`);
      break;
    }
    table.rows += 1;
    const key = id ?? JSON.stringify([title, written, measured.views]);
    if (seen.has(key)) {
      exclude(line, "duplicate", "The same as a line before it");
      continue;
    }
    seen.add(key);
    addTo(table.sums, measured);
    if (readDate(written)?.kind === "ambiguous") table.dates = shownOrder ?? "unknown";
    // Studio leaves a cell empty where there is nothing to count.
    const views = cellOf(cells, "views") || "0";
    const row = readUploadRow({ title, date: written, views }, shownOrder, asOf);
    if ("kind" in row && row.kind === "no-date" && written === "") exclude(line, "unpublished", UNPUBLISHED);
    else if ("kind" in row) exclude(line, row.kind, row.why);
    else {
      const durationSeconds = readLength(cellOf(cells, "duration") ?? "");
      table.uploads.push({ ...measured, ...row, videoId: id, durationSeconds });
      table.lines.push(line);
    }
  }
  table.isCut ||= table.rows >= STUDIO_MOST;
  return table;
}

/** Studio's sum stands where the title would, or in place of an id, with neither title nor date beside it. */
function isTotal(cells: string[], places: Places, title: string): boolean {
  const views = readCount((cells[places.views ?? -1] ?? "").trim());
  if (views === null) return false;
  if (TOTALS.has(foldName(title))) return true;
  // Ids that a spreadsheet spoiled leave no column of ids.
  if (title === "" && cells.some((cell) => TOTALS.has(foldName(cell)))) return true;
  return title === "" && places.id !== undefined && (cells[places.id] ?? "").trim() !== "";
}

/** A line of one cell below the table, such as "Showing top 500 results". */
function isNote(cells: string[]): boolean {
  return cells.filter((cell) => cell.trim() !== "").length === 1 && /\p{L}/u.test(cells[0] ?? "");
}

type Figures = Omit<
  MeasuredUpload,
  "videoId" | "title" | "publishedAt" | "durationSeconds" | "countedAt" | "views"
> & {
  views: number | null;
};

/** Reads the figures of a row, in the units of the headings and with the decimals of the table. */
function figureReader(
  { places }: BlockRows,
  rows: { cells: string[] }[],
  unit: (meaning: Meaning) => string,
): (cells: string[]) => Figures {
  const at = (meaning: Meaning) => places[meaning] ?? -1;
  const decimals: Meaning[] = ["watchTime", "clickThroughRate", "averageViewedShare", "revenue", "rpm"];
  const mark: DecimalMark = decimalMark(
    rows.flatMap(({ cells }) => decimals.map((meaning) => cells[at(meaning)] ?? "")),
  );
  const isMinutes = /min|мин|хв|分|분|मिनट|دقي|phút|menit|dak|perc|λεπτ|นาที|דק/iu.test(unit("watchTime"));
  return (cells) => {
    const cell = (meaning: Meaning) => (cells[at(meaning)] ?? "").trim();
    const decimal = (meaning: Meaning) => readDecimal(cell(meaning), mark);
    const whole = (meaning: Meaning) => {
      const text = cell(meaning);
      const sign = /^[-\u2212]/.test(text) ? -1 : 1;
      const count = readCount(text.replace(/^[-+\u2212]/, ""));
      return count === null ? null : sign * count;
    };
    const share = (meaning: Meaning) => {
      const value = decimal(meaning);
      return value === null ? null : Math.round(value * 1e4) / 1e6;
    };
    const watched = decimal("watchTime");
    return {
      // Studio leaves a cell empty where there is nothing to count.
      views: cell("views") === "" ? 0 : whole("views"),
      likes: whole("likes"),
      comments: whole("comments"),
      impressions: whole("impressions"),
      clickThroughRate: share("clickThroughRate"),
      watchHours: watched === null || !isMinutes ? watched : watched / 60,
      averageViewSeconds: readLength(cell("averageView")),
      averageViewedShare: share("averageViewedShare"),
      subscribers: whole("subscribers"),
      revenue: decimal("revenue"),
      rpm: decimal("rpm"),
    };
  };
}

function noSums(places: Places): StudioSums {
  const start = (meaning: Meaning) => (places[meaning] === undefined ? null : 0);
  return {
    views: start("views"),
    watchHours: start("watchTime"),
    impressions: start("impressions"),
    revenue: start("revenue"),
  };
}

function sumsOf({ views, watchHours, impressions, revenue }: Figures, places: Places): StudioSums {
  const start = noSums(places);
  addTo(start, { views, watchHours, impressions, revenue });
  return start;
}

function addTo(sums: StudioSums, figures: { [Key in keyof StudioSums]: number | null }): void {
  for (const key of ["views", "watchHours", "impressions", "revenue"] as const) {
    const sum = sums[key];
    if (sum !== null) sums[key] = sum + (figures[key] ?? 0);
  }
}

function currencyOf(units: string[]): string | null {
  for (const unit of units) {
    const [code] = /\b[A-Z]{3}\b/.exec(unit) ?? [];
    if (code) return code;
  }
  return null;
}

/** Views by day. A day is kept as written until all are seen, since only they tell its order. */
function readDaily(
  text: string,
  sheet: BlockRows,
  { asOf, order }: StudioOptions,
): { table: DailyTable; rows: number } | { refused: string } {
  const { places } = sheet;
  const written = rowsBelow(text, sheet, () => {
    const views = new Map<string | null, Map<string, number>>();
    const days = new Set<string>();
    let rows = 0;
    return {
      take(cells) {
        const day = (cells[places.day ?? -1] ?? "").trim();
        if (day === "") return true;
        rows += 1;
        const idCell = (cells[places.id ?? -1] ?? "").trim();
        const id = places.id === undefined || TOTALS.has(foldName(idCell)) ? null : readVideoId(idCell);
        if (id === null && places.id !== undefined && !TOTALS.has(foldName(idCell))) return true;
        days.add(day);
        const count = readCount((cells[places.views ?? -1] ?? "").trim());
        if (count === null) return rows <= MAX_ROWS;
        const own = views.get(id) ?? new Map<string, number>();
        own.set(day, count);
        views.set(id, own);
        return rows <= MAX_ROWS;
      },
      result: () => ({ views, days, rows }),
    };
  });
  if (written.rows > MAX_ROWS) {
    return {
      refused: `It has more than ${formatCount(MAX_ROWS)} rows. Export fewer videos or a shorter time`,
    };
  }
  const shown = orderOfDates([...written.days], asOf) ?? order ?? null;
  const iso = new Map<string, string>();
  for (const day of written.days) {
    const read = readDate(day);
    const at = read?.kind === "ambiguous" ? shown && resolveDate(read, shown) : read?.at;
    if (at) iso.set(day, at.toISOString().slice(0, 10));
  }
  if (iso.size === 0)
    return { refused: "Its dates cannot be read. Export it again, and send it as it comes" };
  const days = new Set([...iso.values()].sort());
  if (!areDays([...days])) {
    return { refused: "It counts weeks or months. In YouTube Studio choose Daily, and export again" };
  }
  const views = new Map(
    [...written.views].map(([id, own]) => [
      id,
      new Map(
        [...own].flatMap(([day, count]) => (iso.has(day) ? [[iso.get(day) ?? "", count] as const] : [])),
      ),
    ]),
  );
  return { table: { views, days }, rows: written.rows };
}

const DAY_MS = 86_400_000;

/** Whether sorted days include neighbours: weeks and months have none. */
function areDays(days: string[]): boolean {
  return (
    days.length < 3 ||
    days.some((day, at) => at > 0 && Date.parse(day) - Date.parse(days[at - 1] ?? "") === DAY_MS)
  );
}
