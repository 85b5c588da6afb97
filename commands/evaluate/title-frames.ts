import { testPlaces } from "../../app/engines/growth/index.ts";
import { multipleAt } from "../../app/engines/ideas/index.ts";
import { chooseFrames, FRAME_SETTINGS, type Frame, readFrames } from "../../app/engines/titles/frames.ts";
import { framesOf } from "../../app/engines/titles/index.ts";
import { median } from "../../app/statistics/quantiles.ts";
import { FOLDS } from "../learn/ideas-channels.ts";
import { type ChannelHistory, readHistories } from "../measures/channel-histories.ts";
import { intervalOf } from "../measures/interval.ts";
import { table } from "../table.ts";
import type { Accuracy, Evaluated } from "./evaluated.ts";

type Settings = typeof FRAME_SETTINGS;

/** Chosen from inside the folds: as many uploads looked at, and as large a share of them that beat the ones around. */
const TRIED: Settings[] = [150, 250].flatMap((past) => [0.6, 0.65, 0.7].map((beat) => ({ past, beat })));
/** Of settings whose frames are in so many uploads, that is chosen by which most of these beat the usual. */
const LEAST_SHARE = 0.03;
/** Frames are looked for from so many uploads on, anew after each so many. */
const FROM = 40;
const EVERY = 20;
const BEFORE = 20;
const MIN_AGE_DAYS = 30;
/** A channel of so many uploads should have a frame. */
const LARGE = 100;

interface Counted {
  channel: string;
  /** Judged uploads, those with a frame kept from earlier ones, and how many of each beat the 20 before. */
  uploads: number;
  beat: number;
  given: number;
  givenBeat: number;
  /** Frames that all of its uploads leave; null for a channel of fewer than 100. */
  kept: number | null;
}

/** For each of the settings, what came of a channel's frames; those of one past are read once. */
function countAll(history: ChannelHistory): Counted[] {
  const read = new Map<string, ReturnType<typeof readFrames>>();
  const readOnce = (past: number, size: number) => {
    const key = `${past} ${size}`;
    const own = history.uploads.slice(Math.max(size - past, 0), size);
    const found =
      read.get(key) ??
      readFrames(
        own.map(({ upload: { title } }, at) => ({ title, multiple: multipleAt(own, at) })),
        past,
      );
    read.set(key, found);
    return found;
  };
  return TRIED.map(({ past, beat }) =>
    countFrames(history, (size) => chooseFrames(readOnce(past, size), beat)),
  );
}

function countFrames({ channel, uploads }: ChannelHistory, keptAfter: (size: number) => Frame[]): Counted {
  const counted = { channel, uploads: 0, beat: 0, given: 0, givenBeat: 0 };
  const places = testPlaces(uploads, MIN_AGE_DAYS, BEFORE);
  for (let size = FROM; size < uploads.length; size += EVERY) {
    const keys = keptAfter(size).map(({ key }) => key);
    for (const { at, size: known } of places) {
      if (at < size || at >= size + EVERY) continue;
      const own = uploads[at];
      const usual = median(uploads.slice(known - BEFORE, known).map(({ logViews }) => logViews));
      if (!own || usual === null) continue;
      const beat = own.logViews > usual ? 1 : 0;
      const found = framesOf(own.upload.title);
      counted.uploads += 1;
      counted.beat += beat;
      if (!keys.some((key) => found.has(key))) continue;
      counted.given += 1;
      counted.givenBeat += beat;
    }
  }
  return { ...counted, kept: uploads.length >= LARGE ? keptAfter(uploads.length).length : null };
}

const sum = (channels: Counted[], of: "uploads" | "beat" | "given" | "givenBeat") =>
  channels.reduce((total, one) => total + one[of], 0);
const beatShare = (channels: Counted[]) => sum(channels, "givenBeat") / sum(channels, "given");
const keptShare = (channels: Counted[]) => {
  const large = channels.filter(({ kept }) => kept !== null);
  return large.filter(({ kept }) => kept !== 0).length / large.length;
};

/**
 * Measures how many later uploads with a frame kept from a channel's earlier titles beat the median of the 20 before, as it
 * ships and by settings chosen on other channels. Throws where no upload has a frame.
 */
export function evaluateFrames(...texts: string[]): Evaluated {
  const channels = readHistories(...texts)
    .toSorted((one, other) => other.uploads.length - one.uploads.length)
    .map((history, at) => ({ fold: at % FOLDS, byTried: countAll(history) }));
  const crossed = channels.flatMap(({ fold, byTried }) => {
    const others = channels.filter((one) => one.fold !== fold);
    const figures = TRIED.map((_, tried) => {
      const own = others.flatMap((one) => one.byTried[tried] ?? []);
      return sum(own, "given") >= LEAST_SHARE * sum(own, "uploads") ? beatShare(own) : 0;
    });
    return byTried[figures.indexOf(Math.max(...figures))] ?? [];
  });
  const own = TRIED.findIndex(
    ({ past, beat }) => past === FRAME_SETTINGS.past && beat === FRAME_SETTINGS.beat,
  );
  const shipped = channels.flatMap(({ byTried }) => byTried[own] ?? []);
  if (sum(shipped, "given") === 0) throw new Error("no upload has a frame");
  const large = crossed.filter(({ kept }) => kept !== null);
  const row = (measure: string, of: typeof beatShare, items: number, own: Counted[], target: string) => ({
    engine: "titles",
    set: "frames",
    measure,
    items,
    shipped: of(shipped),
    crossValidated: of(crossed),
    interval: intervalOf(
      own.map((one) => [one]),
      of,
    ),
    references: [],
    target,
  });
  const given = crossed.filter((one) => one.given > 0);
  const rows: Accuracy[] = [
    {
      ...row("beat the usual, micro", beatShare, sum(crossed, "given"), given, "≥ .70"),
      references: [{ name: "all uploads", value: sum(crossed, "beat") / sum(crossed, "uploads") }],
    },
    row("channels of 100 uploads with one", keptShare, large.length, large, "≥ .50"),
  ];
  return {
    text: table(
      ["newest looked at", "beat those around", "uploads", "beat the usual", "channels with one"],
      TRIED.map(({ past, beat }, tried) => {
        const own = channels.flatMap((one) => one.byTried[tried] ?? []);
        return [
          String(past),
          `${100 * beat} %`,
          String(sum(own, "given")),
          percent(beatShare(own)),
          percent(keptShare(own)),
        ];
      }),
    ),
    held: `${sum(crossed, "uploads")} uploads of ${channels.length} channels`,
    figure: `${percent(beatShare(crossed))} beat the usual`,
    failures: [],
    accuracy: rows,
  };
}

const percent = (value: number) => `${(value * 100).toFixed(1)} %`;
