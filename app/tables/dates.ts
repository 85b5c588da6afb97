import { isTakenDay } from "../numbers/bounds";

/**
 * YouTube counts a view at the first frame since this day (YouTube Data API revision history, viewCount;
 * references, "YouTube Data API v3"). Before, a view needed some watching.
 */
const VIEWS_REDEFINED_AT = Date.parse("2026-08-24T00:00:00Z");

/** What a figure says that compares videos published before and after. */
export const REDEFINITION_NOTE =
  "YouTube changed how it counts views on 2026-08-24, and this compares videos from before and after.";

/** Whether some of these dates lie before the redefinition and some after. Invalid dates are left out. */
export function spansRedefinition(published: string[]): boolean {
  const times = published.map((date) => Date.parse(date)).filter((time) => !Number.isNaN(time));
  return times.some((time) => time < VIEWS_REDEFINED_AT) && times.some((time) => time >= VIEWS_REDEFINED_AT);
}

/** 03/04/2026: day and month are ambiguous. `first` and `second` are the numbers as written. */
interface AmbiguousDate {
  kind: "ambiguous";
  first: number;
  second: number;
  year: number;
}

type WrittenDate = { kind: "date"; at: Date } | AmbiguousDate;

export type DateOrder = "day-first" | "month-first";

/**
 * How month names begin, from January on, without accents: English, German, French, Spanish, Portuguese, Italian, Dutch,
 * Polish, Russian, Ukrainian, Turkish, Indonesian, Nordic languages, Czech, Hungarian, Romanian, Greek, Arabic, Hindi.
 */
const MONTHS: readonly string[][] = [
  "jan gen ene ian sty oca tammi led янв січ ιαν يناير जन",
  "feb fev lut sub helmi uno фев лют φεβ فبراير फर फ़र",
  "mar mrt maerz maart maalis bre мар бер μαρ مارس मार्च",
  "apr avr abr kwi nis huhti dub апр кві απρ أبريل ابريل अप्रै",
  "may mai mag maj mei kve touko маи мая тра μαι مايو मई",
  "jun juin giu iun cze haz kesa cerv июн чер ιουν يونيو जून",
  "jul juil lug iul lip tem heina cervenec cervence июл лип ιουλ يوليو जुल",
  "aug aou ago agu ags sie elo srp авг сер αυγ أغسطس اغسطس अग",
  "sep set wrz eyl syys zar szept сен вер σεπ سبتمبر सित",
  "oct okt out ott paz eki loka rij окт жов οκτ أكتوبر اكتوبر अक्",
  "nov noi lis kas marras ноя лис νοε نوفمبر नव",
  "dec dez dic des gru ara joulu pro дек гру δεκ ديسمبر दिस",
].map((beginnings) => beginnings.normalize("NFC").split(" "));

const NAME = "\\p{L}[\\p{L}\\p{M}]{1,11}";
const ISO = /^(\d{4})[-/.] ?(\d{1,2})[-/.] ?(\d{1,2})\.?(?:[T ].*)?$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})$/;
/** 2026年3月4日, 2026년 3월 4일 */
const EAST_ASIAN = /^(\d{4})[年년] ?(\d{1,2})[月월] ?(\d{1,2})[日일]?(?: .*)?$/u;
const MONTH_FIRST = new RegExp(`^(${NAME})\\.? (\\d{1,2})(?:st|nd|rd|th)?,? (\\d{4})(?:,? .*)?$`, "u");
const DAY_FIRST = new RegExp(
  `^(\\d{1,2})(?:st|nd|rd|th|er|\\.)?[ /-](?:de )?(${NAME})\\.?,?[ /-](?:de )?(\\d{4}|\\d{2})(?:,? .*)?$`,
  "u",
);
const YEAR_FIRST = new RegExp(`^(\\d{4})\\.? (${NAME})\\.? (\\d{1,2})\\.?$`, "u");
/** 4 thg 3, 2026 */
const VIETNAMESE = /^(?:ngày )?(\d{1,2}) (?:thg|tháng) (\d{1,2}),? (?:năm )?(\d{4})$/u;
const DOTTED = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4}|\d{2})\.?(?:,? .*)?$/;
const SLASHED = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})(?:,? .*)?$/;

