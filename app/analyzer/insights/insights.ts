import {
  type Analysis,
  analyze,
  type Claim,
  type Claims,
  type Cluster,
  countChannels,
  type Demand,
  type Evidence,
  enoughBeat,
  type GatewayTest,
  isGateway,
  type Market,
  PEAK_MIN_VIDEOS,
  type Recommendation,
  type SearchAnswer,
  type TopicFacts,
  type Totals,
} from "../../engines/findings";
import { MIN_TOPIC_VIDEOS } from "../../engines/topics";
import { counted } from "../../numbers/figures";
import type { ShownFindings } from "./finding";
import { showGem } from "./gem";
import { showPeak } from "./peak";
import { showRising } from "./rising";
import { comparisonText } from "./wording";

/** The results in a few words: how many videos and topics were found, and which topics stand out. */
export function summarize({ videos, topics }: Evidence, findings: Claims): string {
  if (videos.length === 0) return "No videos were found.";
  const count = counted(videos.length, "video");
  if (videos.length < MIN_TOPIC_VIDEOS) {
    return `Only ${count} found: a topic takes at least ${MIN_TOPIC_VIDEOS}.`;
  }
  const found = `${count} by ${counted(countChannels(videos), "channel")}`;
  if (topics.length === 0) return `${found}, but no ${MIN_TOPIC_VIDEOS} of them share a topic.`;
  return `${found}, in ${counted(topics.length, "topic")}. ${standsOut(findings)}`;
}

function standsOut({ peakTopic, risingTopic, lowCompetitionGem }: Claims): string {
  const roles: [string, Claim][] = [
    ["Peak", peakTopic],
    ["Rising", risingTopic],
    ["Hidden gem", lowCompetitionGem],
  ];
  const named = roles.flatMap(([role, finding]) =>
    finding.found ? [`${role}: “${finding.clusterName}”.`] : [],
  );
  return named.length === 0 ? "No topic stands out." : named.join(" ");
}

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

/** What You Should Build, part by part, each a sentence or "": at most 25 words together. */
export interface Advice {
  /** The topic to make a video on; null where none is recommended. */
  topic: string | null;
  /** What to make; else that no topic is recommended. */
  say: string;
  /** How to go about it. */
  angle: string;
  /** What speaks for it; else what is missing. */
  proof: string;
}

/** With fewer videos the proof says how few. */
const THIN_VIDEOS = 6;

/**
 * What You Should Build, in at most 25 words: the topic to make a video on, one angle if titles name one, and one
 * proof. If no topic shows room, it says what is missing.
 */
export function showAdvice(recommended: Recommendation, findings: ShownFindings): Advice {
  switch (recommended.kind) {
    case "topic": {
      const { by, facts } = recommended;
      const [angle] = facts.topic.angles;
      const finding = findings[by];
      const proof = finding.found ? finding.proof : "";
      return {
        topic: facts.topic.name,
        say: `Make a video on “${facts.topic.name}”.`,
        angle: angle ? `One angle: “${angle}”.` : "",
        proof: `${proof}${by === "lowCompetitionGem" ? onlyFew(facts) : heldByLarge(facts)}.`,
      };
    }
    case "no-room":
      return {
        topic: null,
        say: "No topic here shows room for another channel.",
        angle: `Nearest: “${recommended.nearest}”.`,
        proof: "Missing: two small channels above their usual, or a rise.",
      };
    case "none-stands-out":
      return {
        topic: null,
        say: "No topic here stands out.",
        angle: `Try a narrower idea around “${recommended.nearest}”.`,
        proof: "Missing: a lead in views, a rise, or small channels above usual.",
      };
    case "no-topic":
      return {
        topic: null,
        say: "The videos found share no topic.",
        angle: "Try a broader idea, or words that titles use.",
        proof: "",
      };
    case "too-few":
      return { topic: null, say: fewVideos(recommended.found), angle: "Try a broader idea.", proof: "" };
  }
}

function fewVideos(found: number): string {
  if (found === 0) return "No videos were found.";
  return `Only ${counted(found, "video")} found, too few to recommend a topic.`;
}

/** " with it", or ", on only 5 videos". */
function onlyFew({ topic: { videos } }: TopicFacts): string {
  return videos.length < THIN_VIDEOS ? `, on only ${counted(videos.length, "video")}` : " with it";
}

/** ", all by large channels", as far as the size of the channels is known. */
function heldByLarge({ competition: { large, known }, topic: { videos } }: TopicFacts): string {
  if (large > 0 && large === videos.length) return ", all by large channels";
  return large * 2 > known ? ", mostly by large channels" : "";
}

/** A topic with its sentence. */
export interface ShownCluster extends Cluster {
  opportunitySummary: string;
}

/** What a search says, in words and figures: the page shows it, and the API answers with it (spec section 3). */
export interface Insights extends ShownFindings {
  summary: string;
  clusters: ShownCluster[];
  /** Ids of the videos in no topic: listed so that the counts add up. */
  unclustered: string[];
  /** Market Intelligence Summary (spec section 2). */
  market: Market;
  /** The advice in one text (spec section 3). */
  whatToBuild: string;
  advice: Advice;
  totals: Totals;
}

/** Insights from what a search found. An answer without videos gives insights that say so. */
export function readInsights(answer: SearchAnswer, now: Date): Insights {
  return showInsights(analyze(answer, now));
}

function showInsights(analysis: Analysis): Insights {
  const { evidence, topics, market, totals } = analysis;
  const findings: ShownFindings = {
    peakTopic: showPeak(analysis.peakTopic, evidence),
    risingTopic: showRising(analysis.risingTopic, evidence.answer),
    lowCompetitionGem: showGem(analysis.lowCompetitionGem, evidence.answer),
  };
  const advice = showAdvice(analysis.recommendation, findings);
  return {
    summary: summarize(evidence, findings),
    clusters: topics.map(({ cluster, facts }) => ({
      ...cluster,
      opportunitySummary: opportunitySummary(facts),
    })),
    unclustered: evidence.unclustered.map((video) => video.videoId),
    ...findings,
    market,
    whatToBuild: [advice.say, advice.angle, advice.proof].filter((sentence) => sentence !== "").join(" "),
    advice,
    totals,
  };
}
