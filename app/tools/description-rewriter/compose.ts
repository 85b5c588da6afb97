import { findKeywordPlaces, findKeywords, findTitleKeywords, type Keyword } from "../../engines/descriptions";
import { pick } from "../../numbers/chance";
import { counted } from "../../numbers/counted";
import { readsEnglish } from "../../words/english";
import { type Anatomy, countOf, isHeading, takeApart } from "./anatomy";
import { DESCRIPTION_MAX } from "./messages";
import { closingQuestions, LEADS, OUTLINES } from "./wording";

/** What search and phones show (spec section 2, best practices). */
export const FOLD = 125;
/** Spec section 2 has hashtags; more than these are noise. */
const HASHTAGS = 5;

/** What was added to the creator's own lines; what is null was not needed, or did not fit. */
export interface Additions {
  lead: string | null;
  /** What follows below, after the lead. */
  outline: string | null;
  headings: boolean;
  question: string | null;
  hashtags: string[];
}

export interface Composed {
  text: string;
  keywords: Keyword[];
  anatomy: Anatomy;
  added: Additions;
  /** True where something had to be left out for YouTube's 5,000 characters. */
  full: boolean;
  /** False where nothing in English was added, as the rest is not. */
  english: boolean;
}

/**
 * A description in a better order: the title's keywords in the first sentence, then the creator's own text, chapters,
 * links, a question to the viewers and hashtags. Every line of the original is in it as it was written, and nothing
 * is said of the video that its creator did not say. Never longer than 5,000 characters: what would not fit is not
 * added, the least useful first.
 */
export function compose(random: () => number, title: string, description: string): Composed {
  const anatomy = takeApart(description);
  const keywords = findKeywords(title, description);
  const said = anatomy.body[0] ?? "";
  const wanted = findTitleKeywords(title);
  const leads = !opensWith(wanted, said);
  const below = belowOf(anatomy);
  const english = readsEnglish(`${title}\n${description}`);
  const all: Additions = {
    lead: leads ? (english ? leadOf(random, title) : title) : null,
    outline: english && leads && below ? pick(random, OUTLINES).replace("{below}", below) : null,
    headings: english,
    question: anatomy.asks || !english ? null : pick(random, closingQuestions(anatomy)),
    hashtags: newHashtags(keywords, anatomy.tags),
  };
  const fewer: Partial<Additions>[] = [
    {},
    { outline: null },
    { outline: null, question: null },
    { outline: null, question: null, hashtags: [] },
    { outline: null, question: null, hashtags: [], headings: false },
    { outline: null, question: null, hashtags: [], headings: false, lead: null },
  ];
  for (const [left, omitted] of fewer.entries()) {
    const added = { ...all, ...omitted };
    const text = write(anatomy, added);
    if (text.length <= DESCRIPTION_MAX) return { text, keywords, anatomy, added, full: left > 0, english };
  }
  // Even its blank lines would be too many: what its creator wrote is not cut.
  const nothing = { lead: null, outline: null, headings: false, question: null, hashtags: [] };
  return { text: description, keywords, anatomy, added: nothing, full: true, english };
}

/** True where the first characters say the title's keywords already. */
function opensWith(wanted: Keyword[], text: string): boolean {
  const said = new Set(findKeywordPlaces(wanted, text.slice(0, FOLD)).map(({ keyword }) => keyword));
  return wanted.length > 0 && said.size === wanted.length;
}

function leadOf(random: () => number, title: string): string {
  const bare = title.replace(/[\s.,:;|–—-]+$/u, "");
  return /[!?！？…]$/u.test(bare) ? bare : pick(random, LEADS).replace("{title}", () => bare);
}

/** "4 chapters and 2 links". Nothing where there are no chapters: a link alone is not worth the first characters. */
function belowOf({ chapters, links }: Anatomy): string {
  if (countOf(chapters) === 0) return "";
  return [someOf(countOf(chapters), "chapter"), someOf(countOf(links), "link")].filter(Boolean).join(" and ");
}

/** "3 links"; empty for none. */
export function someOf(count: number, noun: string): string {
  return count === 0 ? "" : counted(count, noun);
}

/** Of the keywords, as many as make five with those that are there. */
function newHashtags(keywords: Keyword[], there: ReadonlySet<string>): string[] {
  const made = keywords
    .map(({ text }) => `#${text.toLowerCase().replace(/[^\p{L}\p{N}\p{M}]/gu, "")}`)
    .filter((tag) => tag.length > 2 && !there.has(tag));
  return [...new Set(made)].slice(0, Math.max(0, HASHTAGS - there.size));
}

function write({ body, chapters, links, hashtags }: Anatomy, added: Additions): string {
  return [
    [added.lead, added.outline].filter(Boolean).join(" "),
    body.join("\n"),
    headed("Chapters", chapters, added.headings),
    headed(countOf(links) === 1 ? "Link" : "Links", links, added.headings),
    added.question ?? "",
    [...hashtags, ...added.hashtags].join(" "),
  ]
    .filter((section) => section !== "")
    .join("\n\n");
}

function headed(heading: string, lines: string[], wanted: boolean): string {
  const [first] = lines;
  if (first === undefined) return "";
  return (wanted && !isHeading(first) ? [heading, ...lines] : lines).join("\n");
}
