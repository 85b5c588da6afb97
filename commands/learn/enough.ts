import { MIN_UPLOADS } from "../../app/engines/growth/usable-uploads.ts";
import type { ChannelHistory } from "../measures/channel-histories.ts";
import type { SentimentRow, SentimentSet } from "./sentiment-rows.ts";

// What there must be before something is learned: weights from less would take the place of good ones.

/** The engine is held to one figure on each, so it is learned from all of them or not at all. */
const SETS: Record<SentimentSet, string> = {
  jziumo: "jziumo.csv",
  sentube: "sentube.csv",
  vader_tweets: "vader_tweets.tsv",
  vader_amazon: "vader_amazon.tsv",
};
/** Channels are weighed against each other; of fewer, one settles it. */
const CHANNELS = 5;
/** Younger uploads have not come to their views yet. */
const LEARNED_FROM_DAYS = 30;

/** Throws, with their files, where sets of comments are missing or empty. */
export function enoughComments(rows: SentimentRow[]): void {
  const there = new Set(rows.map(({ set }) => set));
  const missing = Object.entries(SETS).flatMap(([set, file]) =>
    there.has(set as SentimentSet) ? [] : [`sentiment/${file}`],
  );
  if (missing.length > 0) throw new Error(`no comments in ${missing.join(", ")}: all four sets are needed`);
}

/** Throws where too few channels have uploads to forecast: more than the first five, old enough to be learned from. */
export function enoughChannels(histories: ChannelHistory[]): void {
  const channels = histories.filter(({ uploads }) =>
    uploads.some(({ ageDays }, at) => at >= MIN_UPLOADS && ageDays >= LEARNED_FROM_DAYS),
  ).length;
  if (channels < CHANNELS) {
    throw new Error(
      `${channels} channels have more than ${MIN_UPLOADS} uploads, of ${LEARNED_FROM_DAYS} days and older: ${CHANNELS} are needed`,
    );
  }
}
