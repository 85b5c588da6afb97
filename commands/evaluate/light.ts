import { chanceToBeat, LEANS, leaning } from "../../app/engines/ideas/idea.ts";
import { multipleAt, type Support } from "../../app/engines/ideas/likeness.ts";
import { colorOf } from "../../app/engines/light/channel.ts";
import { findStrongWords, phrasesOf } from "../../app/engines/light/formats.ts";
import type { LightColor } from "../../app/model/light.ts";
import type { UploadKind } from "../../app/model/upload.ts";
import type { IdeaChannel } from "../learn/ideas-channels.ts";
import { besideUsual, type JudgedChannel } from "../learn/ideas-estimates.ts";
import { intervalOf } from "../measures/interval.ts";
import { table } from "../table.ts";
import type { Accuracy, Evaluated } from "./evaluated.ts";
import { judgedIdeas } from "./judged-ideas.ts";
import { byRepeat, findRepeats, type Repeat } from "./made-before.ts";

const { up: UP, down: DOWN } = LEANS.title;

/** What came of one channel's uploads of each color. */
interface ChannelColors {
  channel: string;
  uploads: number;
  beat: number;
  green: Counted;
  red: Counted;
}

interface Counted {
  given: number;
  beat: number;
}

/** A channel counts in an average over channels from so many uploads of the color. */
const LEAST_OF_COLOR = 10;

/** Counts the colors that a channel's uploads of 30 days and older would have had, and which beat the 20 before them. */
export function countColors(own: JudgedChannel, kind: UploadKind = "long"): ChannelColors {
  const judged = besideUsual(own).map((one) => ({
    color: colorOf({ ...one, leans: leaning(chanceToBeat(one), true, kind) }),
    beat: one.actual > one.usual,
  }));
  const count = (color: LightColor) => countBeat(judged.filter((one) => one.color === color));
  const beat = judged.filter((one) => one.beat).length;
  return { channel: own.channel, uploads: judged.length, beat, green: count("green"), red: count("red") };
}

function countBeat(uploads: { beat: boolean }[]): Counted {
  return { given: uploads.length, beat: uploads.filter(({ beat }) => beat).length };
}

/** What the chance of an upload may be based on. */
const SUPPORTS: { name: string; holds(one: Support): boolean }[] = [
  {
    name: "uploads like it beat theirs",
    holds: ({ similarMultiple }) => similarMultiple !== null && similarMultiple > 1,
  },
  {
    name: "uploads like it did not",
    holds: ({ similarMultiple }) => similarMultiple !== null && similarMultiple <= 1,
  },
  { name: "known words alone", holds: ({ basis }) => basis === "words" },
  { name: "the channel's level alone", holds: ({ basis }) => basis === "nothing" },
];

/** How often uploads whose chance is high or low enough for a color beat the usual, by what their chance is based on. */
function bySupport(judged: JudgedChannel[]): string[][] {
  const all = judged
    .flatMap(besideUsual)
    .map((one) => ({ ...one, chance: chanceToBeat(one), beat: one.actual > one.usual }));
  const likely = all.filter(({ chance }) => chance >= UP);
  const unlikely = all.filter(({ chance }) => chance <= DOWN);
  const between = all.filter(({ chance }) => chance > DOWN && chance < UP);
  return [
    { chance: `${UP} and more`, own: likely },
    { chance: "between", own: between },
    { chance: `${DOWN} and less`, own: unlikely },
  ].flatMap(({ chance, own }) =>
    SUPPORTS.map(({ name, holds }) => {
      const { given, beat } = countBeat(own.filter(holds));
      return [chance, name, String(given), given > 0 ? percent(beat / given) : "–"];
    }),
  );
}

/** From so many uploads on strong words are looked for, anew after each so many, in so many before it at most. */
const STRONG_FROM = 60;
const STRONG_EVERY = 40;
const STRONG_PAST = 250;
/** As many as the light names. */
const STRONG_WORDS = 2;

/** The judged uploads of a channel whose title has one of the two strongest words of earlier uploads. */
function countStrong({ uploads }: IdeaChannel, judged: JudgedChannel): Counted {
  const own: { beat: boolean }[] = [];
  for (let size = STRONG_FROM; size < uploads.length; size += STRONG_EVERY) {
    const past = uploads.slice(Math.max(size - STRONG_PAST, 0), size);
    const results = past.map(({ upload: { title } }, at) => ({ title, multiple: multipleAt(past, at) }));
    const strong = findStrongWords(results).slice(0, STRONG_WORDS);
    const keys = strong.flatMap(({ format }) =>
      [...phrasesOf(format)].flatMap(([key, phrase]) => (phrase === format ? [key] : [])),
    );
    for (const { at, actual, usual } of besideUsual(judged)) {
      if (at < size || at >= size + STRONG_EVERY) continue;
      const phrases = phrasesOf(uploads[at]?.upload.title ?? "");
      if (keys.some((key) => phrases.has(key))) own.push({ beat: actual > usual });
    }
  }
  return countBeat(own);
}

type Named = "green" | "red";
const sum = (channels: ChannelColors[], of: (one: ChannelColors) => number) =>
  channels.reduce((total, one) => total + of(one), 0);
