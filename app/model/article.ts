import { BRAND } from "../brand";
import { topicKey } from "./trend";

/** Longer titles are refused. Wikipedia's own have at most 255 bytes. */
const ARTICLE_MAX = 200;
/** The number of matches a creator chooses from. */
export const ARTICLES_SHOWN = 5;

/** Why articles were not found, or none was chosen. */
export type ArticleProblem =
  | "none"
  | "blank"
  | "too-long"
  | "sample"
  | "too-many"
  | "unreachable"
  | "unkept"
  | "failed"
  | "not-found";

export type FoundArticles = { ok: true; articles: string[] } | { ok: false; problem: ArticleProblem };

/** The address of an article on Wikipedia. */
export function articleUrl(article: string): string {
  return `https://en.wikipedia.org/wiki/${encodeURIComponent(article.replaceAll(" ", "_"))}`;
}

/** The page on which anybody can look up the counts. */
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

/** A visitor's own choice of article for one topic (docs/decisions/0010). */
export interface ChosenArticle {
  /** A topicKey. */
  topic: string;
  article: string;
}

export const ARTICLE_COOKIE = `${BRAND.key}-article`;
const YEAR_IN_SECONDS = 365 * 24 * 60 * 60;

/** The choice in a `Cookie` header; null without one, or for one that we would not have written. */
export function chosenFromCookie(header: string | null): ChosenArticle | null {
  const pair = header?.split(/;\s*/).find((part) => part.startsWith(`${ARTICLE_COOKIE}=`));
  try {
    return pair ? readChosen(pair.slice(ARTICLE_COOKIE.length + 1)) : null;
  } catch {
    return null;
  }
}

/** Whether the cookie can hold a choice: a long topic may not fit. */
export function fitsCookie(chosen: ChosenArticle): boolean {
  return readChosen(writeChosen(chosen)) !== null;
}

/** Browsers drop a cookie above 4096 bytes with its name and attributes. */
const VALUE_MAX = 3900;

function writeChosen({ topic, article }: ChosenArticle): string {
  return encodeURIComponent(JSON.stringify([topic, article]));
}

/** Throws if the value is not JSON. */
function readChosen(value: string): ChosenArticle | null {
  if (value.length > VALUE_MAX) return null;
  const chosen: unknown = JSON.parse(decodeURIComponent(value));
  if (!Array.isArray(chosen) || chosen.length !== 2) return null;
  const [topic, article] = chosen;
  if (typeof topic !== "string" || topic !== topicKey(topic)) return null;
  return isTitle(article) ? { topic, article } : null;
}

/** The `Set-Cookie` value that stores a choice; for null one that deletes it. */
export function chosenCookie(chosen: ChosenArticle | null, { secure }: { secure: boolean }): string {
  const value = chosen ? writeChosen(chosen) : "";
  const age = chosen ? YEAR_IN_SECONDS : 0;
  return `${ARTICLE_COOKIE}=${value}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;
}

/**
 * Whether a value can be the title of an article: trimmed, not empty, not too long, without the characters
 * that Wikipedia forbids, control characters, unpaired surrogates, and "." or ".." between slashes, which
 * would lead out of the path.
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

/** Neither a topicKey nor a title contains a line break. */
const SEPARATOR = "\n";

/** The key a record is stored under: the topic, or the topic with the article somebody chose for it. */
export function recordKey(topic: string, article: string | null): string {
  return article === null ? topicKey(topic) : `${topicKey(topic)}${SEPARATOR}${article}`;
}

/** The topic of a recordKey. */
export function topicOfKey(key: string): string {
  return key.split(SEPARATOR, 1)[0] ?? key;
}
