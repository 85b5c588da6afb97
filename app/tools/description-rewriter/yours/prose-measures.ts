import { counted } from "../../../numbers/counted";
import { whole } from "./counted";
import type { MeasureShown } from "./measures-shown";
import type { Reading } from "./reading";

/** Of fewer words, one mention is a percent or more. */
const SHORT = 100;

/** How often keywords are said, per hundred words. */
export function densityMeasure(was: Reading, is: Reading): MeasureShown {
  const value = ({ density }: Reading) =>
    density.percent === null ? "Not enough text" : `${density.percent.toFixed(1)}%`;
  return {
    label: "Keyword density",
    before: value(was),
    after: value(is),
    note: densityNote(is.density),
    parts: [
      { name: "Keywords said", before: `${was.density.said}`, after: `${is.density.said}` },
      { name: "Words", before: whole(was.density.words), after: whole(is.density.words) },
    ],
    basis: `${counted(is.density.words, "word")}, links and hashtags left out.`,
    method:
      "How often a keyword is said, per hundred words; what stands inside of a longer one is not counted again. Under 30 words it says nothing.",
  };
}

/** In a short text a mention or two are above what is recommended, and read like no list. */
function densityNote({ verdict, words }: Reading["density"]): string {
  if (verdict === "not-enough-text") return "Of so few words, one keyword more or less is several percent.";
  if (verdict === "low") return "Below the 2 to 3% that is recommended.";
  if (verdict === "recommended") return "Within the 2 to 3% that is recommended.";
  return words < SHORT
    ? `Above the 2 to 3% that is recommended; in so short a text each mention counts ${(100 / words).toFixed(1)}%.`
    : "Above the 2 to 3% that is recommended: it begins to read like a list.";
}

/** Flesch reading ease, where it can be had. */
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
          row("Sentences", ({ sentences }) => whole(sentences)),
          row("Words", ({ words }) => whole(words)),
          row("Syllables", ({ syllables }) => whole(syllables)),
        ]
      : [],
    basis: `${counted(readability.words, "word")} in sentences: chapters, links and hashtags are not read.`,
    method:
      "Flesch reading ease (1948): 206.835 − 1.015 × words per sentence − 84.6 × syllables per word. Syllables are estimated from the spelling.",
  };
}
