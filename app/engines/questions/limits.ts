import { MONTHS } from "../../numbers/days";
import type { Reading, Span } from "./types";

const NAMES = MONTHS.map((name) => name.toLowerCase());
/** "May" and "March" are months only after "in", "of" or "during", or before a year. */
const MONTH = new RegExp(
  String.raw`\b(?:(?:in|of|during|for|this|last) (${NAMES.join("|")})|(${NAMES.join("|")}) (?=20\d\d))\b ?(20\d\d)?`,
);
const YEAR = /\b(?:in|of|during|for|from|uploads|videos|year) (20\d\d)\b/;
const NEAR =
  /\b(this|last|past|previous) (?:(\d{1,3}|two|three|four|five|six|twelve) )?(day|week|month|quarter|year)s?\b/;
/** Spans that have one end, two, or none that is known. */
const LOOSE =
  /\b(?:since|before|after|until|between|up to) (?:[a-z]+ )?(?:20\d\d|january|february|march|april|may|june|july|august|september|october|november|december)\b|\b(?:this|last) (?:spring|summer|autumn|fall|winter|weekend)\b|\b20\d\d (?:and|or|vs|versus|to) 20\d\d\b/;
const COUNTS: Record<string, number> = { two: 2, three: 3, four: 4, five: 5, six: 6, twelve: 12 };

