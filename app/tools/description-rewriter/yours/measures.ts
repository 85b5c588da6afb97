import { FOLD } from "../../../engines/descriptions";
import type { OwnRewrite } from "../../../functions/description-rewriter/own-rewrite";
import { countAboveFold, type Reading } from "../../../functions/description-rewriter/reading";
import { counted, formatCount, listed } from "../../../numbers/figures";
import { DESCRIPTION_MAX } from "../../../words/bounds";

/** A figure before and after the rewrite, with its parts. */
export interface MeasureShown {
  label: string;
  before: string;
  after: string;
  /** What it means for this description. */
  note?: string;
  parts: { name: string; before: string; after: string }[];
  basis: string;
  method: string;
}

/** "line 4", "lines 1, 4 and 9"; "" for no lines. */
export function linesText(lines: number[]): string {
  if (lines.length === 0) return "";
  return `${lines.length === 1 ? "line" : "lines"} ${listed(lines.map(String))}`;
}

/** The note names at most this many missing keywords; the parts list all. */
const MAX_MISSING = 3;

/** Which keywords stand in the first 125 characters, and on which lines each stands. */
export function keywordsMeasure(was: Reading, is: Reading, given: string[]): MeasureShown {
  const share = (reading: Reading) => {
    const { found, total } = countAboveFold(reading);
    return total === 0 ? "None found" : `${found} of ${total}`;
  };
  const count = is.keywords.length;
  const missing = is.keywords.filter((keyword) => keyword.count === 0).map(({ keyword }) => `“${keyword}”`);
  return {
    label: `Keywords in the first ${FOLD} characters`,
    before: share(was),
    after: share(is),
    note:
      count === 0
        ? "Title and description name nothing to look for."
        : missing.length > 0
          ? `${missing.length} missing: ${listed(missing.slice(0, MAX_MISSING))}. If the video covers it, mention it.`
          : "Search and phones show these characters.",
    parts: is.keywords.map((keyword, at) => ({
      name: keyword.keyword,
      before: placesText(was.keywords[at] ?? keyword),
      after: placesText(keyword),
    })),
    basis:
      given.length > 0
        ? `Your ${counted(given.length, "keyword")}.`
        : `${counted(count, "keyword")}, the best of title and description. See below how often they are right.`,
    method: `Every form of a keyword counts (“recipe”, “recipes”). It is up front if all of it is in the first ${FOLD} characters. Links and hashtags are skipped.`,
  };
}

/** "up front, line 1", "3 times, lines 4 and 9", "missing". */
function placesText({ count, inFirst, lines }: Reading["keywords"][number]): string {
  if (count === 0) return "missing";
  const times = count === 1 ? "" : `${counted(count, "time")}, `;
  return `${inFirst > 0 ? "up front, " : ""}${times}${linesText(lines)}`;
}

/** In fewer words, each mention counts 1% or more. */
const SHORT_TEXT = 100;

/** Keywords per hundred words. */
export function densityMeasure(was: Reading, is: Reading): MeasureShown {
  const value = ({ density }: Reading) =>
    density.percent === null ? "Not enough text" : `${density.percent.toFixed(1)}%`;
  return {
    label: "Keyword density",
    before: value(was),
    after: value(is),
    note: densityNote(is.density),
    parts: [
      { name: "Keywords", before: `${was.density.said}`, after: `${is.density.said}` },
      { name: "Words", before: formatCount(was.density.words), after: formatCount(is.density.words) },
    ],
    basis: `${counted(is.density.words, "word")}, links and hashtags left out.`,
    method:
      "Keywords per hundred words. A keyword inside a longer one is not counted again. Not measured under 30 words.",
  };
}

/** Compares the density with the recommended one. In a short text, a mention or two exceed it. */
function densityNote({ verdict, words }: Reading["density"]): string {
  if (verdict === "not-enough-text")
    return "In so few words, one keyword more or less changes it by several percent.";
  if (verdict === "low") return "Below the recommended 2 to 3%.";
  if (verdict === "recommended") return "Within the recommended 2 to 3%.";
  return words < SHORT_TEXT
    ? `Above the recommended 2 to 3%; in so short a text each mention counts ${(100 / words).toFixed(1)}%.`
    : "Above the recommended 2 to 3%: it begins to read like a list.";
}

