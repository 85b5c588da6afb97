import { median } from "../../statistics/quantiles";
import { chanceOfRanks } from "../../statistics/rank-tests";
import { sharesTellingWord } from "../../words/telling";
import {
  type Attempt,
  type Channel,
  cleanVideos,
  LARGE_CHANNEL,
  measureAttempts,
  type SearchAnswer,
} from "../findings";
import { countedAt } from "../growth";

/**
 * What channels of one size got with an idea, against what each usually gets: evidence beside the verdict, without a color.
 * Held against what came next it tells too little for one (docs/evaluation/light.md).
 */
export interface FieldLamp {
  /** The subscribers of the channels that count: from `least` on, under `most`. */
  size: { least: number; most: number; isOwn: boolean };
  /** Channels of that size with enough uploads to compare with, strongest first. */
  measured: Attempt[];
  /** Those that got more than they usually get. */
  beating: number;
  /** The median of their multiples of their usual; null where none was measured. */
  multiple: number | null;
  /** How often luck alone would rank the videos this high. */
  chance: number;
  /** How many channels of that size there are, measured or not. */
  found: number;
}

/** Whose idea it is: null where that is unknown. */
export interface Creator {
  /** Of the channel at YouTube. */
  id: string | null;
  subscribers: number | null;
}

/** Fewer measured channels say nothing: one that beat its usual is as often luck. */
const LEAST_CHANNELS = 2;
/** Channels from a fifth to five times the creator's subscribers are of their size. A choice. */
const SIZE_FACTOR = 5;

/**
 * What the field got, from the videos that share a telling word with the idea, by channels of the creator's size. The
 * creator's own channel does not count; without a known size all channels under 100,000 subscribers do.
 */
export function fieldLamp(answer: SearchAnswer, creator: Creator, now: Date): FieldLamp {
  const size = sizeOf(creator.subscribers);
  const channels = new Map(answer.channels.map((channel) => [channel.channelId, channel]));
  const fits = ({ channelId, subscriberCount: count }: Channel) =>
    channelId !== creator.id && count !== null && count >= size.least && count < size.most;
  // A search always finds something: videos without a word of the idea do not count.
  const near = cleanVideos(answer).filter(({ title, description }) =>
    sharesTellingWord(answer.query, `${title} ${description}`),
  );
  const { measured, found } = measureAttempts(near, channels, countedAt(answer.asOf, now), fits);
  const beating = measured.filter(({ multiple }) => multiple > 1).length;
  const chance = chanceOfRanks(measured.map(({ ranking }) => ranking));
  const multiple = median(measured.map((attempt) => attempt.multiple));
  return {
    size,
    measured,
    beating,
    multiple,
    chance,
    found,
  };
}

function sizeOf(subscribers: number | null): FieldLamp["size"] {
  if (subscribers === null || subscribers <= 0) return { least: 0, most: LARGE_CHANNEL, isOwn: false };
  return {
    least: Math.floor(subscribers / SIZE_FACTOR),
    most: Math.ceil(subscribers * SIZE_FACTOR),
    isOwn: true,
  };
}

/** Whether enough channels were measured to tell what they got. */
export function isTold({ measured }: Pick<FieldLamp, "measured">): boolean {
  return measured.length >= LEAST_CHANNELS;
}
