import { type RevenueBreakdown, toMoney } from "../../model/revenue";
import { storable } from "../../words/bounds";
import { decimalMark, readCount } from "../counts";
import { plainLines } from "../rows";
import { type ColumnRead, type Places, readColumns } from "./columns";
import { type DailyTable, readDailyTable } from "./daily-table";
import type { StudioKind, StudioOptions } from "./export";
import { foldName } from "./headings";
import { currenciesOf, readMoney } from "./money";
import { type Block, type BlockRows, findSheet, rowsBelow, type Sheet, splitBlocks } from "./sheet";
import { readVideoTable, TOTALS, type VideoTable } from "./video-table";

/** What a file's text was read as. */
export interface FileRead {
  kinds: StudioKind[];
  rows: number;
  columns: ColumnRead[];
  table: VideoTable | null;
  daily: DailyTable | null;
  breakdown: RevenueBreakdown | null;
  /** Of its revenue; null if it tells none. */
  currency: string | null;
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
  const blocks = splitBlocks(sheet.names).map((block) => ({ ...block, ...readBlock(block, sheet, options) }));
  const refused = blocks.find((block) => "refused" in block);
  if (refused && "refused" in refused) return { refused: refused.refused };
  const read: FileRead = {
    kinds: [],
    rows: 0,
    columns: [],
    table: null,
    daily: null,
    breakdown: null,
    currency: null,
  };
  for (const block of blocks) {
    if ("refused" in block) continue;
    const { kind, places, columns, from, to } = block;
    const rows = { ...sheet, from, to, places };
    read.kinds.push(kind);
    read.columns.push(...columns);
    if (kind === "table") {
      const videos = readVideoTable(text, rows, options);
      if ("refused" in videos) return videos;
      const { rows: count, ...table } = videos;
      read.table = table;
      read.rows += count;
      read.currency ??= table.currency;
    } else if (kind === "breakdown") {
      const found = readBreakdown(text, rows);
      if (!found) continue;
      if ("refused" in found) return found;
      read.breakdown = found.table;
      read.rows += found.rows;
      read.currency ??= found.currency;
    } else {
      const daily = readDailyTable(text, rows, options);
      if ("refused" in daily) return daily;
      read.daily = daily.table;
      read.rows += daily.rows;
      read.currency ??= daily.currency;
    }
  }
  return read;
}

type BlockRead = { kind: StudioKind; places: Places; columns: ColumnRead[] };

function readBlock(
  { from, to }: Block,
  sheet: Sheet,
  { wantsRevenue = false }: StudioOptions,
): BlockRead | { refused: string } {
  const names = sheet.names.slice(from, to);
  const rows = sheet.sample
    .map(({ cells }) => cells.slice(from, to))
    .filter((cells) => cells.some((cell) => cell.trim() !== ""));
  const { places, columns } = readColumns(names, rows);
  const kind = kindOf(places, rows);
  const isFirstNamed = Object.values(places).includes(0);
  if (wantsRevenue && kind === null && places.revenue !== undefined && !isFirstNamed)
    return { kind: "breakdown", places, columns };
  const refused = whyNot(kind, places, columns, rows, wantsRevenue);
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

/** Why a table is not one of Studio's three by video, as a clause; null if it is. */
function whyNot(
  kind: "table" | "chart" | "totals" | null,
  places: Places,
  columns: ColumnRead[],
  rows: string[][],
  wantsRevenue: boolean,
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
  const isDaysOfRevenue = wantsRevenue && kind !== "table" && places.revenue !== undefined;
  if (places.views === undefined && !isDaysOfRevenue) {
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

/** There are some 250 countries; cities are cut by Studio at 500. */
const MAX_ROWS = 1000;
const MAX_NAME = 80;

/** Revenue by what the first column names: countries, content types. null without a column of revenue. */
function readBreakdown(
  text: string,
  sheet: BlockRows,
): { table: RevenueBreakdown; rows: number; currency: string | null } | { refused: string } | null {
  const { places, names, sample } = sheet;
  const { revenue: at } = places;
  if (at === undefined) return null;
  const mark = decimalMark(sample.map(({ cells }) => cells[at] ?? ""));
  const currencies = currenciesOf(names);
  const { table, rows } = rowsBelow(text, sheet, () => {
    const table: RevenueBreakdown = { by: (names[0] ?? "").trim().slice(0, MAX_NAME), total: null, rows: [] };
    let rows = 0;
    return {
      take(cells) {
        const name = storable((cells[0] ?? "").slice(0, MAX_NAME)).trim();
        currencies.see(cells[at] ?? "");
        const amount = readMoney(cells[at] ?? "", mark);
        const read = {
          revenue: amount === null ? null : toMoney(amount),
          views: readCount((cells[places.views ?? -1] ?? "").trim()),
        };
        if (TOTALS.has(foldName(name))) table.total ??= read;
        else if (name !== "") {
          rows += 1;
          table.rows.push({ name, ...read });
        }
        return rows < MAX_ROWS;
      },
      result: () => ({ table, rows }),
    };
  });
  const refused = currencies.problem();
  return refused ? { refused } : { table, rows, currency: currencies.currency() };
}
