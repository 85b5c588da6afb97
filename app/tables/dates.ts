/** 03/04/2026: day and month cannot be told apart. `first` and `second` are the numbers as written. */
export interface AmbiguousDate {
  kind: "ambiguous";
  first: number;
  second: number;
  year: number;
}

export type WrittenDate = { kind: "date"; at: Date } | AmbiguousDate;

export type DateOrder = "day-first" | "month-first";

/** How month names begin in English, German, French, Spanish, Portuguese and Italian, without accents. */
const MONTHS = [
  /^(jan|gen|ene)/,
  /^(feb|fev)/,
  /^mar|^maerz/,
  /^(apr|avr|abr)/,
  /^(may|mai|mag)/,
  /^(jun|juin|giu)/,
  /^(jul|juil|lug)/,
  /^(aug|aou|ago)/,
  /^(sep|set)/,
  /^(oct|okt|out|ott)/,
  /^nov/,
  /^(dec|dez|dic)/,
];

const ISO = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})$/;
const MONTH_FIRST = /^(\p{L}{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})(?:,? .*)?$/u;
const DAY_FIRST = /^(\d{1,2})(?:st|nd|rd|th|\.)?[ -](?:de )?(\p{L}{3,9})\.?,?[ -](?:de )?(\d{4})(?:,? .*)?$/u;
const DOTTED = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4}|\d{2})(?:,? .*)?$/;
const SLASHED = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})(?:,? .*)?$/;

/** Longer than any date with its time. */
const MAX_CHARACTERS = 60;

/**
 * Reads "2026-03-04", an ISO instant, "Mar 4, 2026", "4 Mar 2026", "4 de marzo de 2026", "04.03.2026" (day first)
 * and "03/04/2026" (ambiguous), the last two with two-digit years as well. A time without a zone is ignored: only the
 * day counts. null if it is not a date, as the 31st of February is not.
 */
export function readDate(text: string): WrittenDate | null {
  if (text.length > MAX_CHARACTERS) return null;
  const plain = text.normalize("NFKC").replace(/\s+/gu, " ").trim();
  if (INSTANT.test(plain)) {
    const at = new Date(plain.replace(/([+-]\d{2})(\d{2})$/, "$1:$2"));
    return Number.isNaN(at.getTime()) ? null : { kind: "date", at };
  }
  const iso = ISO.exec(plain);
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const monthFirst = MONTH_FIRST.exec(plain);
  if (monthFirst) return dayOf(Number(monthFirst[3]), monthOf(monthFirst[1]), Number(monthFirst[2]));
  const dayFirst = DAY_FIRST.exec(plain);
  if (dayFirst) return dayOf(Number(dayFirst[3]), monthOf(dayFirst[2]), Number(dayFirst[1]));
  const dotted = DOTTED.exec(plain);
  if (dotted) return dayOf(yearOf(dotted[3]), Number(dotted[2]), Number(dotted[1]));
  const slashed = SLASHED.exec(plain);
  if (!slashed) return null;
  const [first, second, year] = [Number(slashed[1]), Number(slashed[2]), yearOf(slashed[3])];
  if (first === second || second > 12) return dayOf(year, first, second);
  if (first > 12) return dayOf(year, second, first);
  return { kind: "ambiguous", first, second, year };
}

/** The order a date shows by a number over 12; null if it shows none. */
export function orderShownBy(text: string): DateOrder | null {
  const [, first = 0, second = 0] = (SLASHED.exec(text.slice(0, MAX_CHARACTERS).trim()) ?? []).map(Number);
  if (first > 12 && second <= 12) return "day-first";
  return second > 12 && first <= 12 && first > 0 ? "month-first" : null;
}

/** An ambiguous date, read in its column's order. */
export function resolveDate(date: AmbiguousDate, order: DateOrder): Date {
  const [month, day] = order === "day-first" ? [date.second, date.first] : [date.first, date.second];
  return new Date(Date.UTC(date.year, month - 1, day));
}

function monthOf(name = ""): number {
  const plain = name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return MONTHS.findIndex((month) => month.test(plain)) + 1;
}

/** "26" is 2026: YouTube began in this century. */
function yearOf(written = ""): number {
  return Number(written) + (written.length === 2 ? 2000 : 0);
}

function dayOf(year: number, month: number, day: number): WrittenDate | null {
  const at = new Date(Date.UTC(year, month - 1, day));
  const isDay = at.getUTCMonth() === month - 1 && at.getUTCDate() === day && year >= 2005 && year < 2100;
  return isDay ? { kind: "date", at } : null;
}
