import { HOUR_MS } from "../../app/numbers/days.ts";

/** One search term over time, on Google Trends' own scale: 100 is the highest point of all terms. */
interface ExportedTerm {
  term: string;
  /** "Worldwide", in the language of the export; null if it names none. */
  place: string | null;
  /** A null value is an empty cell: unknown, not 0. */
  points: { date: string; value: number | null }[];
}

export type GoogleTrendsExport =
  | { ok: true; interval: Interval; terms: ExportedTerm[] }
  | { ok: false; why: string };

type Interval = "minute" | "hour" | "day" | "week" | "month";

/** What '<1' counts: more than 0 and less than 1. */
export const BELOW_ONE = 0.5;
/** Far over the longest export (some twenty years of months, five of weeks, a week of hours). */
const MAX_CHARACTERS = 1_000_000;

const DATE =
  /^(\d{4})[-/.](\d{1,2})(?:[-/.](\d{1,2}))?(?:[T ](\d{1,2})(?::(\d{2}))?(?::\d{2})?(?:Z|[+-]\d{2}:?\d{2})?)?$/;

/**
 * Reads the "interest over time" CSV that Google Trends exports, in any language of its header, with and
 * without the preamble ("Category: All categories"), for one or several terms; or answers why not. The
 * header is the last line before the first one that begins with a date, so no language has to be known.
 */
export function readGoogleTrendsExport(text: string): GoogleTrendsExport {
  if (text.length > MAX_CHARACTERS) return refuse("The file is larger than any Google Trends export.");
  const lines = text.replace(/^\uFEFF/, "").split(/\r\n|\n|\r/);
  const first = lines.findIndex((line) => readDate(firstCell(line)) !== null);
  if (first === -1) {
    return refuse(
      "No line begins with a date such as 2026-11-20. Interest by region and related queries are other exports of Google Trends; this reads interest over time.",
    );
  }
  const header = lines.slice(0, first).findLastIndex((line) => line.trim() !== "");
  if (header === -1) return refuse("There is no line with the search terms above the first date.");
  const separator = separatorOf(lines[first] ?? "");
  if (!separator) return refuse(`Line ${first + 1} has a date and no value.`);
  const names = cellsOf(lines[header] ?? "", separator).slice(1);
  if (names.length === 0) return refuse(`Line ${header + 1} names no search term.`);

  const dates: string[] = [];
  const rows: (number | null)[][] = [];
  for (const [n, line] of lines.entries()) {
    if (n < first || line.trim() === "") continue;
    // Older exports hold further tables below, each after an empty line.
    if (rows.length > 0 && lines[n - 1]?.trim() === "" && readDate(firstCell(line)) === null) break;
    const [dateCell = "", ...cells] = cellsOf(line, separator);
    const date = readDate(dateCell);
    if (date === null) return refuse(`Line ${n + 1} does not begin with a date: “${shorten(dateCell)}”.`);
    if (date <= (dates.at(-1) ?? "")) return refuse(`Line ${n + 1} is not later than the line before it.`);
    if (cells.length !== names.length) {
      return refuse(`Line ${n + 1} has ${cells.length} values for ${names.length} search terms.`);
    }
    const values: (number | null)[] = [];
    for (const [column, cell] of cells.entries()) {
      const value = isPartialMark(names[column]) ? null : readValue(cell);
      if (value === undefined) return refuse(`Line ${n + 1}: “${shorten(cell)}” is no value from 0 to 100.`);
      values.push(value);
    }
    dates.push(date);
    rows.push(values);
  }
  const terms = names.flatMap((name, column) =>
    isPartialMark(name)
      ? []
      : [{ ...readName(name), points: dates.map((date, n) => ({ date, value: rows[n]?.[column] ?? null })) }],
  );
  return { ok: true, interval: intervalOf(dates), terms };
}

function refuse(why: string): GoogleTrendsExport {
  return { ok: false, why };
}

function firstCell(line: string): string {
  return /^[^,;\t]*/.exec(line)?.[0] ?? "";
}

/** Programs that save a CSV file again may write semicolons or tabs. */
function separatorOf(line: string): string | undefined {
  return /[,;\t]/.exec(line)?.[0];
}

/** The cells of one line: quoted where they hold a separator or a quote (RFC 4180). */
function cellsOf(line: string, separator: string): string[] {
  const cells: string[] = [];
  let cell = "";
  let quoted = false;
  for (let at = 0; at < line.length; at++) {
    const char = line[at] ?? "";
    if (quoted && char === '"' && line[at + 1] === '"') {
      cell += char;
      at += 1;
    } else if (char === '"') quoted = !quoted;
    else if (char === separator && !quoted) {
      cells.push(cell.trim());
      cell = "";
    } else cell += char;
  }
  return [...cells, cell.trim()];
}

/** "2026-11-20", "2026-11-20T13:00"; a month, or "2026-11-01 - 2026-11-07", is its first day. Else null. */
function readDate(cell: string): string | null {
  const [, year, month = "", day = "1", hour, minute = "00"] =
    DATE.exec(cell.replaceAll('"', "").replace(/ - .*/, "").trim()) ?? [];
  if (!year) return null;
  const date = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const time = hour ? `T${hour.padStart(2, "0")}:${minute}` : "";
  const moment = new Date(`${date}${time || "T00:00"}Z`);
  return Number.isNaN(moment.getTime()) || !moment.toISOString().startsWith(date) ? null : date + time;
}

/** null for an empty cell, undefined for an invalid one. */
function readValue(cell: string): number | null | undefined {
  if (cell === "") return null;
  if (/^<\s*1$/.test(cell)) return BELOW_ONE;
  const value = /^\d{1,3}(\.0)?$/.test(cell) ? Number(cell) : Number.NaN;
  return value <= 100 ? value : undefined;
}

/** "coffee: (Worldwide)" is a term and a place; a term may hold colons itself. */
function readName(name: string): { term: string; place: string | null } {
  const [, term, place] = /^(.*?)\s*[:：]\s*(?:[(（](.*)[)）])?$/u.exec(name) ?? [];
  return { term: term || name, place: place || null };
}

/** A column that some programs add: whether the newest period is not over. */
function isPartialMark(name: string | undefined): boolean {
  return name?.toLowerCase() === "ispartial";
}

/** By the median distance of two dates. */
function intervalOf(dates: string[]): Interval {
  const times = dates.map((date) => Date.parse(date.includes("T") ? `${date}Z` : date));
  const hours = times.slice(1).map((time, n) => (time - (times[n] ?? time)) / HOUR_MS);
  const usual = hours.sort((a, b) => a - b)[hours.length >> 1] ?? 24;
  if (usual < 1) return "minute";
  if (usual < 24) return "hour";
  if (usual < 6 * 24) return "day";
  return usual < 27 * 24 ? "week" : "month";
}

function shorten(cell: string): string {
  return cell.length > 40 ? `${cell.slice(0, 40)}…` : cell;
}
