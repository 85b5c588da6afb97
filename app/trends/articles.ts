import { BRAND } from "../brand";
import { topicKey } from "./trend";

/** The longest title that is taken; Wikipedia's own are at most 255 bytes. */
export const ARTICLE_MAX = 200;
/** As for a topic: longer ones are refused, never cut. */
export const WORDS_MAX = 100;
/** How many matches a creator chooses from. */
export const ARTICLES_SHOWN = 5;

export const ARTICLE_MESSAGES = {
  none: "No Wikipedia article was found for these words. Try others.",
  blank: "Please enter a word or two to look for.",
  "too-long": `Please keep your words to ${WORDS_MAX} characters.`,
  sample: "Trends show sample interest here, so there is no article to choose.",
  "too-many": "Too many look-ups in a minute. Please wait a moment and try again.",
  unreachable: "Wikipedia could not be reached just now. Please try again later.",
  unkept: "This topic's name is too long to keep a choice for.",
  "not-found": "Please choose one of the articles found.",
} as const;

export type ArticleProblem = keyof typeof ARTICLE_MESSAGES;

export type FoundArticles = { ok: true; articles: string[] } | { ok: false; problem: ArticleProblem };

/** Where people read an article. */
export function articleUrl(article: string): string {
  return `https://en.wikipedia.org/wiki/${encodeURIComponent(article.replaceAll(" ", "_"))}`;
}

/** Where anybody can look the counts up. */
export function viewsUrl(article: string): string {
  const query = new URLSearchParams({
    project: "en.wikipedia.org",
    platform: "all-access",
    agent: "user",
    range: "latest-90",
    pages: article.replaceAll(" ", "_"),
  });
  return `https://pageviews.wmcloud.org/?${query}`;
}

/** What words are looked up; whatever cannot be is a problem. */
export function readWords(value: unknown): { words: string } | { problem: ArticleProblem } {
  const words = typeof value === "string" ? value.trim() : "";
  if (words === "") return { problem: "blank" };
  return words.length > WORDS_MAX ? { problem: "too-long" } : { words };
}

/** A visitor's own choice of article for one topic (docs/decisions/0010). */
export interface ChosenArticle {
  /** In its one spelling. */
  topic: string;
  article: string;
}

export const ARTICLE_COOKIE = `${BRAND.key}-article`;
const YEAR_IN_SECONDS = 365 * 24 * 60 * 60;

/** The choice a `Cookie` header carries; null for none, and for what we would not have written. */
export function chosenFromCookie(header: string | null): ChosenArticle | null {
  const pair = header?.split(/;\s*/).find((part) => part.startsWith(`${ARTICLE_COOKIE}=`));
  try {
    return pair ? readChosen(pair.slice(ARTICLE_COOKIE.length + 1)) : null;
  } catch {
    return null;
  }
}

/** Whether a choice comes back from its cookie as it was. */
export function canBeKept(chosen: ChosenArticle): boolean {
  return readChosen(writeChosen(chosen)) !== null;
}

/** Browsers drop a cookie above 4096 bytes with its name and attributes. */
const VALUE_MAX = 3900;

function writeChosen({ topic, article }: ChosenArticle): string {
  return encodeURIComponent(JSON.stringify([topic, article]));
}

/** Throws where it is no JSON. */
function readChosen(value: string): ChosenArticle | null {
  if (value.length > VALUE_MAX) return null;
  const chosen: unknown = JSON.parse(decodeURIComponent(value));
  if (!Array.isArray(chosen) || chosen.length !== 2) return null;
  const [topic, article] = chosen;
  if (typeof topic !== "string" || topic !== topicKey(topic)) return null;
  return isTitle(article) ? { topic, article } : null;
}

/** The `Set-Cookie` value that keeps a choice, or ends it. */
export function chosenCookie(chosen: ChosenArticle | null, { secure }: { secure: boolean }): string {
  const value = chosen ? writeChosen(chosen) : "";
  const age = chosen ? YEAR_IN_SECONDS : 0;
  return `${ARTICLE_COOKIE}=${value}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;
}

/**
 * Nothing that no title has: Wikipedia's forbidden characters, what cannot be seen, halves of characters, and
 * "." or ".." between slashes, which is a way to elsewhere.
 */
export function isTitle(value: unknown): value is string {
  return (
    typeof value === "string" &&
    value.trim() === value &&
    value !== "" &&
    value.length <= ARTICLE_MAX &&
    !/[#<>[\]{}|\p{Cc}\p{Cs}]|(?:^|\/)\.{1,2}(?:\/|$)/u.test(value)
  );
}

/** Neither a topic's one spelling nor a title holds a line break. */
const BETWEEN = "\n";

/** What a record is kept under: the topic, or the topic with the article somebody chose for it. */
export function recordKey(topic: string, article: string | null): string {
  return article === null ? topicKey(topic) : `${topicKey(topic)}${BETWEEN}${article}`;
}

export function topicOfKey(key: string): string {
  return key.split(BETWEEN, 1)[0] ?? key;
}
