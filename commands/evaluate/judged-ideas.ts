import { unpackWords } from "../../app/engines/ideas/channels-model.ts";
import { WEIGHTS } from "../../app/engines/ideas/constants.ts";
import { WORDS } from "../../app/engines/ideas/weights.ts";
import { readIdeaChannels } from "../learn/ideas-channels.ts";
import { crossValidate, type Judged, judgeChannel } from "../learn/ideas-estimates.ts";
import { readHistories } from "../measures/channel-histories.ts";

/** What the ideas engine says of whole channels, each upload known only by those before it. */
export interface JudgedIdeas {
  channels: ReturnType<typeof readIdeaChannels>;
  /** With the weights that ship. */
  shipped: Judged[];
  /** With words learned from the channels of other folds. */
  crossed: Judged[];
}

let last: { key: string; judged: JudgedIdeas } | null = null;

/** Judges all channels of some files, once for every measure that follows: it takes a minute. */
export function judgedIdeas(texts: string[]): JudgedIdeas {
  const key = texts.map((text) => `${text.length} ${text.slice(-200)}`).join("\n");
  if (last?.key === key) return last.judged;
  const channels = readIdeaChannels(readHistories(...texts)).filter(({ pairs }) => pairs.length > 0);
  const words = unpackWords(WORDS);
  const judged = {
    channels,
    shipped: channels.map((channel) => judgeChannel(channel, WEIGHTS, words)),
    crossed: crossValidate(channels, WEIGHTS),
  };
  last = { key, judged };
  return judged;
}