/** Longer than any date with its time. */
const MAX_CHARACTERS = 60;

/**
 * Reads "2026-03-04", an ISO instant, "Mar 4, 2026", "4 Mar 2026", "4-Mar-26", "4 de marzo de 2026", "2026年3月4日",
 * "04.03.2026" (day first) and "03/04/2026" (ambiguous), the last two with two-digit years as well. A time without a zone
 * is ignored: only the day counts. null if it is not a date, as the 31st of February is not, an
 * instant before 1990, a day before YouTube, or either after 2100.
 */
export function readDate(text: string): WrittenDate | null {
  if (text.length > MAX_CHARACTERS) return null;
  const plain = text.normalize("NFKC").replace(/\s+/gu, " ").trim();
  if (!/\d/.test(plain)) return null;
  if (INSTANT.test(plain)) {
    const at = new Date(plain.replace(/([+-]\d{2})(\d{2})$/, "$1:$2"));
    return isTaken(at) ? { kind: "date", at } : null;
  }
  const yearFirst = ISO.exec(plain) ?? EAST_ASIAN.exec(plain);
  if (yearFirst) return dayOf(Number(yearFirst[1]), Number(yearFirst[2]), Number(yearFirst[3]));
  const monthFirst = MONTH_FIRST.exec(plain);
  if (monthFirst) return dayOf(Number(monthFirst[3]), monthOf(monthFirst[1]), Number(monthFirst[2]));
  const dayFirst = DAY_FIRST.exec(plain);
  if (dayFirst) return dayOf(yearOf(dayFirst[3]), monthOf(dayFirst[2]), Number(dayFirst[1]));
  const named = YEAR_FIRST.exec(plain);
  if (named) return dayOf(Number(named[1]), monthOf(named[2]), Number(named[3]));
  const dotted = DOTTED.exec(plain) ?? VIETNAMESE.exec(plain);
  if (dotted) return dayOf(yearOf(dotted[3]), Number(dotted[2]), Number(dotted[1]));
  const slashed = SLASHED.exec(plain);
  if (!slashed) return null;
  const [first, second, year] = [Number(slashed[1]), Number(slashed[2]), yearOf(slashed[3])];
  if (first === second || second > 12) return dayOf(year, first, second);
  if (first > 12) return dayOf(year, second, first);
  return dayOf(year, first, second) && { kind: "ambiguous", first, second, year };
}

/** The order a date shows by a number over 12; null if it shows none. */
function orderShownBy(text: string): DateOrder | null {
  const [, first = 0, second = 0] = (SLASHED.exec(text.slice(0, MAX_CHARACTERS).trim()) ?? []).map(Number);
  if (first > 12 && second <= 12) return "day-first";
  return second > 12 && first <= 12 && first > 0 ? "month-first" : null;
}

/** An ambiguous date, read in its column's order. */
export function resolveDate(date: AmbiguousDate, order: DateOrder): Date {
  const [month, day] = order === "day-first" ? [date.second, date.first] : [date.first, date.second];
  return new Date(Date.UTC(date.year, month - 1, day));
}

/** The month whose longest beginning a name has; 0 for no month. */
function monthOf(name = ""): number {
  const plain = name
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC");
  let month = 0;
  let longest = 0;
  MONTHS.forEach((beginnings, at) => {
    for (const beginning of beginnings) {
      if (beginning.length <= longest || !plain.startsWith(beginning)) continue;
      month = at + 1;
      longest = beginning.length;
    }
  });
  return month;
}

/** "26" is 2026: YouTube began in this century. */
function yearOf(written = ""): number {
  return Number(written) + (written.length === 2 ? 2000 : 0);
}

/** In which YouTube began. Numbers that make an earlier day are none. */
const FIRST_YEAR = 2005;

