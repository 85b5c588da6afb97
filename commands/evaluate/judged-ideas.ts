import { knownWords } from "../../app/engines/ideas/past.ts";
import { type IdeaChannel, readIdeaChannels } from "../learn/ideas-channels.ts";
import { crossValidate, type JudgedChannel, judgeChannel } from "../learn/ideas-estimates.ts";
import { readHistories } from "../measures/channel-histories.ts";

/** What the ideas engine says of whole channels, each upload known only by those before it. */
interface JudgedIdeas {
  channels: IdeaChannel[];
  /** With the words that ship. */
  shipped: JudgedChannel[];
  /** With words learned from the channels of other folds. */
  crossed: JudgedChannel[];
}

let lastRead: { key: string; channels: IdeaChannel[] } | null = null;
const judged = new WeakMap<IdeaChannel[], JudgedIdeas>();

/** The channels of some files, once for every measure that follows. */
export function ideaChannels(texts: string[]): IdeaChannel[] {
  const key = texts.map((text) => `${text.length} ${text.slice(-200)}`).join("\n");
  if (lastRead?.key !== key) lastRead = { key, channels: readIdeaChannels(readHistories(...texts)) };
  return lastRead.channels;
}

/** Judges all channels of some files, once for every measure that follows: it takes a minute. */
export function judgedIdeas(texts: string[]): JudgedIdeas {
  const channels = ideaChannels(texts);
  const known = judged.get(channels) ?? judgeAll(channels);
  judged.set(channels, known);
  return known;
}

function judgeAll(channels: IdeaChannel[]): JudgedIdeas {
  const both = crossValidate(channels, (channel, words) => judgeChannel(channel, [knownWords(), words]));
  const byName = new Map(both.flatMap(([own]) => (own ? [[own.channel, own] as const] : [])));
  return {
    channels,
    shipped: channels.flatMap(({ channel }) => byName.get(channel) ?? []),
    crossed: both.flatMap(([, own]) => own ?? []),
  };
}
