import { findAbuse } from "../../app/engines/sentiment/abuse.ts";
import {
  type Scored,
  SENTIMENTS,
  type SentimentClass,
  scoreWith,
  sureness,
} from "../../app/engines/sentiment/classify.ts";
import type { MoodModel } from "../../app/engines/sentiment/moods.ts";
import { tokenize } from "../../app/engines/sentiment/tokens.ts";
import { macroF1 } from "../measures/classification.ts";
import type { Featured } from "./sentiment-design.ts";
import { learnModel, SETTINGS, type Settings } from "./sentiment-model.ts";
import type { SentimentRow } from "./sentiment-rows.ts";

/** Parts of the cross-validation by which settings are chosen. */
const PARTS = 3;
const LEANS = { praise: [0, 0.1, 0.2], blame: [-0.1, 0, 0.1] };
/** Of comments named so with this sureness and more, this share is to be right. */
const SURE_SHARE = { positive: 0.95, negative: 0.91 };
/** Of fewer, the share says little. */
const SURE_FROM = 12;
/** Never sure: where nothing reaches the share. */
const NEVER = 1;

interface Predicted {
  row: SentimentRow;
  scored: Scored;
}

/**
 * Chooses what is not learned as a weight by cross-validation within the given rows alone: the lean, for the
 * macro-F1 of comments under videos; then from which sureness on praise and complaints are right. For complaints that is asked
 * of comments about products, of which three times as many are named negative; where the rows hold none of those, of
 * comments under videos, as for praise. Where the rows hold no comment under videos, the settings of `SETTINGS`.
 */
export function chooseSettings(rows: Featured[], moods?: MoodModel): Settings {
  if (!rows.some(({ row }) => isUnderVideo(row))) return SETTINGS;
  const predicted = predictParts(rows, { ...SETTINGS, lean: [0, 0] }, moods);
  const underVideos = predicted.filter(({ row }) => isUnderVideo(row));
  const ofProducts = predicted.filter(({ row }) => !isUnderVideo(row));
  let best = { f1: -1, lean: SETTINGS.lean };
  for (const praise of LEANS.praise) {
    for (const blame of LEANS.blame) {
      const f1 = meanF1(underVideos, [praise, blame]);
      if (f1 > best.f1) best = { f1, lean: [praise, blame] };
    }
  }
  const { lean } = best;
  const sure = (named: "positive" | "negative", those: Predicted[]) =>
    sureFrom(
      those.flatMap(({ row, scored }) => {
        const { sentiment, sureness } = leanOver(scored, lean);
        if (sentiment !== named || findAbuse(row.text) !== null) return [];
        return [{ sureness, right: row.label === named }];
      }),
      SURE_SHARE[named],
    );
  const complaints = ofProducts.length > 0 ? ofProducts : underVideos;
  return { lean, sure: [sure("positive", underVideos), sure("negative", complaints)] };
}

/** Comments to the point, about a video or a product, with one label of the three. */
function isLabelled({ set, status, label }: SentimentRow): boolean {
  if (label === undefined || label === "mixed") return false;
  return set === "jziumo" || (set === "sentube" && status === "ok");
}

function isUnderVideo(row: SentimentRow): boolean {
  return isLabelled(row) && (row.set === "jziumo" || row.isOfVideo === true);
}

function predictParts(rows: Featured[], settings: Settings, moods: MoodModel | undefined): Predicted[] {
  const found: Predicted[] = [];
  for (let left = 0; left < PARTS; left++) {
    const model = learnModel(
      rows.filter(({ row }) => partOf(row, PARTS, "settings") !== left),
      { moods, settings },
    );
    for (const { row } of rows) {
      if (partOf(row, PARTS, "settings") !== left || !isLabelled(row)) continue;
      found.push({ row, scored: scoreWith(model, tokenize(row.text), moods) });
    }
  }
  return found;
}

/** The part a row is in, by its group alone (FNV-1a), so that it does not hang on the order of the rows. */
export function partOf({ group }: SentimentRow, parts: number, salt = ""): number {
  let hash = 0x811c9dc5;
  const key = `${group}${salt}`;
  for (let at = 0; at < key.length; at++) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193);
  hash ^= hash >>> 15;
  return (Math.imul(hash, 0x85ebca6b) >>> 8) % parts;
}

/** The mean over the sets of their macro-F1, the lean added to probabilities that have none. */
function meanF1(predicted: Predicted[], lean: Settings["lean"]): number {
  const sets = [...Map.groupBy(predicted, ({ row }) => row.set).values()];
  const each = sets.map((those) =>
    macroF1(
      those.flatMap(({ row: { label }, scored }) =>
        label === undefined || label === "mixed"
          ? []
          : [{ is: label, named: leanOver(scored, lean).sentiment }],
      ),
      SENTIMENTS,
    ),
  );
  return each.reduce((sum, one) => sum + one, 0) / each.length;
}

/** The class and how sure it is once the lean is added to the log odds. */
function leanOver({ probabilities, valence }: Scored, [praise, blame]: Settings["lean"]) {
  const positive = probabilities.positive * Math.exp(praise);
  const negative = probabilities.negative * Math.exp(blame);
  const { neutral } = probabilities;
  const sum = positive + neutral + negative;
  const sentiment: SentimentClass =
    positive > neutral && positive >= negative ? "positive" : negative > neutral ? "negative" : "neutral";
  return { sentiment, sureness: sureness({ positive, neutral, negative }[sentiment] / sum, valence) };
}

/** The lowest sureness, in hundredths, from which on this share is right; `NEVER` without one. */
function sureFrom(named: { sureness: number; right: boolean }[], share: number): number {
  for (let percent = 30; percent < 100; percent++) {
    const above = named.filter(({ sureness }) => sureness >= percent / 100);
    if (above.length < SURE_FROM) break;
    if (above.filter(({ right }) => right).length >= share * above.length) return percent / 100;
  }
  return NEVER;
}
