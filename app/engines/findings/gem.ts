import { listed } from "../../numbers/listed";
import { MIN_BASELINE_UPLOADS } from "../forecast";
import {
  type Attempt,
  clearsTheBar,
  type Gateway,
  isGateway,
  MIN_GATEWAY_CHANNELS,
  MIN_MULTIPLE,
} from "./gateways";
import { figuresOf, typical } from "./gem-figures";
import type { Finding } from "./insights";
import { LARGE_CHANNEL_TEXT, type Survey } from "./survey";
import { multiple, odds } from "./wording";

/** The reason names no more channels than a reader takes in; all of them stand in the figures. */
const NAMED = 3;

/**
 * The Hidden Gem: the gateway least likely to be luck, by the larger median multiple where that is equal. Found
 * only where small channels beat their usual views by more than luck explains (isGateway in gateways.ts); else
 * the reason names the nearest topic and says what is missing.
 */
export function gemOf(gateways: Gateway[], study: Survey): Finding {
  const ranked = [...gateways].sort(
    (a, b) =>
      Number(isGateway(b)) - Number(isGateway(a)) ||
      Number(b.asked !== null) - Number(a.asked !== null) ||
      a.chance - b.chance ||
      typical(b.beating) - typical(a.beating) ||
      (a.topic.name < b.topic.name ? -1 : 1),
  );
  const best = ranked[0];
  if (!best || !isGateway(best)) {
    return { found: false, reason: missing(ranked), figures: best?.asked ? figuresOf(best, study) : [] };
  }
  const { topic, beating, measured, chance } = best;
  const many = beating.length === measured.length ? "All" : `${beating.length} of the`;
  const groups = measured.map((attempt) => ({
    label: `${attempt.channel.name}, ${multiple(attempt.multiple)}`,
    videoIds: attempt.videos.map((video) => video.videoId),
  }));
  return {
    found: true,
    clusterName: topic.name,
    reason:
      `${many} ${measured.length} channels under ${LARGE_CHANNEL_TEXT} subscribers that could be measured beat ` +
      `their usual views with a video on this: ${named(beating)}; by luck alone this would come up in ${odds(chance)}.`,
    figures: figuresOf(best, study),
    videoIds: groups.flatMap(({ videoIds }) => videoIds),
    groups,
  };
}

function named(beating: Attempt[]): string {
  const names = beating
    .slice(0, NAMED)
    .map((attempt) => `${attempt.channel.name} (${multiple(attempt.multiple)})`);
  return listed(beating.length > NAMED ? [...names, `${beating.length - NAMED} more`] : names);
}

function missing(ranked: Gateway[]): string {
  const limit = `under ${LARGE_CHANNEL_TEXT} subscribers`;
  const [best] = ranked;
  if (!best) return "Not enough evidence: the videos found do not form a topic to look at.";
  if (ranked.every(({ smallChannels }) => smallChannels === 0)) {
    return `Not enough evidence: no channel in these topics is known to be ${limit}.`;
  }
  if (ranked.every(({ measured }) => measured.length === 0)) {
    return `Not enough evidence: none of the channels ${limit} in these topics shows ${MIN_BASELINE_UPLOADS} other recent uploads of the same kind to compare with.`;
  }
  const { topic, beating, measured, chance, asked } = best;
  const need =
    `it takes at least ${MIN_GATEWAY_CHANNELS} channels ${limit}, and at least half of those measured, at ` +
    `${multiple(MIN_MULTIPLE)} their usual views or more on one topic`;
  if (asked === null) {
    return `Not enough evidence: ${need}, and no topic has enough that could be measured to rule out luck; the nearest is ${topic.name}, with ${measured.length}.`;
  }
  const of = asked.tested === 1 ? "the one topic tested" : `the ${asked.tested} topics tested`;
  const who = beating.length === 0 ? "none" : `${beating.length}`;
  const how = `${who} of the ${measured.length} channels measured got that${beating.length === 0 ? "" : `: ${named(beating)}`}`;
  const luck = clearsTheBar(best)
    ? `, which could be luck: by luck alone it would come up in ${odds(chance)}`
    : "";
  return `Not enough evidence: ${need}. The nearest of ${of} is ${topic.name}, where ${how}${luck}.`;
}
