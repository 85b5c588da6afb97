import { testPlaces, USUAL_UPLOADS } from "../../app/engines/growth/index.ts";
import type { WordWeights } from "../../app/engines/ideas/channels-model.ts";
import { chanceToBeat, LEANS } from "../../app/engines/ideas/idea.ts";
import { judgeTitle, OF_IDEAS } from "../../app/engines/ideas/judge-title.ts";
import { findSupport, likenessLift } from "../../app/engines/ideas/likeness.ts";
import { fitPast } from "../../app/engines/ideas/past.ts";
import { ideaFeatures, titleFeatures } from "../../app/engines/ideas/title-features.ts";
import { windowStart } from "../../app/engines/ideas/window.ts";
import { colorOf } from "../../app/engines/light/channel.ts";
import type { LightColor } from "../../app/model/light.ts";
import { tellingWords } from "../../app/words/telling.ts";
import { FOLDS, type IdeaChannel } from "../learn/ideas-channels.ts";
import { crossValidate } from "../learn/ideas-estimates.ts";
import { intervalOf } from "../measures/interval.ts";
import { table } from "../table.ts";
import type { Accuracy, Evaluated } from "./evaluated.ts";
import { ideaChannels } from "./judged-ideas.ts";

/** An idea as somebody might have typed it before they made the upload, and what came of that. */
interface TypedIdea {
  /** The estimate above the usual in typical misses, without what like uploads got, and that in the same unit. */
  misses: number;
  lift: number;
  /** As it ships. */
  chance: number;
  similarMultiple: number | null;
  beat: boolean;
}

interface TypedChannel {
  fold: number;
  ideas: TypedIdea[];
}

/** What is chosen of ideas: the two weights of a logistic curve and the chances for a color. */
interface Chosen {
  misses: number;
  lift: number;
  up: number;
  down: number;
}

const MIN_AGE_DAYS = 30;
const MOST_WORDS = 5;
const LEAST_WORDS = 2;
/** Each color is to be given to a little more than a fifth. */
const SHARE = 0.205;

/**
 * An upload's title as somebody might type the idea of it: the first two to five words that tell its subject, in lower
 * case. Null for a title with fewer.
 */
export function typedIdea(title: string): string | null {
  const words = tellingWords(title).slice(0, MOST_WORDS);
  return words.length < LEAST_WORDS ? null : words.join(" ");
}

/**
 * Measures the lamp of the channel on ideas as people type them: for each upload that `evaluateLight` judges, the light of
 * its typed idea from what was published before. Learned words, weights and thresholds are those of other channels. Throws
 * without any.
 */
export function evaluateTyped(...texts: string[]): Evaluated {
  const channels = crossValidate(ideaChannels(texts), judgeTyped);
  const all = channels.flatMap(({ ideas }) => ideas);
  if (all.length === 0) throw new Error("no upload has 20 before it");
  const chosen = Array.from({ length: FOLDS }, (_, fold) =>
    choose(channels.filter((one) => one.fold !== fold).flatMap(({ ideas }) => ideas)),
  );
  const shipped = channels.map(({ ideas }) =>
    ideas.map((one) => ({ beat: one.beat, color: shippedColor(one) })),
  );
  const crossed = channels.map(({ fold, ideas }) => {
    const own = chosen[fold];
    return own ? ideas.map((one) => ({ beat: one.beat, color: chosenColor(one, own) })) : [];
  });
  const base = beatOf(all);
  const rows = (["green", "red"] as const).flatMap((color) => [
    row(color, "beat the usual, micro", micro(color), color === "green" ? "≥ .72" : "≤ .28"),
    row(color, "beat the usual, macro", macro(color)),
    row(color, "share of ideas", share(color), "≥ .20"),
  ]);
  return {
    text: [
      `The first two to five telling words of ${all.length} titles, in lower case. Of all ${percent(base)} beat the usual.`,
      "",
      table(
        ["fold", "misses", "lift", "green from", "red up to"],
        chosen.map((own, fold) => [
          String(fold + 1),
          ...[own.misses, own.lift, own.up, own.down].map((value) => value.toFixed(2)),
        ]),
      ),
      "",
      table(
        ["color", "ideas", "share", "beat the usual"],
        (["green", "amber", "red", "unknown"] as const).map((color) => {
          const own = crossed.flat().filter((one) => one.color === color);
          return [color, String(own.length), percent(own.length / all.length), percent(beatOf(own))];
        }),
      ),
    ].join("\n"),
    held: `${all.length} ideas of ${channels.filter(({ ideas }) => ideas.length > 0).length} channels`,
    figure: rows
      .map(({ set, measure, crossValidated }) => `${set}, ${measure} ${crossValidated?.toFixed(3)}`)
      .join("; "),
    failures: [],
    accuracy: rows,
  };

  function row(
    color: Named,
    measure: string,
    of: (channels: Judged[][]) => number,
    target?: string,
  ): Accuracy {
    const isShare = measure.startsWith("share");
    const given = crossed.flat().filter((one) => one.color === color).length;
    return {
      engine: "light",
      set: `your channel, ${color}, typed ideas`,
      measure,
      items: isShare ? all.length : given,
      shipped: of(shipped),
      crossValidated: of(crossed),
      interval: intervalOf(
        crossed.filter((own) => own.length > 0).map((own) => [own]),
        of,
      ),
      references: isShare ? [] : [{ name: "all ideas", value: base }],
      ...(target ? { target } : {}),
    };
  }
}

