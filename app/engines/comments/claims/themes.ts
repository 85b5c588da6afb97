import type { Theme } from "../../../model/comment-digest";
import { summarize } from "../digested";
import { analyzedPart, type ScoredComment } from "../scored-comments";
import { BREAK, stem, tokenSpans } from "../words";
import { ASPECTS, type Aspect, BLAMED_ONLY, OF_PRODUCTS_TOO } from "./aspects";
import { type Assertion, assertionKey, findAssertion } from "./assertions";

const MAX_VARIANTS = 4;
/** A longer wording is a sentence of its own. */
const MAX_NAME = 60;
/** Comments of praise are to be glad in this share, those of blame half not: "sick intro" is said gladly. */
const FELT_SHARE = 2 / 3;
const ASPECT_OF = new Map<string, Aspect>(
  Object.entries(ASPECTS).flatMap(([aspect, words]) =>
    words.map((word) => [word, aspect as Aspect] as const),
  ),
);

/**
 * Behind an aspect these say that it is another thing's: "a great intro to Streamlit", "the title of champion". An
 * explanation is of its subject, and the video's all the same.
 */
const OF_A_SUBJECT = new Set(["to", "of", "into"]);

/** So many use the very word of praise or blame that a theme is named by. */
const SAME_WORD = 2;

interface Opinion {
  comment: ScoredComment;
  assertion: Assertion;
}

interface ThemeContext {
  /** People that a theme takes. */
  people: number;
  /** Stems of what the video is about. */
  subject: ReadonlySet<string>;
  isProducts: boolean;
}

/**
 * What viewers praise or blame of how the video is made, the most supported first, each named in the commonest of their
 * wordings ("music is too loud"). Only what any video has (`ASPECTS`) counts, since only that can be told from what
 * viewers say of the video's subject; it does not count where it is the subject itself. A person counts once.
 */
export function findThemes(
  comments: readonly ScoredComment[],
  { people, subject, isProducts }: ThemeContext,
): Theme[] {
  const found = new Map<string, Opinion[]>();
  for (const comment of comments) {
    for (const [aspect, assertion] of assertionsIn(comment)) {
      if (isProducts && OF_PRODUCTS_TOO.has(aspect)) continue;
      if (assertion.side === "positive" && BLAMED_ONLY.has(aspect)) continue;
      const key = `${assertion.side} ${aspect}`;
      const known = found.get(key) ?? [];
      found.set(key, known);
      if (known.every(({ comment: { person } }) => person !== comment.person))
        known.push({ comment, assertion });
    }
  }
  return [...found.values()]
    .flatMap((opinions): Theme[] => {
      const side = opinions[0]?.assertion.side ?? "positive";
      const [name, ...others] = wordings(opinions);
      const isSubject = opinions.some(({ comment, assertion: { at } }) =>
        subject.has(stem(comment.words[at] ?? "")),
      );
      if (name === undefined || isSubject || opinions.length < people || !isFelt(side, opinions)) return [];
      return [
        {
          name,
          side,
          variants: others.slice(0, MAX_VARIANTS),
          ...summarize(opinions.map((one) => one.comment)),
        },
      ];
    })
    .sort((a, b) => b.support - a.support);
}

/** What a comment says of each aspect that it names, the first of each. */
function assertionsIn(comment: ScoredComment): Map<Aspect, Assertion> {
  const all = new Map<Aspect, Assertion>();
  for (const [at, word] of comment.words.entries()) {
    const aspect = ASPECT_OF.get(word);
    if (aspect === undefined || all.has(aspect)) continue;
    if (aspect !== "explanation" && OF_A_SUBJECT.has(comment.words[at + 1] ?? "")) continue;
    const assertion = findAssertion(comment, at, 1);
    if (assertion) all.set(aspect, assertion);
  }
  return all;
}

/** Whether the comments feel what they say. */
function isFelt(side: Theme["side"], opinions: readonly Opinion[]): boolean {
  const count = (feeling: Theme["side"]) =>
    opinions.filter(({ comment }) => comment.sentiment === feeling).length;
  return side === "positive"
    ? count("positive") >= FELT_SHARE * opinions.length
    : 2 * count("negative") >= opinions.length;
}

/** The different wordings as they were written, first those with the commonest word of praise or blame, of equals the shortest. */
function wordings(opinions: readonly Opinion[]): string[] {
  const times = new Map<string, number>();
  for (const { assertion } of opinions) times.set(assertion.word, (times.get(assertion.word) ?? 0) + 1);
  const byKey = Map.groupBy(opinions, ({ comment, assertion }) => assertionKey(comment, assertion));
  return [...byKey.values()]
    .map((those) => {
      const [text = ""] = those.map(writtenAs).sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
      return { text, times: those.length, ofWord: times.get(those[0]?.assertion.word ?? "") ?? 0 };
    })
    .filter(({ text, ofWord }) => text.length <= MAX_NAME && ofWord >= SAME_WORD)
    .sort((a, b) => b.ofWord - a.ofWord || b.times - a.times || a.text.length - b.text.length)
    .map(({ text }) => text);
}

/** As it stands in the comment; the capital of a sentence's first word is not kept. */
function writtenAs({ comment, assertion: { from, to } }: Opinion): string {
  const spans = tokenSpans(analyzedPart(comment.given.text));
  const text = comment.given.text.slice(spans[from]?.[0], spans[to - 1]?.[1]).replace(/\s+/g, " ");
  if (text === text.toUpperCase()) return text.toLowerCase();
  const begins = from === 0 || comment.words[from - 1] === BREAK;
  return begins && /^.\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
