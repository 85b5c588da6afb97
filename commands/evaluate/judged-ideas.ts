import { knownWords } from "../../app/engines/ideas/past.ts";
import { readIdeaChannels } from "../learn/ideas-channels.ts";
import { crossValidate, type JudgedChannel, judgeChannel } from "../learn/ideas-estimates.ts";
import { readHistories } from "../measures/channel-histories.ts";

/** What the ideas engine says of whole channels, each upload known only by those before it. */
interface JudgedIdeas {
  channels: ReturnType<typeof readIdeaChannels>;
  /** With the words that ship. */
  shipped: JudgedChannel[];
  /** With words learned from the channels of other folds. */
  crossed: JudgedChannel[];
}

let last: { key: string; judged: JudgedIdeas } | null = null;

/** Judges all channels of some files, once for every measure that follows: it takes a minute. */
export function judgedIdeas(texts: string[]): JudgedIdeas {
  const key = texts.map((text) => `${text.length} ${text.slice(-200)}`).join("\n");
  if (last?.key === key) return last.judged;
  const channels = readIdeaChannels(readHistories(...texts));
  const judged = {
    channels,
    shipped: channels.map((channel) => judgeChannel(channel, knownWords())),
    crossed: crossValidate(channels),
  };
  last = { key, judged };
  return judged;
}
