import { looksForeign, readsEnglish } from "../../../words/english";
import { splitWords } from "../../../words/words";
import { findPieces } from "../chapters";
import { chooseKeywords, type DescriptionInput, toKeyword } from "../keywords";
import type { Change, Context, Draft, Step } from "./draft";
import { countFacts, type FactCounts, keepsOrder, lossChecker } from "./facts";
import { type Flag, findFlags } from "./flags";
import { isEmptyHashtag } from "./hashtags";
import { findProse, isDisclosure, isHashtagLine } from "./lines";
import { leadWithTopic } from "./opening";
import { putOnOwnLines, splitWalls } from "./own-lines";

/**
 * Moves hashtags that stand above the text into the last line, if no other hashtag is passed on the way: their order decides
 * what YouTube shows at the title. Hashtags that say who paid ("#ad") stay. Any language.
 */
function moveHashtagsDown(text: string): Draft {
  const lines = text.split("\n");
  const isTag = lines.map(isHashtagLine);
  const first = lines.findIndex((line, at) => line.trim() !== "" && !isTag[at]);
  const last = lines.findLastIndex((line, at) => line.trim() !== "" && !isTag[at]);
  const top = lines.slice(0, Math.max(0, first)).filter((line) => line.trim() !== "");
  // A drawn line parted them from the text: on top it parts nothing.
  const start = top.length > 0 ? lines.findIndex((line, at) => at >= first && !DRAWN_LINE.test(line)) : first;
  const body = lines.slice(start, last + 1);
  const isSafe =
    top.length > 0 &&
    findProse(text).includes(true) &&
    !top.some(isDisclosure) &&
    !body.some((line) => /[#＃][\p{L}\p{N}_]/u.test(line));
  if (!isSafe) return { text, changes: [] };
  const bottom = lines.slice(last + 1).filter((line) => line.trim() !== "");
  const tags = [...top, ...bottom].map((line) => line.trim()).join(" ");
  return {
    text: [...body, "", tags].join("\n"),
    changes: [
      {
        kind: "hashtags-last",
        after: tags,
      },
    ],
  };
}

/** "------", "▬▬▬▬"; an empty line. */
const DRAWN_LINE = /^\s*(?:([^\p{L}\p{N}\s])\1{3,}\s*)?$/u;

/** Makes one blank line of three or more, and drops spaces at the ends of lines. Code and short gaps stay. */
function tidyBlankLines(text: string): Draft {
  if (/^[ \t]*(?:```|~~~)/m.test(text)) return { text, changes: [] };
  const lines = text.split("\n").map((line) => line.trimEnd());
  const kept: string[] = [];
  let blank = 0;
  let cut = 0;
  for (const line of lines) {
    if (line === "") blank += 1;
    else {
      if (kept.length > 0) kept.push(...Array<string>(blank >= MIN_GAP ? 1 : blank).fill(""));
      if (kept.length > 0 && blank >= MIN_GAP) cut += blank - 1;
      kept.push(line);
      blank = 0;
    }
  }
  if (cut === 0) return { text, changes: [] };
  return {
    text: kept.join("\n"),
    changes: [{ kind: "blank-lines" }],
  };
}

/** Two blank lines between parts are a choice; three or more are a leftover. */
const MIN_GAP = 3;

export interface Rewrite {
  /** The original, unchanged, if there are no changes. */
  rewritten: string;
  changes: Change[];
  /** How many facts the original has; all of them are in the rewrite. */
  kept: FactCounts;
  /** Hashtags that could be added: words that people search for, and not in the text yet. */
  suggestedHashtags: string[];
  /** What only the creator can mend, in the text as it is now. */
  flags: Flag[];
}

/** The steps of a rewrite, in order. None rewords a sentence. */
const STEPS: Step[] = [tidyBlankLines, putOnOwnLines, moveHashtagsDown, leadWithTopic, splitWalls];

/**
 * Puts a description into a better form: lines and paragraphs in any language, and in English what the video is about in the
 * first line. No sentence is reworded, cut or split; every word, link, code and time stays, links and codes in their order. A
 * step that would break this is left out. Takes any text. Hashtags are suggested from `chosen`, the keywords of
 * `chooseKeywords`, which a caller may have already.
 */
export function rewriteDescription(
  { title, description, keywords = [] }: DescriptionInput,
  chosen = chooseKeywords({ title, description, keywords }),
): Rewrite {
  const original = description.replace(/\r\n?/g, "\n");
  const findLosses = lossChecker(original);
  const context: Context = { title, keywords, english: readsEnglish(original) };
  let draft: Draft = { text: original, changes: [] };
  for (const step of STEPS) {
    const { text, changes } = step(draft.text, context);
    if (changes.length === 0 || findLosses(text).length > 0 || !keepsOrder(original, text)) continue;
    draft = { text, changes: [...draft.changes, ...changes] };
  }
  const { text, changes } = draft;
  return {
    rewritten: changes.length > 0 ? text : description,
    changes,
    kept: countFacts(original),
    suggestedHashtags: suggestHashtags(title, original, chosen),
    flags: findFlags([title, ...keywords].join("\n"), text),
  };
}

/** Parts of a title: "Full Body Workout at Home | 20 min, no equipment" has two, each with capitals of its own. */
const TITLE_PARTS = /[|:–—()[\]]|\s-\s/u;

/** Keys of the names in a title ("Docker"): words with a capital that others of their part do without. */
function findNames(title: string): Set<string> {
  return new Set(
    title.split(TITLE_PARTS).flatMap((part) => {
      // The first word has a capital anyway.
      const topics = splitWords(part)
        .slice(1)
        .filter(({ kind }) => kind === "topic");
      const capitals = topics.filter(({ start }) => /^\p{Lu}/u.test(part.slice(start)));
      return topics.length > 1 && 2 * capitals.length > topics.length ? [] : capitals.map(({ key }) => key);
    }),
  );
}

const MAX_SUGGESTED = 3;
/** With as many, a description has enough: YouTube shows three at the title. */
const ENOUGH = 3;
/** Hashtags that people type are short. */
const MAX_CHARACTERS = 20;

/** "My 5 year old plans our weekend": no two words that belong together. */
const AGE = /\b(?:years?|yrs?|months?|weeks?|days?)[ -]old\b/iu;
/** So often a text says a name that is its subject. */
const SAID = 2;
/** Words beside a name that is a person's, or only passed by: "with Tom", "Tom and I", "in Lisbon". */
const BESIDE = new Set(
  "with by and from in at to for of mr mrs ms dr my our his her me us i says said asks told is was hey hi thanks friend".split(
    " ",
  ),
);

/**
 * At most three hashtags that people would search for, better none than a silly one: two words of the title that the text
 * says, too, or a name in the title ("Docker") that the text says twice and that is nobody's. None for titles in capitals, in
 * other languages, or if there are three hashtags already.
 */
export function suggestHashtags(title: string, text: string, keywords: string[]): string[] {
  const there = findPieces(`${title}\n${text}`).flatMap((piece) =>
    piece.kind === "hashtag" ? [piece.text.toLowerCase()] : [],
  );
  const words = splitWords(title);
  const written = words.map(({ start, end }) => title.slice(start, end));
  if (
    there.length >= ENOUGH ||
    !readsEnglish(text) ||
    looksForeign(written.map((word) => word.toLowerCase()))
  )
    return [];
  const names = findNames(title);
  const keysOf = (from: string) =>
    ` ${splitWords(from)
      .map(({ key }) => key)
      .join(" ")} `;
  // A text that says the title again says nothing twice.
  const [inTitle, inText] = [keysOf(title), keysOf(text.replaceAll(title, " | "))];
  const made = keywords.flatMap((keyword) => {
    const { keys } = toKeyword(keyword);
    const phrase = ` ${keys.join(" ")} `;
    const isSearched =
      keys.length === 2
        ? inTitle.includes(phrase) && inText.includes(phrase) && isWhole(keyword)
        : keys.length === 1 && names.has(keys[0] ?? "") && isSubject(keys[0] ?? "");
    return isSearched ? [`#${keyword.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, "")}`] : [];
  });
  return [...new Set(made)]
    .filter((tag) => /^#\p{L}{3,}$/u.test(tag) && tag.length <= MAX_CHARACTERS)
    .filter((tag) => !isEmptyHashtag(tag) && !there.includes(tag))
    .slice(0, MAX_SUGGESTED);

  /** "#bodyworkout" of a full body workout and "#vlogmasday" of day 12 are cut out of what the title says. */
  function isWhole(keyword: string): boolean {
    const at = title.toLowerCase().indexOf(keyword.toLowerCase());
    const [before, after] = [title.slice(0, Math.max(at, 0)), title.slice(at + keyword.length)];
    const isAge = keyword.toLowerCase().startsWith("old ") && AGE.test(title);
    return !isAge && !/\b(?:full|whole|half)[ -]$/i.test(before) && !/^ #?\d/.test(after);
  }

  function isSubject(name: string): boolean {
    const all = splitWords(`${title}\n${text}`);
    const places = all.flatMap(({ key }, at) => (key === name ? [at] : []));
    const passesBy = places.some(
      (at) =>
        BESIDE.has(all[at - 1]?.key ?? "") ||
        /['’]s$/u.test(`${title}\n${text}`.slice(all[at]?.start, all[at]?.end)),
    );
    return !passesBy && splitWords(text).filter(({ key }) => key === name).length >= SAID;
  }
}
