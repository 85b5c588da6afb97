import { testPlaces, USUAL_UPLOADS, type UsableUpload } from "../../app/engines/growth/index.ts";
import type { WordWeights } from "../../app/engines/ideas/channels-model.ts";
import { chanceToBeat, leaning } from "../../app/engines/ideas/idea.ts";
import { judgeTitle } from "../../app/engines/ideas/judge-title.ts";
import { findSupport } from "../../app/engines/ideas/likeness.ts";
import { fitPast } from "../../app/engines/ideas/past.ts";
import { titleFeatures } from "../../app/engines/ideas/title-features.ts";
import { colorOf } from "../../app/engines/light/channel.ts";
import type { LightColor } from "../../app/model/light.ts";
import { FEED_UPLOADS } from "../../app/services/channels.ts";
import { median } from "../../app/statistics/quantiles.ts";
import type { IdeaChannel } from "../learn/ideas-channels.ts";
import { crossValidate } from "../learn/ideas-estimates.ts";
import { intervalOf } from "../measures/interval.ts";
import { table } from "../table.ts";
import type { Accuracy, Evaluated } from "./evaluated.ts";
import { ideaChannels } from "./judged-ideas.ts";

/** An upload, as the light would have had it from the newest uploads before it. */
interface JudgedUpload {
  color: LightColor;
  /** Whether it got more than the median of the 20 before it, as in the rows of whole channels. */
  beat: boolean;
}

const MIN_AGE_DAYS = 30;
/** Each upload needs a model of its own: one in three is enough. */
const EVERY = 3;

/**
 * Measures the lamp of the channel where no more than its newest 15 uploads are known, as YouTube's public feed tells
 * them: the same uploads as in `evaluateLight`, one in three, by words learned from other channels. Throws without any.
 */
export function evaluateNewest(...texts: string[]): Evaluated {
  const channels = crossValidate(ideaChannels(texts), judgeNewest);
  const all = channels.flat();
  if (all.length === 0) throw new Error("no upload has 20 before it");
  const base = beatOf(all);
  const rows = (["green", "red"] as const).flatMap((color) => {
    const own = channels.map((one) => one.filter((upload) => upload.color === color));
    const set = `your channel, ${FEED_UPLOADS} uploads, ${color}`;
    return [
      row(set, "beat the usual, micro", own, (lists) => beatOf(lists.flat()), color),
      row(set, "beat the usual, macro", own, macro, color),
      {
        ...row(set, "share of uploads", channels, (lists) => {
          const uploads = lists.flat();
          return uploads.filter((upload) => upload.color === color).length / uploads.length;
        }),
        references: [],
      },
    ];
  });
  const shown = (["green", "amber", "red", "unknown"] as const).map((color) => {
    const own = all.filter((upload) => upload.color === color);
    return [color, String(own.length), percent(own.length / all.length), percent(beatOf(own))];
  });
  return {
    text: [
      `One in ${EVERY} of the uploads that the light is measured on, each judged from the ${FEED_UPLOADS} before it alone. Of all ${all.length} ${percent(base)} beat the usual.`,
      "",
      table(["color", "uploads", "share", "beat the usual"], shown),
    ].join("\n"),
    held: `${all.length} uploads of ${channels.filter((own) => own.length > 0).length} channels`,
    figure: shown.map(([color = "", , , beat = ""]) => `${color} ${beat}`).join(", "),
    failures: [],
    accuracy: rows,
  };

  function row(
    set: string,
    measure: string,
    lists: JudgedUpload[][],
    of: (lists: JudgedUpload[][]) => number,
    color?: LightColor,
  ): Accuracy {
    return {
      engine: "light",
      set,
      measure,
      items: lists.flat().length,
      shipped: of(lists),
      interval: intervalOf(
        lists.filter((own) => own.length > 0).map((own) => [own]),
        of,
      ),
      references: [{ name: "all uploads", value: base }],
      ...(color === "green" ? { target: "≥ .65" } : {}),
    };
  }
}

/** A channel counts in an average over channels from so many uploads of the color. */
const LEAST_OF_COLOR = 10;

function macro(lists: JudgedUpload[][]): number {
  const enough = lists.filter(({ length }) => length >= LEAST_OF_COLOR);
  return enough.reduce((sum, own) => sum + beatOf(own), 0) / enough.length;
}

const beatOf = (uploads: JudgedUpload[]) => uploads.filter(({ beat }) => beat).length / uploads.length;

function judgeNewest({ uploads, features }: IdeaChannel, words: WordWeights): JudgedUpload[] {
  const read = new Map(uploads.map(({ upload }, at) => [upload.title, features[at]]));
  const readOnce = (title: string) => read.get(title) ?? titleFeatures(title);
  return testPlaces(uploads, MIN_AGE_DAYS, USUAL_UPLOADS)
    .filter((_, place) => place % EVERY === 0)
    .map(({ at, size }) => {
      const { upload, logViews } = uploads[at] as UsableUpload;
      const title = readOnce(upload.title);
      const past = fitPast(uploads.slice(size - FEED_UPLOADS, size), words, 0, readOnce);
      const judged = judgeTitle(past, title);
      const { similarMultiple } = findSupport(title, past.earlier, past.earlier.uploads.length, words);
      const usual = median(uploads.slice(size - USUAL_UPLOADS, size).map((one) => one.logViews));
      return {
        color: colorOf({ leans: leaning(chanceToBeat(judged), true), similarMultiple }),
        beat: logViews > (usual ?? Infinity),
      };
    });
}

const percent = (value: number) => `${(value * 100).toFixed(1)} %`;