const micro = (color: Named) => (channels: ChannelColors[]) =>
  sum(channels, (one) => one[color].beat) / sum(channels, (one) => one[color].given);
const share = (color: Named) => (channels: ChannelColors[]) =>
  sum(channels, (one) => one[color].given) / sum(channels, ({ uploads }) => uploads);
const enough = (color: Named, channels: ChannelColors[]) =>
  channels.filter((one) => one[color].given >= LEAST_OF_COLOR);
const macro = (color: Named) => (channels: ChannelColors[]) => {
  const own = enough(color, channels);
  return sum(own, (one) => one[color].beat / one[color].given) / own.length;
};

/**
 * Measures the lamp of the channel over whole channels: each upload of 30 days and older with 20 long ones before it is
 * judged from what was published before it alone, against the median of those 20 at equal age. Throws without any.
 */
export function evaluateLight(...texts: string[]): Evaluated {
  const judged = judgedIdeas(texts);
  const shipped = judged.shipped.map((own) => countColors(own));
  const crossed = judged.crossed.map((own) => countColors(own));
  const uploads = sum(crossed, (one) => one.uploads);
  if (uploads === 0) throw new Error("no upload has 20 before it");
  const base = sum(crossed, ({ beat }) => beat) / uploads;
  const rows = (["green", "red"] as const).flatMap((color) => [
    row(color, "beat the usual, micro", micro(color), color === "green" ? "≥ .69" : "≤ .26"),
    row(color, "beat the usual, macro", macro(color), color === "green" ? "≥ .67" : "≤ .27"),
    row(color, "share of uploads", share(color), "≥ .20"),
  ]);
  const strong = judged.channels.flatMap((channel) => {
    const own = judged.crossed.find((one) => one.channel === channel.channel);
    return own ? [countStrong(channel, own)] : [];
  });
  const strongBeat = (counts: Counted[]) =>
    counts.reduce((total, one) => total + one.beat, 0) / counts.reduce((total, one) => total + one.given, 0);
  const repeats = judged.channels.flatMap((channel) => {
    const own = judged.crossed.find((one) => one.channel === channel.channel);
    return own ? findRepeats(channel, own) : [];
  });
  const against = (own: Repeat[]) =>
    own.filter(({ color, first }) => (color === "green" && first < 1) || (color === "red" && first > 1))
      .length /
    (sum(crossed, (one) => one.green.given) + sum(crossed, (one) => one.red.given));
  const againstRow: Accuracy = {
    engine: "light",
    set: "your channel",
    measure: "proofs against the color",
    items: sum(crossed, (one) => one.green.given + one.red.given),
    shipped: against(repeats),
    interval: intervalOf([repeats], against),
    references: [],
    target: "≤ .03",
  };
  const strongRow: Accuracy = {
    engine: "light",
    set: "strong words",
    measure: "beat the usual, micro",
    items: strong.reduce((total, { given }) => total + given, 0),
    shipped: strongBeat(strong),
    interval: intervalOf(
      strong.filter(({ given }) => given > 0).map((one) => [one]),
      strongBeat,
    ),
    references: [{ name: "all uploads", value: base }],
  };
  return {
    text: [
      `Views are one snapshot's, brought to 30 days by views = (age in days / 365)^0.2; the usual is the median of the 20 uploads before.`,
      `Green from a chance of ${UP} on, red up to ${DOWN}, where earlier uploads like it agree. Of all ${uploads} uploads ${percent(base)} beat the usual.`,
      "",
      table(
        ["color", "uploads", "share", "beat the usual", "mean of channels", "channels"],
        (["green", "red"] as const).map((color) => [
          color,
          String(sum(crossed, (one) => one[color].given)),
          percent(share(color)(crossed)),
          percent(micro(color)(crossed)),
          percent(macro(color)(crossed)),
          String(enough(color, crossed).length),
        ]),
      ),
      "",
      table(["chance", "based on", "uploads", "beat the usual"], bySupport(judged.crossed)),
      "",
      table(["the earlier one got", "light", "made again", "beat the usual"], byRepeat(repeats)),
      "(Learned without the channel that is judged. Channels count in the mean from ten uploads of the colour.)",
    ].join("\n"),
    held: `${uploads} uploads of ${crossed.length} channels`,
    figure: `green ${percent(micro("green")(crossed))}, red ${percent(micro("red")(crossed))} beat the usual`,
    failures: [],
    accuracy: [...rows, againstRow, strongRow],
  };

  function row(
    color: Named,
    measure: string,
    of: (channels: ChannelColors[]) => number,
    target: string,
  ): Accuracy {
    return {
      engine: "light",
      set: `your channel, ${color}`,
      measure,
      items: measure.startsWith("share") ? uploads : sum(crossed, (one) => one[color].given),
      shipped: of(shipped),
      crossValidated: of(crossed),
      interval: intervalOf(
        crossed.map((one) => [one]),
        of,
      ),
      references: measure.startsWith("share") ? [] : [{ name: "all uploads", value: base }],
      target,
    };
  }
}

const percent = (value: number) => `${(value * 100).toFixed(1)} %`;
