import { MOST_VIEWS } from "../../numbers/bounds";
import { plainLine, readAge, words } from "./age";
import { LANGUAGES } from "./languages";

/** A language's words for views, the longest first. */
interface ViewWords {
  views: string[];
  before: string[];
  between: string[];
  sizes: [word: string, zeros: number][];
}

const longestFirst = (a: string, b: string) => b.length - a.length;

const VIEW_WORDS: ViewWords[] = Object.values(LANGUAGES).map(({ views, before, between, sizes }) => ({
  views: words(views).sort(longestFirst),
  before: words(before),
  between: words(between),
  sizes: Object.entries(sizes)
    .map(([word, zeros]): [string, number] => [plainLine(word.replace(".", "")), zeros])
    .sort(([a], [b]) => longestFirst(a, b)),
}));

const NUMBER =
  /^(?:\d{1,3}(?:[ .,'’]\d{3}){1,4}(?!\d)|\d{1,2}(?:,\d{2}){1,4},\d{3}(?!\d)|\d{1,12}(?:[.,]\d{1,2}(?!\d))?)/;
const LETTER = /^[\p{L}\p{M}]/u;
/** No count is longer, with its age. */
const MAX_CHARACTERS = 120;
/** "1.1K crore" */
const MOST_SIZES = 2;

/** How many views, and what is left of the line behind them: an age, or nothing. */
interface PageViews {
  views: number;
  rest: string;
}

/**
 * Reads the views that a plain line begins with: "12k views", "1,2 mio. aufrufe", "조회수 1.2만회", "12k views 3 weeks ago".
 * null unless a word of one of the languages says that they are views.
 */
export function readPageViews(plain: string): PageViews | null {
  if (plain.length > MAX_CHARACTERS) return null;
  const at = plain.search(/\d/);
  if (at < 0) return null;
  const [lead = ""] = plain.slice(0, at).trim().split(/ ?:/, 1);
  const number = NUMBER.exec(plain.slice(at))?.[0];
  if (!number) return null;
  const tail = plain.slice(at + number.length);
  for (const language of VIEW_WORDS) {
    if (lead !== "" && !language.before.includes(lead)) continue;
    const found = behindNumber(tail.trimStart(), language);
    if (!found) continue;
    const views = Math.round(numberOf(number) * 10 ** found.zeros);
    return views <= MOST_VIEWS ? { views, rest: found.rest } : null;
  }
  return null;
}

/** Whether a plain line says that nobody has seen a video ("no views"): a word for views and no number. */
export function saysNoViews(plain: string): boolean {
  if (plain.length > 40 || /\d/.test(plain)) return false;
  return VIEW_WORDS.some(({ views }) => views.some((word) => plain.endsWith(` ${word}`)));
}

function behindNumber(
  tail: string,
  { sizes, between, views }: ViewWords,
): { zeros: number; rest: string } | null {
  let left = tail;
  let zeros = 0;
  for (let time = 0; time < MOST_SIZES; time += 1) {
    const size = sizes.find(
      ([word]) => left.startsWith(word) && isEnd(left.slice(word.length), views, between),
    );
    if (!size) break;
    zeros += size[1];
    left = left.slice(size[0].length).replace(/^\.? ?/, "");
  }
  const filler = between.find((word) => left.startsWith(`${word} `));
  if (filler) left = left.slice(filler.length + 1);
  const word = views.find((one) => left.startsWith(one));
  if (word === undefined) return null;
  const rest = left.slice(word.length);
  // Pages copied without a space between: "aufrufevor 3 wochen".
  if (LETTER.test(rest) && !readAge(rest)?.isMarked) return null;
  return { zeros, rest: rest.replace(/^[\s•·|,.-]+/, "") };
}

/** A size is a word of its own, or what follows is: "m" is no size of "mln", and 万 one of "万次观看". */
function isEnd(behind: string, views: string[], between: string[]): boolean {
  return !LETTER.test(behind) || [...views, ...between].some((word) => behind.startsWith(word));
}

/** A number as written: behind its only sign, two digits at most are decimals, and three are a group. */
function numberOf(number: string): number {
  const parts = number.split(/[ .,'’]/);
  const last = parts.at(-1) ?? "";
  const isDecimal = parts.length === 2 && last.length < 3;
  return Number(isDecimal ? parts.join(".") : parts.join(""));
}