function dayOf(year: number, month: number, day: number): WrittenDate | null {
  const at = new Date(Date.UTC(year, month - 1, day));
  const isDay = at.getUTCFullYear() === year && at.getUTCMonth() === month - 1 && at.getUTCDate() === day;
  return isDay && year >= FIRST_YEAR && isTaken(at) ? { kind: "date", at } : null;
}

const isTaken = (at: Date) => !Number.isNaN(at.getTime()) && isTakenDay(at.toISOString());

/**
 * The order in which ambiguous dates of a column are meant: the one that a number over 12 shows, else the one whose
 * reading does not lie after `asOf`; null if nothing tells, or two dates contradict each other.
 *
 * A spreadsheet that takes "6/1/2020" for 6 January writes it "01-06-2020", and leaves "6/15/2020" as it is. So where
 * the dates that tell their order have no leading zeros, and the ambiguous ones all have, these are the other way round.
 */
export function orderOfDates(dates: string[], asOf: Date): DateOrder | null {
  const shown = new Set<DateOrder>();
  const ambiguous: AmbiguousDate[] = [];
  const telling: string[] = [];
  const doubtful: string[] = [];
  for (const date of dates) {
    const order = orderShownBy(date);
    const read = order === null ? readDate(date) : null;
    if (order !== null) {
      shown.add(order);
      telling.push(date.trim());
    }
    if (read?.kind === "ambiguous") {
      ambiguous.push(read);
      doubtful.push(date.trim());
    }
  }
  const [first = null] = shown;
  if (shown.size > 1) return null;
  if (first !== null) return isOneStyle(telling, doubtful) ? first : otherOrder(first);
  const isAhead = (order: DateOrder) =>
    ambiguous.some((date) => resolveDate(date, order).getTime() > asOf.getTime());
  const dayAhead = isAhead("day-first");
  if (dayAhead === isAhead("month-first")) return null;
  return dayAhead ? "month-first" : "day-first";
}

/** With and without a leading zero; "11/12/2026" is neither. */
const PADDED = /^(?:0\d[/-]|\d\d[/-]0\d[/-])/;
const BARE = /^(?:\d[/-]|\d\d[/-]\d[/-])/;

function isOneStyle(telling: string[], doubtful: string[]): boolean {
  const isMixed =
    telling.some((date) => BARE.test(date)) &&
    doubtful.some((date) => PADDED.test(date)) &&
    !telling.some((date) => PADDED.test(date)) &&
    !doubtful.some((date) => BARE.test(date));
  return !isMixed;
}

function otherOrder(order: DateOrder): DateOrder {
  return order === "day-first" ? "month-first" : "day-first";
}

/** A date as an ISO instant; as a day ("2026-11-21") where the source tells no hour. */
export function writeDate(at: Date, written: string): string {
  const iso = at.toISOString();
  return INSTANT.test(written.trim()) ? iso : iso.slice(0, 10);
}

const EPOCH = /^(1\d{9})(?:\.\d{1,9}|(\d{3}))?$/;
const TIME = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)(?: ?(Z|UTC|[+-]\d{2}:?\d{2}))?$/;

/**
 * An instant as ISO 8601 in UTC: of ISO 8601, of seconds or milliseconds since 1970, or of a day as `readDate` reads it;
 * undefined for anything else, ambiguous dates too. A time without a zone is UTC, whatever the machine's clock says.
 */
export function readInstant(text: string): string | undefined {
  if (text.length > MAX_CHARACTERS) return undefined;
  const epoch = EPOCH.exec(text);
  if (epoch) return new Date(Number(epoch[1]) * 1000 + Number(epoch[2] ?? 0)).toISOString();
  const [, day, time, zone = "Z"] = TIME.exec(text) ?? [];
  if (time) {
    const at = new Date(`${day}T${time}${zone.replace("UTC", "Z")}`);
    return isTaken(at) ? at.toISOString() : undefined;
  }
  const date = readDate(text);
  return date?.kind === "date" ? date.at.toISOString() : undefined;
}
