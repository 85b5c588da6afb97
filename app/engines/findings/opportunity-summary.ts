import { counted } from "../../numbers/figures";
import type { Topic } from "../topics";
import { LARGE_CHANNEL_TEXT } from "./evidence";
import { enoughBeat, type GatewayTest, isGateway } from "./gateways";
import type { Opportunity } from "./insights";
import type { Competition, Demand } from "./measures";
import { PEAK_MIN_VIDEOS } from "./peak";
import { comparisonText, viewsText } from "./wording";

/** A topic and what was measured on it. */
export interface TopicFacts {
  topic: Topic;
  demand: Demand;
  /** Of all videos found. */
  overall: Demand;
  competition: Competition;
  gateway: GatewayTest;
  opportunities: Opportunity[];
}

/** Two to four sentences on a topic: its demand, its large and small channels, and how thin the evidence is. */
export function opportunitySummary({
  demand,
  overall,
  competition,
  gateway,
  opportunities,
}: TopicFacts): string {
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

/** What a topic's videos get at equal age, compared with all videos found. */
export function demandSentence(demand: Demand, overall: Demand): string {
  if (demand.sampleSize === 0)
    return "When these videos were published is not known, so their demand is not either.";
  const typical = `A typical video on it gets ${viewsText(demand.median)} views in its first year`;
  if (overall.median === 0) return `${typical}.`;
  return `${typical}, ${comparisonText(demand.median, overall.median)} the ${viewsText(overall.median)} of all videos found.`;
}

/** How many of a topic's videos are by large channels, of those whose channel size is known. */
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

/** How many small channels beat their usual views on a topic, of those that could be measured. */
export function smallChannelsSentence(gateway: GatewayTest): string {
  const [measured, beating] = [gateway.measured.length, gateway.beating.length];
  if (measured === 0) return "No small channel on it could be measured.";
  if (measured === 1) {
    return `The one small channel that could be measured ${beating === 1 ? "beat" : "did not beat"} its usual views.`;
  }
  const who = beating === 0 ? "None" : beating === measured ? "All" : `${beating}`;
  const whose = beating === 1 ? "its" : "their";
  const sentence = `${who} of the ${measured} small channels that could be measured beat ${whose} usual views`;
  if (isGateway(gateway)) return `${sentence}, a way in for a smaller channel.`;
  return enoughBeat(gateway) ? `${sentence}, which could be luck.` : `${sentence}.`;
}