type Named = "green" | "red";

interface Judged {
  color: LightColor;
  beat: boolean;
}

/** A channel counts in an average over channels from so many ideas of the color. */
const LEAST_OF_COLOR = 10;

const beatOf = (ideas: { beat: boolean }[]) => ideas.filter(({ beat }) => beat).length / ideas.length;
const ofColor = (channel: Judged[], color: Named) => channel.filter((one) => one.color === color);
const micro = (color: Named) => (channels: Judged[][]) => beatOf(ofColor(channels.flat(), color));
const share = (color: Named) => (channels: Judged[][]) =>
  ofColor(channels.flat(), color).length / channels.flat().length;
const macro = (color: Named) => (channels: Judged[][]) => {
  const enough = channels.map((own) => ofColor(own, color)).filter(({ length }) => length >= LEAST_OF_COLOR);
  return enough.reduce((sum, own) => sum + beatOf(own), 0) / enough.length;
};

function shippedColor({ chance, similarMultiple }: TypedIdea): LightColor {
  return colorAt(chance, similarMultiple, LEANS.idea);
}

function chosenColor(one: TypedIdea, chosen: Chosen): LightColor {
  return colorAt(chanceOf(one, chosen), one.similarMultiple, chosen);
}

function colorAt(
  chance: number,
  similarMultiple: number | null,
  { up, down }: Pick<Chosen, "up" | "down">,
): LightColor {
  return colorOf({ leans: chance >= up ? "up" : chance <= down ? "down" : null, similarMultiple });
}

const chanceOf = ({ misses, lift }: TypedIdea, by: Pick<Chosen, "misses" | "lift">) =>
  1 / (1 + Math.exp(-(by.misses * misses + by.lift * lift)));

/** The weights by maximum likelihood (Newton's method), then the chances at which each color is given to a fifth. */
function choose(ideas: TypedIdea[]): Chosen {
  const by = { misses: 1, lift: 1 };
  for (let step = 0; step < 20; step += 1) {
    let [a, b, c, ga, gb] = [1, 0, 1, 0, 0];
    for (const one of ideas) {
      const chance = chanceOf(one, by);
      const off = (one.beat ? 1 : 0) - chance;
      const weight = chance * (1 - chance);
      ga += off * one.misses;
      gb += off * one.lift;
      a += weight * one.misses ** 2;
      b += weight * one.misses * one.lift;
      c += weight * one.lift ** 2;
    }
    const determinant = a * c - b * b;
    by.misses += (c * ga - b * gb) / determinant;
    by.lift += (a * gb - b * ga) / determinant;
  }
  const most = Math.round(SHARE * ideas.length);
  const chances = (agrees: (multiple: number) => boolean) =>
    ideas
      .filter(({ similarMultiple }) => similarMultiple !== null && agrees(similarMultiple))
      .map((one) => chanceOf(one, by))
      .sort((one, other) => one - other);
  return {
    ...by,
    up: chances((multiple) => multiple >= 1).at(-most) ?? 1,
    down: chances((multiple) => multiple <= 1)[most - 1] ?? 0,
  };
}

function judgeTyped({ uploads, features, fold }: IdeaChannel, words: WordWeights): TypedChannel {
  const read = new Map(uploads.map(({ upload }, at) => [upload.title, features[at]]));
  const readOnce = (title: string) => read.get(title) ?? titleFeatures(title);
  const places = testPlaces(uploads, MIN_AGE_DAYS, USUAL_UPLOADS);
  const ideas = [...Map.groupBy(places, ({ size }) => windowStart(size))].flatMap(([start, own]) => {
    const last = Math.max(...own.map(({ size }) => size));
    const past = fitPast(uploads.slice(0, last), words, start, readOnce);
    return own.flatMap(({ at, size }): TypedIdea[] => {
      const idea = typedIdea(uploads[at]?.upload.title ?? "");
      if (idea === null) return [];
      const title = ideaFeatures(idea);
      const judged = judgeTitle(past, title, size - start);
      const { similarMultiple } = findSupport(title, past.earlier, size, words);
      const lift = judged.missesAbove === 0 ? 0 : likenessLift(title, past.earlier, size);
      const unit = past.typicalMisses[size - start] ?? Number.NaN;
      return [
        {
          misses: judged.missesAbove / OF_IDEAS.share - (OF_IDEAS.lift * lift) / unit,
          lift: lift / unit,
          chance: chanceToBeat(judged),
          similarMultiple,
          beat: (uploads[at]?.logViews ?? 0) > judged.usual,
        },
      ];
    });
  });
  return { fold, ideas };
}

const percent = (value: number) => `${(value * 100).toFixed(1)} %`;
