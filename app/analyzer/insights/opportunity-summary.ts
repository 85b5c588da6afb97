import {
  type Demand,
  enoughBeat,
  type GatewayTest,
  isGateway,
  PEAK_MIN_VIDEOS,
  type TopicFacts,
} from "../../engines/findings";
import { comparisonText } from "./wording";

/** A topic in at most 25 words: its demand, its large and small channels, and whether the evidence is thin. */
export function opportunitySummary({ topic, demand, overall, competition, gateway }: TopicFacts): string {
  const isThin = demand.sampleSize < PEAK_MIN_VIDEOS;
  const sentences = [
    demandSentence(demand, overall),
    competitionSentence(competition, topic.videos.length),
    smallChannelsSentence(gateway, isThin),
    isThin ? "Thin evidence." : "",
  ];
  return sentences.filter((sentence) => sentence !== "").join(" ");
}

/** What a topic's videos get, adjusted for age, compared with all videos found. */
function demandSentence(demand: Demand, overall: Demand): string {
  if (demand.sampleSize === 0) return "Upload dates unknown.";
  if (overall.median === 0) return "";
  const compared = comparisonText(demand.median, overall.median).replace(/ the same as$/, "");
  return `${compared.charAt(0).toUpperCase()}${compared.slice(1)} the usual views.`;
}

/** How many of a topic's videos are by large channels, of those whose channel size is known. */
function competitionSentence({ large, known }: TopicFacts["competition"], videos: number): string {
  if (known === 0) return "Channel sizes unknown.";
  const apart = known < videos ? ` (${videos - known} unknown)` : "";
  return large === 0 ? `No large channels${apart}.` : `Large channels made ${large} of ${known}${apart}.`;
}

/** How many small channels beat their usual views on a topic, of those that could be measured. */
function smallChannelsSentence(gateway: GatewayTest, isThin: boolean): string {
  const [measured, beating] = [gateway.measured.length, gateway.beating.length];
  if (measured === 0) return "";
  if (measured === 1) return `The one small channel ${beating === 1 ? "beat" : "did not beat"} its usual.`;
  const couldBeLuck = !isThin && enoughBeat(gateway) && !isGateway(gateway);
  const whose = beating === 1 ? "its" : "their";
  return `${beating} of ${measured} small channels beat ${whose} usual${couldBeLuck ? ", maybe luck" : ""}.`;
}
