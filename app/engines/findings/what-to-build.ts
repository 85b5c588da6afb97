import { counted, listed } from "../../numbers/figures";
import { MIN_TOPIC_VIDEOS, type Topic } from "../topics";
import type { Evidence } from "./evidence";
import type { Finding, Findings } from "./insights";
import {
  competitionSentence,
  demandSentence,
  smallChannelsSentence,
  type TopicFacts,
} from "./opportunity-summary";
import { viewsText } from "./wording";

/** The most angles named. */
const MAX_ANGLES = 2;

/** The most topics named if none is recommended. */
const MAX_NAMED = 3;

/** With fewer videos the evidence is called thin. */
const THIN_VIDEOS = 6;

/**
 * What You Should Build, in three to five sentences: the topic to make a video on, and an angle if titles name
 * one; the evidence for it; its demand compared with all videos found, and its channels; last, how thin the
 * evidence is, or a topic that draws more. The gem comes first, since it is the one claim about small channels;
 * then the rising topic, then the peak, with a warning if it shows no room (Opportunity in insights.ts). If
 * nothing was found, it says so.
 */
export function whatToBuild(
  topics: TopicFacts[],
  findings: Findings,
  { videos }: Pick<Evidence, "videos">,
): string {
  const { peakTopic, risingTopic, lowCompetitionGem } = findings;
  const chosen = [lowCompetitionGem, risingTopic, peakTopic].find((finding) => finding.found);
  const facts = chosen && factsOn(chosen, topics);
  if (!chosen || !facts) return undecided(topics, videos.length);
  const isThin = facts.topic.videos.length < THIN_VIDEOS;
  const sentences = [
    opening(facts, alsoText(facts.topic, chosen, findings)),
    chosen === peakTopic ? "" : chosen.reason,
    demandSentence(facts.demand, facts.overall),
    channelsSentence(facts, chosen === lowCompetitionGem),
    isThin ? thinSentence(facts.topic) : alternative(facts, factsOn(peakTopic, topics)),
  ];
  return sentences.filter((sentence) => sentence !== "").join(" ");
}

function factsOn(finding: Finding, topics: TopicFacts[]): TopicFacts | undefined {
  return finding.found ? topics.find(({ topic }) => topic.name === finding.clusterName) : undefined;
}

function opening({ topic: { name, angles }, opportunities }: TopicFacts, also: string): string {
  const named = angles.slice(0, MAX_ANGLES).map((phrase) => `“${phrase}”`);
  const angle = named.length === 0 ? "" : `, for instance on ${named.join(" or ")}`;
  if (opportunities.length > 0) return `Make a video on “${name}”${also}${angle}.`;
  return `No topic here shows room for another channel; the best supported is the Peak Topic, “${name}”${angle}.`;
}

/** ", also the Rising Topic and the Peak Topic", as far as these name the chosen topic. */
function alsoText({ name }: Topic, chosen: Finding, { risingTopic, peakTopic }: Findings): string {
  const names = (finding: Finding) => finding !== chosen && finding.found && finding.clusterName === name;
  const roles = [
    ...(names(risingTopic) ? ["the Rising Topic"] : []),
    ...(names(peakTopic) ? ["the Peak Topic"] : []),
  ];
  return roles.length === 0 ? "" : `, also ${listed(roles)}`;
}

/** Its large channels and its small ones; the reason of a gem has named the small ones already. */
function channelsSentence({ competition, gateway }: TopicFacts, isGem: boolean): string {
  const large = competitionSentence(competition);
  if (isGem) return large;
  const small = smallChannelsSentence(gateway);
  return `${large.slice(0, -1)}, and ${small.charAt(0).toLowerCase()}${small.slice(1)}`;
}

function thinSentence({ videos }: Topic): string {
  return `The evidence is thin: ${counted(videos.length, "video")}, so treat it as a first test.`;
}

/** The peak, if it draws more than the topic chosen. It need not: it takes more videos and channels. */
function alternative(facts: TopicFacts, peak: TopicFacts | undefined): string {
  if (!peak || peak === facts || peak.demand.median <= facts.demand.median) return "";
  const more = `“${peak.topic.name}” draws more (${drawsText(peak)})`;
  const { large, known: sized } = peak.competition;
  if (sized === 0) return `${more}.`;
  const base = `${large === sized ? "all" : `${large} of the`} ${sized} videos there whose channel size is known`;
  return `${more}${large * 2 > sized ? ", but" : ";"} large channels make ${base}.`;
}

function drawsText({ demand }: TopicFacts): string {
  return `${viewsText(demand.median)} views in its first year for a typical video`;
}

function undecided(topics: TopicFacts[], found: number): string {
  if (found === 0) return "No videos were found, so there is nothing to recommend.";
  if (found < MIN_TOPIC_VIDEOS) {
    return `With ${counted(found, "video")} found there is too little to recommend a topic. Try a broader idea.`;
  }
  const ranked = [...topics].sort(
    (a, b) => b.demand.median - a.demand.median || (a.topic.name < b.topic.name ? -1 : 1),
  );
  const describe = (facts: TopicFacts) =>
    facts.demand.sampleSize === 0 ? `“${facts.topic.name}”` : `“${facts.topic.name}” (${drawsText(facts)})`;
  const [only, second] = ranked;
  if (!only) {
    return "The videos found share no topic beyond the idea itself, so there is none to recommend. Try a broader idea, or one in words that titles use.";
  }
  if (!second) {
    return `The only topic found is ${describe(only)}, and nothing here speaks for it clearly. Try a broader idea to learn more.`;
  }
  const which =
    ranked.length > MAX_NAMED ? `The ${MAX_NAMED} with the most views at equal age` : "The topics found";
  return `The evidence favors no topic clearly. ${which} are ${listed(ranked.slice(0, MAX_NAMED).map(describe))}; try a narrower idea around one to learn more.`;
}
