import { counted } from "../../numbers/counted";
import type { Competition } from "./competition";
import type { Demand } from "./demand";
import { clearsTheBar, type Gateway, isGateway } from "./gateways";
import type { Opportunity } from "./insights";
import { PEAK_MIN_VIDEOS } from "./peak";
import { LARGE_CHANNEL_TEXT } from "./survey";
import { against, rate } from "./wording";

/** What the page says of a topic rests on these. */
export interface Sides {
  demand: Demand;
  /** Demand on all videos found. */
  overall: Demand;
  competition: Competition;
  gateway: Gateway;
  opportunities: Opportunity[];
}

/** Two to four sentences on a topic: demand, who holds it, how small channels fare, and how thin the evidence is. */
export function opportunitySummary({ demand, overall, competition, gateway, opportunities }: Sides): string {
  const sentences = [
    demandSentence(demand, overall),
    competitionSentence(competition),
    smallChannelsSentence(gateway),
  ];
  if (opportunities.includes("rising"))
    sentences.push("Newer uploads do better than older ones at equal age.");
  if (demand.sampleSize < PEAK_MIN_VIDEOS) {
    sentences.push(`With ${counted(demand.sampleSize, "video")} there is little to go by.`);
  }
  return sentences.filter((sentence) => sentence !== "").join(" ");
}

/** What a topic's videos get at equal age, against all videos found. */
export function demandSentence(demand: Demand, overall: Demand): string {
  if (demand.sampleSize === 0)
    return "When these videos were published is not known, so their demand is not either.";
  const typical = `A typical video on it gets ${rate(demand.median)} views in its first year`;
  if (overall.median === 0) return `${typical}.`;
  return `${typical}, ${against(demand.median, overall.median)} the ${rate(overall.median)} of all videos found.`;
}

/** Who holds a topic: how many of its videos are by large channels, of those whose channel's size is known. */
export function competitionSentence({ large, known }: Competition): string {
  if (known === 0) return "How large its channels are is not known.";
  const size = `of ${LARGE_CHANNEL_TEXT} subscribers or more`;
  if (known === 1) {
    return `The one video whose channel size is known is ${large === 1 ? "" : "not "}by a channel ${size}.`;
  }
  const videos = `${known} videos whose channel size is known`;
  if (large === 0) return `None of the ${videos} is by a channel ${size}.`;
  if (large === known) return `All ${videos} are by channels ${size}.`;
  return `${large} of the ${videos} ${large === 1 ? "is by a channel" : "are by channels"} ${size}.`;
}

/** How the small channels on a topic fare, of those that could be measured. */
export function smallChannelsSentence(gateway: Gateway): string {
  const [measured, beating] = [gateway.measured.length, gateway.beating.length];
  if (measured === 0) return "No small channel on it could be measured.";
  if (measured === 1) {
    return `The one small channel that could be measured ${beating === 1 ? "beat" : "did not beat"} its usual views.`;
  }
  const who = beating === 0 ? "None" : beating === measured ? "All" : `${beating}`;
  const whose = beating === 1 ? "its" : "their";
  const sentence = `${who} of the ${measured} small channels that could be measured beat ${whose} usual views`;
  if (isGateway(gateway)) return `${sentence}, a way in for a smaller channel.`;
  return clearsTheBar(gateway) ? `${sentence}, which could be luck.` : `${sentence}.`;
}