/** Flesch reading ease, or why it cannot be told. */
export function readabilityMeasure(was: Reading, is: Reading): MeasureShown {
  const value = ({ readability }: Reading) =>
    readability.score === null
      ? readability.why === "not-english"
        ? "Not measured"
        : "Not enough text"
      : readability.score.toFixed(0);
  const each = (of: Reading, part: (read: Extract<Reading["readability"], { why: null }>) => string) =>
    of.readability.why === null ? part(of.readability) : "–";
  const row = (name: string, part: Parameters<typeof each>[1]) => ({
    name,
    before: each(was, part),
    after: each(is, part),
  });
  const { readability } = is;
  return {
    label: "Readability",
    before: value(was),
    after: value(is),
    note:
      readability.why === null
        ? `Reads ${readability.reads}; 100 is the easiest, 60 to 70 plain English.`
        : readability.why === "not-english"
          ? "The formula is for English, and this does not read as English."
          : "Under 30 words, one long sentence decides.",
    parts: [was, is].some((reading) => reading.readability.why === null)
      ? [
          row("Words per sentence", ({ words, sentences }) => (words / sentences).toFixed(1)),
          row("Syllables per word", ({ words, syllables }) => (syllables / words).toFixed(2)),
          row("Sentences", ({ sentences }) => formatCount(sentences)),
          row("Words", ({ words }) => formatCount(words)),
          row("Syllables", ({ syllables }) => formatCount(syllables)),
        ]
      : [],
    basis: `${counted(readability.words, "word")} in sentences: chapters, links and hashtags are not read.`,
    method:
      "Flesch reading ease (1948): 206.835 − 1.015 × words per sentence − 84.6 × syllables per word. Syllables are estimated from the spelling.",
  };
}

/** Characters, words and sentences, against YouTube's limit. */
export function lengthMeasure(was: Reading, is: Reading): MeasureShown {
  const most = formatCount(DESCRIPTION_MAX);
  const over = is.characters - DESCRIPTION_MAX;
  return {
    label: "Length",
    before: formatCount(was.characters),
    after: formatCount(is.characters),
    note:
      over > 0
        ? `${counted(over, "character")} more than the ${most} that YouTube takes.`
        : `Characters, of ${most}.`,
    parts: [
      { name: "Characters", before: formatCount(was.characters), after: formatCount(is.characters) },
      { name: "Words", before: formatCount(was.words), after: formatCount(is.words) },
      { name: "Sentences", before: formatCount(was.sentences), after: formatCount(is.sentences) },
    ],
    basis: "The whole text, with its blank lines.",
    method: "Characters as browsers count them: most emoji are two.",
  };
}

/** The facts that were kept, by kind. */
export function factsMeasure(kept: OwnRewrite["kept"]): MeasureShown {
  const { facts } = kept;
  const kinds: [string, number][] = [
    ["Links", kept.links],
    ["E-mail addresses", kept.emails],
    ["Timestamps", kept.timestamps],
    ["Hashtags", kept.hashtags],
    ["Mentions", kept.mentions],
    ["Numbers", kept.numbers],
    ["Names, and other words with a capital", kept.names],
    ["Codes", kept.codes],
    ["Emoji", kept.emoji],
  ];
  return {
    label: "Facts",
    before: formatCount(facts),
    after: formatCount(facts),
    note: facts === 0 ? "There are no facts to lose." : "All of them are in both texts.",
    parts: kinds
      .filter(([, count]) => count > 0)
      .map(([name, count]) => ({ name, before: formatCount(count), after: formatCount(count) })),
    basis:
      "Links, addresses, timestamps, hashtags, mentions, numbers, names, codes and emoji of the original.",
    method:
      "After every step the text was checked for each of them and for every other word. A step that would lose one was left out.",
  };
}
