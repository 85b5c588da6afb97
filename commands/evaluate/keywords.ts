import { strFromU8, unzipSync } from "fflate";
import { stemmer } from "stemmer";
import { findKeyphrases } from "../../app/engines/keyphrases/keyphrases.ts";
import type { Interval } from "../../app/statistics/quantiles.ts";
import { intervalOf } from "../measures/interval.ts";
import { table } from "../table.ts";
import type { Evaluated } from "./evaluated.ts";
import { rake, tfIdf } from "./keywords-references.ts";

/** How many phrases of each method count. */
const MAX_PHRASES = 10;

interface Annotated {
  name: string;
  text: string;
  /** What its indexers wrote, as it stands in the file. */
  keys: string[];
}

/** The phrases of one document: how many a method named, how many its indexers wrote, and how many are in both. */
interface Match {
  named: number;
  asked: number;
  both: number;
}

/** The documents of an archive with `docsutf8/NAME.txt` and `keys/NAME.key`, by name. Those without keys are left out. */
export function readAnnotated(archive: Uint8Array): Annotated[] {
  const files = unzipSync(archive, {
    filter: ({ name }) => /(?:docsutf8|keys)\/[^/]+\.(?:txt|key)$/.test(name),
  });
  const texts = Object.entries(files).filter(([path]) => path.endsWith(".txt"));
  return texts
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([path, text]) => {
      const keys = files[path.replace(/docsutf8\/([^/]+)\.txt$/, "keys/$1.key")];
      if (!keys) return [];
      const read = {
        name: path,
        text: strFromU8(text),
        keys: strFromU8(keys).split(/\r?\n/),
      };
      return read.keys.some((key) => key.trim()) ? [read] : [];
    });
}

/**
 * Phrases in the form in which they are compared, each once, in order: lower case, split at anything but letters and
 * digits, every word stemmed (Porter 1980; npm `stemmer`).
 */
export function comparable(phrases: string[]): string[] {
  const stemmed = phrases.map((phrase) =>
    (phrase.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => stemmer(word)).join(" "),
  );
  return [...new Set(stemmed)].filter((phrase) => phrase !== "");
}

/** Compares the first ten phrases of a ranking with the keys. */
export function matchPhrases(ranking: string[], keys: string[]): Match {
  const named = comparable(ranking).slice(0, MAX_PHRASES);
  const asked = new Set(comparable(keys));
  return { named: named.length, asked: asked.size, both: named.filter((phrase) => asked.has(phrase)).length };
}

/** The mean of the documents' F1. */
export function macroF1(matches: Match[]): number {
  const sum = matches.reduce((sum, { named, asked, both }) => sum + (2 * both) / (named + asked), 0);
  return sum / matches.length;
}

/** Precision, recall and F1 over the phrases of all documents. */
export function microF1(matches: Match[]) {
  const total = (of: keyof Match) => matches.reduce((sum, match) => sum + match[of], 0);
  const [precision, recall] = [total("both") / total("named"), total("both") / total("asked")];
  return { precision, recall, f1: (2 * precision * recall) / (precision + recall) };
}

/** Compares keyphrases with those of a set's readers, next to TF-IDF and RAKE. Throws if the archive has no documents with keys. */
export function evaluateKeywords(archive: Uint8Array, set: string): Evaluated {
  const documents = readAnnotated(archive);
  if (documents.length === 0) throw new Error("no documents with keys in it");
  const texts = documents.map(({ text }) => text);
  const rankings: [string, string[][]][] = [
    [
      "Greenlight",
      texts.map((text) => findKeyphrases(text, { limit: 2 * MAX_PHRASES }).map(({ phrase }) => phrase)),
    ],
    ["TF-IDF", tfIdf(texts)],
    ["RAKE", texts.map(rake)],
  ];
  const measured = rankings.map(([name, ranked]) => {
    const matches = documents.map(({ keys }, at) => matchPhrases(ranked[at] ?? [], keys));
    const interval = intervalOf(
      matches.map((match) => [match]),
      macroF1,
    );
    return { name, matches, interval, macro: macroF1(matches), micro: microF1(matches) };
  });
  const [ours, ...references] = measured;
  if (!ours) throw new Error("Nothing was measured");
  const rows = measured.map(({ name, macro, interval, micro }) => [
    name,
    macro.toFixed(3),
    formatInterval(interval),
    ...[micro.precision, micro.recall, micro.f1].map((value) => value.toFixed(3)),
  ]);
  const heading = ["method", "F1 at 10 (macro)", "95 % interval", "precision", "recall", "F1 (micro)"];
  const ahead = references.map(
    ({ name, matches }) => `${name}: ${formatInterval(leadInterval(ours.matches, matches))} ahead`,
  );
  return {
    text: [
      table(heading, rows, [0, 2]),
      `Of the same documents, 95 % interval of the difference: ${ahead.join("; ")}.`,
    ].join("\n"),
    held: `${documents.length} documents`,
    figure: `F1 at 10: ${measured.map(({ name, macro }) => `${name} ${macro.toFixed(3)}`).join(", ")}`,
    failures: [],
    accuracy: [
      {
        engine: "keywords",
        set,
        measure: "F1 at 10",
        items: documents.length,
        shipped: ours.macro,
        interval: ours.interval,
        references: references.map(({ name, macro }) => ({ name, value: macro })),
        target: "above both",
      },
    ],
  };
}

/** The 95 % interval of our lead in macro F1, drawn over documents. */
function leadInterval(ours: Match[], theirs: Match[]): Interval {
  const pairs = ours.flatMap((match, at) => theirs.slice(at, at + 1).map((other) => [{ match, other }]));
  return intervalOf(
    pairs,
    (drawn) => macroF1(drawn.map(({ match }) => match)) - macroF1(drawn.map(({ other }) => other)),
  );
}

function formatInterval(interval: Interval): string {
  return interval.map((value) => value.toFixed(3)).join(" to ");
}
