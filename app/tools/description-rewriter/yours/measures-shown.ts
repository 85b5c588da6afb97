import { DESCRIPTION_MAX } from "../bounds";
import { counted } from "./counted";
import { keywordsMeasure } from "./keywords-measure";
import type { OwnRewrite } from "./own-rewrite";
import type { Reading } from "./reading";
import { asksMeasure, chaptersMeasure, hashtagsMeasure, linksMeasure } from "./structure-measures";

/** A figure before and after, with what it is made of. */
export interface MeasureShown {
  label: string;
  before: string;
  after: string;
  /** What to think of it. */
  note?: string;
  parts: { name: string; before: string; after: string }[];
  basis: string;
  method: string;
}

/** Every measure of a rewrite; where nothing was changed, both sides are the same. */
export function measuresShown({ before, after, given, kept }: OwnRewrite): MeasureShown[] {
  const [was, is] = [before.reading, (after ?? before).reading];
  return [
    keywordsMeasure(was, is, given),
    densityMeasure(was, is),
    readabilityMeasure(was, is),
    linksMeasure(was, is),
    chaptersMeasure(was, is),
    hashtagsMeasure(was, is),
    asksMeasure(was, is),
    lengthMeasure(was, is),
    keptMeasure(kept),
  ];
}

function densityMeasure(was: Reading, is: Reading): MeasureShown {
  const value = ({ density }: Reading) =>
    density.percent === null ? "Not enough text" : `${density.percent.toFixed(1)}%`;
  const verdicts = {
    low: "Below the 2 to 3% that is recommended.",
    recommended: "Within the 2 to 3% that is recommended.",
    high: "Above the 2 to 3% that is recommended: it begins to read like a list.",
    "not-enough-text": "Of so few words, one keyword more or less is several percent.",
  };
  return {
    label: "Keyword density",
    before: value(was),
    after: value(is),
    note: verdicts[is.density.verdict],
    parts: [
      { name: "Keywords said", before: `${was.density.said}`, after: `${is.density.said}` },
      { name: "Words", before: whole(was.density.words), after: whole(is.density.words) },
    ],
    basis: `${counted(is.density.words, "word")}, links and hashtags left out.`,
    method:
      "How often a keyword is said, per hundred words; what stands inside of a longer one is not counted again. Under 30 words it says nothing.",
  };
}

function readabilityMeasure(was: Reading, is: Reading): MeasureShown {
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
    parts: [
      row("Words per sentence", ({ words, sentences }) => (words / sentences).toFixed(1)),
      row("Syllables per word", ({ words, syllables }) => (syllables / words).toFixed(2)),
      row("Sentences", ({ sentences }) => whole(sentences)),
      row("Words", ({ words }) => whole(words)),
      row("Syllables", ({ syllables }) => whole(syllables)),
    ],
    basis: `${counted(readability.words, "word")} in sentences: chapters, links and hashtags are not read.`,
    method:
      "Flesch reading ease (1948): 206.835 − 1.015 × words per sentence − 84.6 × syllables per word. Syllables are estimated from the spelling.",
  };
}

function lengthMeasure(was: Reading, is: Reading): MeasureShown {
  const most = DESCRIPTION_MAX.toLocaleString("en-US");
  const over = is.characters - DESCRIPTION_MAX;
  return {
    label: "Length",
    before: whole(was.characters),
    after: whole(is.characters),
    note:
      over > 0
        ? `${counted(over, "character")} more than the ${most} that YouTube takes.`
        : `Characters, of ${most}.`,
    parts: [
      { name: "Characters", before: whole(was.characters), after: whole(is.characters) },
      { name: "Words", before: whole(was.words), after: whole(is.words) },
      { name: "Sentences", before: whole(was.sentences), after: whole(is.sentences) },
    ],
    basis: "The whole text, with its blank lines.",
    method: "Characters as browsers count them: most emoji are two.",
  };
}

function keptMeasure(kept: OwnRewrite["kept"]): MeasureShown {
  const { facts, ...kinds } = kept;
  const names: Record<keyof typeof kinds, string> = {
    links: "Links",
    emails: "E-mail addresses",
    timestamps: "Timestamps",
    hashtags: "Hashtags",
    mentions: "Mentions",
    numbers: "Numbers",
    names: "Names",
    codes: "Codes",
    emoji: "Emoji",
  };
  const there = Object.entries(names).filter(([kind]) => kinds[kind as keyof typeof kinds] > 0);
  return {
    label: "Facts",
    before: whole(facts),
    after: whole(facts),
    note: facts === 0 ? "There is none in it that could be lost." : "Each of them stands in both texts.",
    parts: there.map(([kind, name]) => {
      const count = whole(kinds[kind as keyof typeof kinds]);
      return { name, before: count, after: count };
    }),
    basis:
      "Links, addresses, timestamps, hashtags, mentions, numbers, names, codes and emoji of the original.",
    method:
      "After every step the text was searched for each of them, as often as the original has it, and for every other word at least once. A step that would have lost one was not made.",
  };
}

function whole(count: number): string {
  return count.toLocaleString("en-US");
}
