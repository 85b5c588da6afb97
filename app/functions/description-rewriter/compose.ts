import {
  FOLD,
  findKeywordPlaces,
  findKeywords,
  findTitleKeywords,
  type Keyword,
} from "../../engines/descriptions";
import { pick } from "../../numbers/chance";
import { counted } from "../../numbers/figures";
import { DESCRIPTION_MAX } from "../../words/bounds";
import { readsEnglish } from "../../words/english";
import { countLines, isHeading, type Sections, splitSections } from "./sections";

/** Best practices of spec section 2: three to five hashtags. */
const MAX_HASHTAGS = 5;

/** First sentences around a title. They claim nothing about the video but its title. */
const LEADS = ["{title}.", "In this video: {title}.", "What you will see: {title}.", "Today: {title}."];

/** Sentences about what follows further down: chapters and links. */
const OUTLINES = ["Below: {below}.", "Further down: {below}.", "With {below}."];

/** What was added to the creator's own lines. null: not needed, or no room. */
export interface Additions {
  lead: string | null;
  /** A sentence after the lead about what follows below. */
  outline: string | null;
  headings: boolean;
  question: string | null;
  hashtags: string[];
}

export interface Composed {
  text: string;
  keywords: Keyword[];
  /** Those of the original. */
  sections: Sections;
  added: Additions;
  /** Whether an addition was left out because of YouTube's 5,000 characters. */
  full: boolean;
  /** Whether the original is English. If not, no English sentence or heading was added. */
  english: boolean;
}

/**
 * Puts a description in a better order: the title's keywords in the first sentence, then the creator's own text, chapters,
 * links, a question to the viewers and hashtags. Every line of the original stays as it was, and nothing is claimed about
 * the video that its creator did not write. At most 5,000 characters: additions that do not fit are left out, the least
 * useful first.
 */
export function compose(random: () => number, title: string, description: string): Composed {
  const sections = splitSections(description);
  const keywords = findKeywords(title, description);
  const needsLead = !opensWith(findTitleKeywords(title), sections.body[0] ?? "");
  const below = listBelow(sections);
  const english = readsEnglish(`${title}\n${description}`);
  const all: Additions = {
    lead: needsLead ? (english ? writeLead(random, title) : title) : null,
    outline: english && needsLead && below ? pick(random, OUTLINES).replace("{below}", below) : null,
    headings: english,
    question: sections.hasCallToAction || !english ? null : pick(random, closingQuestions(sections)),
    hashtags: newHashtags(keywords, sections.tags),
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
    const text = write(sections, added);
    if (text.length <= DESCRIPTION_MAX) return { text, keywords, sections, added, full: left > 0, english };
  }
  // Even blank lines between the sections would be too many. The creator's text is not cut.
  const nothing = { lead: null, outline: null, headings: false, question: null, hashtags: [] };
  return { text: description, keywords, sections, added: nothing, full: true, english };
}

/** Whether the first characters of a text have all of these keywords. */
function opensWith(keywords: Keyword[], text: string): boolean {
  const found = new Set(findKeywordPlaces(keywords, text.slice(0, FOLD)).map(({ keyword }) => keyword));
  return keywords.length > 0 && found.size === keywords.length;
}

function writeLead(random: () => number, title: string): string {
  const bare = title.replace(/(?<![\s.,:;|–—-])[\s.,:;|–—-]+$/u, "");
  return /[!?！？…]$/u.test(bare) ? bare : pick(random, LEADS).replace("{title}", () => bare);
}

/** Calls to action as questions: only the creator knows what else to ask for. */
function closingQuestions({ chapters, links }: Sections): string[] {
  const questions = [
    "What would you have done differently? Write it in the comments.",
    "Have you tried this yourself? Tell me in the comments how it went.",
    "What should I have asked, and did not? The comments are open.",
    "Which question is still open for you? Put it in the comments.",
    "If something here worked for you, say in the comments what it was.",
    "What do you want to see next? Write it in the comments.",
  ];
  if (countLines(chapters) > 0) questions.push("Which chapter did you come for? Tell me in the comments.");
  if (countLines(links) > 0) questions.push("Is a link missing below the video? Say so in the comments.");
  return questions;
}

/** "4 chapters and 2 links"; "" without chapters, since a link alone is not worth the first characters. */
function listBelow({ chapters, links }: Sections): string {
  if (countLines(chapters) === 0) return "";
  return [countText(chapters, "chapter"), countText(links, "link")].filter(Boolean).join(" and ");
}

/** "3 links", headings not counted; "" if there are none. */
export function countText(lines: string[], noun: string): string {
  const count = countLines(lines);
  return count === 0 ? "" : counted(count, noun);
}

/** Hashtags made of keywords, at most as many as make five with those the text has. */
function newHashtags(keywords: Keyword[], existing: ReadonlySet<string>): string[] {
  const made = keywords
    .map(({ text }) => `#${text.toLowerCase().replace(/[^\p{L}\p{N}\p{M}]/gu, "")}`)
    .filter((tag) => tag.length > 2 && !existing.has(tag));
  return [...new Set(made)].slice(0, Math.max(0, MAX_HASHTAGS - existing.size));
}

function write({ body, chapters, links, hashtags }: Sections, added: Additions): string {
  return [
    [added.lead, added.outline].filter(Boolean).join(" "),
    body.join("\n"),
    withHeading("Chapters", chapters, added.headings),
    withHeading(countLines(links) === 1 ? "Link" : "Links", links, added.headings),
    added.question ?? "",
    [...hashtags, ...added.hashtags].join(" "),
  ]
    .filter((section) => section !== "")
    .join("\n\n");
}

function withHeading(heading: string, lines: string[], wanted: boolean): string {
  const [first] = lines;
  if (first === undefined) return "";
  return (wanted && !isHeading(first) ? [heading, ...lines] : lines).join("\n");
}
