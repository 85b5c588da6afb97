import { chanceFromDifference, scoreTitle } from "../../app/engines/titles/score.ts";
import { LEARNED } from "../../app/engines/titles/weights.ts";
import { TABLE } from "../learn/titles.ts";
import { crossValidate } from "../learn/titles-fit.ts";
import { type WordVectors, wordVectors } from "../learn/titles-vectors.ts";
import {
  accuracy,
  accuracyInterval,
  checkPairs,
  checkPairsByAll,
  clearPairs,
  predictions,
  reliability,
} from "../measures/titles-accuracy.ts";
import { groupTests, type Pair, readPairs } from "../measures/titles-pairs.ts";
import { table } from "../table.ts";
import type { Evaluated } from "./evaluated.ts";
import { learnNgrams } from "./titles-ngrams.ts";

type Difference = (pair: Pair) => number;

/**
 * Evaluates the title score on tested headlines, beside the longer headline and a plain n-gram model as references.
 * Throws if the pairs cannot be read or no test has a clear winner. Without the word vectors it reports the shipped
 * score alone, and says so.
 */
export async function evaluateTitles(text: string): Promise<Evaluated> {
  const pairs = readPairs(text);
  if (clearPairs(pairs).length === 0) throw new Error(`${pairs.length} pairs, none with a clear winner`);
  const vectors = await wordVectors(TABLE).catch((error: Error) => error);
  const logits = new Map<string, number>();
  const score = (title: string) => {
    const logit = logits.get(title) ?? scoreTitle(title).logit;
    logits.set(title, logit);
    return logit;
  };
  const shipped: Difference = ({ a, b }) => score(a) - score(b);
  const longer: Difference = ({ a, b }) => a.length - b.length;
  if (vectors instanceof Error) return report(pairs, shipped, longer, vectors.message);
  return report(pairs, shipped, longer, crossValidateBoth(pairs, vectors));
}

/** The score and the n-gram model, cross-validated on the same folds. */
function crossValidateBoth(pairs: Pair[], vectors: WordVectors) {
  const { folds, differences } = crossValidate(pairs, vectors);
  const ngrams = folds.map((foldOf): Difference => {
    const models = new Map(
      [...new Set(pairs.map(foldOf))].map((fold) => [
        fold,
        learnNgrams(pairs.filter((pair) => foldOf(pair) !== fold)),
      ]),
    );
    return (pair) => models.get(foldOf(pair))?.(pair) ?? 0;
  });
  return { differences, ngrams };
}

function report(
  pairs: Pair[],
  shipped: Difference,
  longer: Difference,
  found: ReturnType<typeof crossValidateBoth> | string,
): Evaluated {
  const groupOf = groupTests(pairs);
  const sets = [
    { set: "upworthy, clear", pairs: clearPairs(pairs), target: "≥ .68" },
    { set: "upworthy, all pairs", pairs },
  ];
  const figures = sets.map(({ set, pairs, target }) => {
    const asShipped = checkPairs(pairs, shipped);
    const learned = typeof found === "string" ? undefined : checkPairsByAll(pairs, found.differences);
    const references = [{ name: "longer headline", value: accuracy(checkPairs(pairs, longer)) }];
    if (typeof found !== "string") {
      references.push({ name: "hashed n-grams", value: accuracy(checkPairsByAll(pairs, found.ngrams)) });
    }
    return {
      engine: "titles",
      set,
      measure: "accuracy",
      items: pairs.length,
      shipped: accuracy(asShipped),
      interval: accuracyInterval(learned ?? asShipped, groupOf),
      ...(learned && { crossValidated: accuracy(learned) }),
      references,
      ...(target && { target }),
    };
  });
  const tests = new Set(pairs.map(({ test }) => test)).size;
  const reliabilityTable = (differences: Difference[]) =>
    table(
      ["chance given", "pairs", "mean", "came"],
      reliability(predictions(pairs, differences), LEARNED.slope).map(
        ({ from, to, pairs, predicted, observed }) => [
          `${percent(from)} to ${percent(to)}`,
          String(Math.round(pairs / differences.length)),
          percent(predicted),
          percent(observed),
        ],
      ),
    );
  const [clear] = figures;
  return {
    text: [
      `${pairs.length} pairs of ${tests} tests; ${clear?.items} tests with a clear winner`,
      "",
      typeof found === "string"
        ? `Not cross-validated: ${found}\n\nChances as they ship, on what may have been seen:\n\n${reliabilityTable([shipped])}`
        : `Chances, cross-validated, a vote a test:\n\n${reliabilityTable(found.differences)}`,
      `(A difference of 0.1 is a chance of ${percent(chanceFromDifference(0.1))}.)`,
    ].join("\n"),
    held: `${pairs.length} pairs`,
    figure: `${percent(clear?.crossValidated ?? clear?.shipped ?? 0)} of clear tests right${typeof found === "string" ? ", not cross-validated" : ""}`,
    failures: [],
    accuracy: figures,
  };
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
