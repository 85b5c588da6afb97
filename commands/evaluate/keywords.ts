import { strFromU8, unzipSync } from "fflate";
import { stemmer } from "stemmer";
import { findKeyphrases } from "../../app/engines/keyphrases/keyphrases.ts";
import { type Interval, intervalOf } from "../measures/interval.ts";
import { table } from "../table.ts";
import type { Evaluated } from "./evaluated.ts";
import { rake, tfIdf } from "./keywords-references.ts";

/** As many as each method may name. */
const NAMED = 10;

interface Annotated {
  name: string;
  text: string;
  /** What its indexers wrote, as it stands in the file. */
  keys: string[];
}

/** Of one document: how many phrases were named, how many were asked for, how many are both. */
export interface Match {
  named: number;
  asked: number;
  both: number;
}

/** The documents of an archive with `docsutf8/NAME.txt` and `keys/NAME.key`, by name. Those without keys are left out. */
export function readAnnotated(archive: Uint8Array): Annotated[] {
  const files = unzipSync(archive, {
    filter: ({ name }) => /(?:docsutf8|keys)\/[^/]+\.(?:txt|key)$/.test(name),
  });
  const texts = Object.keys(files).filter((path) => path.endsWith(".txt"));
  return texts.sort().flatMap((path) => {
    const keys = files[path.replace(/docsutf8\/([^/]+)\.txt$/, "keys/$1.key")];
    if (!keys) return [];
    const read = {
      name: path,
      text: strFromU8(files[path] as Uint8Array),
      keys: strFromU8(keys).split(/\r?\n/),
    };
    return read.keys.some((key) => key.trim()) ? [read] : [];
  });
}

/**
 * Phrases as they are compared, each once, in their order: lower case, split at whatever is no letter or digit,
 * every word by the Porter stemmer (1980; npm `stemmer`).
 */
export function comparable(phrases: string[]): string[] {
  const stemmed = phrases.map((phrase) =>
    (phrase.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => stemmer(word)).join(" "),
  );
  return [...new Set(stemmed)].filter((phrase) => phrase !== "");
}

/** The first ten of a ranking against the keys. */
export function matchOf(ranking: string[], keys: string[]): Match {
  const named = comparable(ranking).slice(0, NAMED);
  const asked = new Set(comparable(keys));
  return { named: named.length, asked: asked.size, both: named.filter((phrase) => asked.has(phrase)).length };
}

/** The mean of the documents' own F1. */
export function macroF1(matches: Match[]): number {
  const sum = matches.reduce((sum, { named, asked, both }) => sum + (2 * both) / (named + asked), 0);
  return sum / matches.length;
}

/** Precision, recall and F1 of all documents' phrases thrown together. */
export function microF1(matches: Match[]) {
  const total = (of: keyof Match) => matches.reduce((sum, match) => sum + match[of], 0);
  const [precision, recall] = [total("both") / total("named"), total("both") / total("asked")];
  return { precision, recall, f1: (2 * precision * recall) / (precision + recall) };
}

/** Holds keyphrases against those of indexers, beside TF-IDF and RAKE. Throws where there are none to be read. */
export function evaluateKeywords(archive: Uint8Array): Evaluated {
  const documents = readAnnotated(archive);
  if (documents.length === 0) throw new Error("no documents with keys in it");
  const texts = documents.map(({ text }) => text);
  const rankings: [string, string[][]][] = [
    [
      "Greenlight",
      texts.map((text) => findKeyphrases(text, { limit: 2 * NAMED }).map(({ phrase }) => phrase)),
    ],
    ["TF-IDF", tfIdf(texts)],
    ["RAKE", texts.map(rake)],
  ];
  const measured = rankings.map(([name, ranked]) => {
    const matches = documents.map(({ keys }, at) => matchOf(ranked[at] ?? [], keys));
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
    between(interval),
    ...[micro.precision, micro.recall, micro.f1].map((value) => value.toFixed(3)),
  ]);
  const heading = ["method", "F1 at 10 (macro)", "95 % interval", "precision", "recall", "F1 (micro)"];
  const ahead = references.map(
    ({ name, matches }) => `${name}: ${between(differenceOf(ours.matches, matches))} ahead`,
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
        set: "inspec",
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

function differenceOf(ours: Match[], theirs: Match[]): Interval {
  const pairs = ours.map((match, at) => [{ match, other: theirs[at] as Match }]);
  return intervalOf(
    pairs,
    (drawn) => macroF1(drawn.map(({ match }) => match)) - macroF1(drawn.map(({ other }) => other)),
  );
}

function between(interval: Interval): string {
  return interval.map((value) => value.toFixed(3)).join(" to ");
}