const plain = (text: string) =>
  text
    .replace(/["“«][^"“”«»]*["”»]/gu, " ")
    .toLowerCase()
    .replace(/’/g, "'")
    .replace(/[^\p{L}\p{N}']+/gu, " ")
    .trim();

/** The time whose uploads a question asks of, outside quotation marks: "this year", "in March"; null for all time. */
export function spanIn(question: string): Span | null {
  const asked = plain(question);
  if (LOOSE.test(asked)) return { kind: "loose" };
  const month = MONTH.exec(asked);
  if (month) {
    const at = NAMES.indexOf(month[1] ?? month[2] ?? "") + 1;
    return { kind: "month", month: at, year: month[3] ? Number(month[3]) : null };
  }
  const year = YEAR.exec(asked)?.[1];
  if (year) return { kind: "year", year: Number(year) };
  const near = NEAR.exec(asked);
  if (!near) return null;
  const [, which, count, unit] = near;
  if (unit === "quarter") return { kind: "loose" };
  const many = count ? (COUNTS[count] ?? Number(count)) : null;
  const isThis = which === "this";
  // "This past month" and "the past month" end today; "last day" names no day.
  if (unit === "day" && many === null) return null;
  return {
    kind: "near",
    unit: unit as "day" | "week" | "month" | "year",
    count: many,
    isThis,
    isPast: which === "past",
  };
}

const day = (at: number) => new Date(at).toISOString().slice(0, 10);

/** The first and last day of a span, in UTC, as ISO days; null where its ends are not known. A week begins on Monday. */
export function daysOf(span: Span, now: Date): { from: string; until: string } | null {
  const [year, month, date] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()];
  const between = (from: number, until: number) => ({ from: day(from), until: day(until) });
  if (span.kind === "loose") return null;
  if (span.kind === "year") return between(Date.UTC(span.year, 0, 1), Date.UTC(span.year, 11, 31));
  if (span.kind === "month") {
    // A month without a year is the latest that has begun.
    const of = span.year ?? (span.month - 1 > month ? year - 1 : year);
    return between(Date.UTC(of, span.month - 1, 1), Date.UTC(of, span.month, 0));
  }
  const { unit, count, isThis, isPast } = span;
  if (count !== null || isPast) {
    const many = count ?? 1;
    const back = {
      day: [0, 0, many - 1],
      week: [0, 0, 7 * many - 1],
      month: [0, many, -1],
      year: [many, 0, -1],
    }[unit];
    const [years = 0, months = 0, days = 0] = back;
    return between(Date.UTC(year - years, month - months, date - days), Date.UTC(year, month, date));
  }
  const ago = isThis ? 0 : 1;
  if (unit === "year") return between(Date.UTC(year - ago, 0, 1), Date.UTC(year - ago, 11, 31));
  if (unit === "month") return between(Date.UTC(year, month - ago, 1), Date.UTC(year, month - ago + 1, 0));
  const monday = date - ((now.getUTCDay() + 6) % 7) - 7 * ago;
  return between(Date.UTC(year, month, monday), Date.UTC(year, month, monday + 6));
}

const AGAINST =
  /\b(?:should|shall|must|can|could|do|would|better)(?: i| we)?(?: just| maybe)? (?:stop|quit|avoid|ditch|skip|retire|not (?:make|film|do|post|upload|publish|cover))\b|\b(?:stop|quit|avoid|give up) (?:making|doing|filming|posting|covering|uploading|publishing)\b|\b(?:shouldn't|should not|should (?:i|we) not|less of|fewer of)\b|\b(?:topics?|subjects?|themes?|formats?)\b.* (?:drop|kill|cut)\b|\b(?:weglassen|aufhören|dejar de|parar de|arrêter de)\b/u;
const TRAITS =
  /\b(?:shorter|longer|short or long|long or short|length|how long|emojis?|all caps|capitals|question marks?|numbers|brackets)\b/;
/** Asks for a wording, whatever its length. */
const ORDERS = /\b(?:make|write|give|suggest|rewrite|shorten|need|want)\b/;
const OF_TRAITS =
  /^(?:do|does|are) (?!you\b).*\btitles\b.* (?:work|perform|do|get|help|matter|hurt|better|worse)\b/;
/** Asks how one time stands to another, which uploads of one do not tell. */
const CHANGE =
  /\b(?:gr[oe]w\w*|shr[iau]nk\w*|up or down|(?:better|worse|more|less|fewer) than|(?:this|last) (?:week|month|year) than|compared|versus|vs)\b/;
/** What only tells one way: what to make, words that did well, the time that did best. */
const ONE_WAY = new Set<Reading["intent"]>(["next-ideas", "write-titles", "when-to-upload"]);
/** What upload dates can bound. */
const BOUNDED = new Set<Reading["intent"]>(["channel-figures", "upload-figures", "last-uploads"]);
const IN_TIME = new Set<Reading["intent"]>([...BOUNDED, "earnings"]);

/**
 * Whether a question asks what the function it was read for does not tell: the opposite of what it lists, a trait of titles
 * held against another, or a time of unknown ends.
 */
export function isBeyond(
  { intent, extreme }: Pick<Reading, "intent" | "extreme">,
  question: string,
): boolean {
  const asked = plain(question);
  if (ONE_WAY.has(intent) && (AGAINST.test(asked) || extreme === "least")) return true;
  if (intent === "write-titles" && asked.includes("title") && !/["“«]/u.test(question))
    return (TRAITS.test(asked) && !ORDERS.test(asked)) || OF_TRAITS.test(asked);
  if (!IN_TIME.has(intent)) return false;
  const span = spanIn(question);
  return span?.kind === "loose" || (span !== null && intent === "channel-figures" && CHANGE.test(asked));
}

/** The span whose uploads are told, where the function tells of uploads. */
export function boundOf(
  { intent, subject }: Pick<Reading, "intent" | "subject">,
  question: string,
): Span | null {
  if (!BOUNDED.has(intent)) return null;
  // A named upload is told as it is.
  return intent === "upload-figures" && subject !== null && !/^[\s\d]*$/.test(subject)
    ? null
    : spanIn(question);
}

const KIND_ALONE =
  /^(?:(?:start|begin|keep|stop|try|doing|do|making|make|posting|uploading|publishing|more|fewer|only|some|also|with|switch|to|into|focus|focusing|on|youtube|shorts?|long|longer|longs|form|longform|videos?|instead|of|a|the|my|channel) ?)+$/;

/** Whether an idea names no more than a kind of video: "start doing Shorts". */
export const isKindAlone = ({ subject, kind }: Pick<Reading, "subject" | "kind">): boolean =>
  kind != null &&
  subject !== null &&
  subject.length <= 80 &&
  subject
    .toLowerCase()
    .split(/\s+/)
    .every((word) => KIND_ALONE.test(word));
