import { counted } from "../../numbers/counted";
import { listed } from "../../numbers/listed";
import { MIN_TOPIC_VIDEOS, type Topic } from "../topics";
import type { Finding, Insights } from "./insights";
import {
  competitionSentence,
  demandSentence,
  type Sides,
  smallChannelsSentence,
} from "./opportunity-summary";
import type { Survey } from "./survey";
import { rate } from "./wording";

/** Phrases named as an angle. */
const ANGLES = 2;

/** Topics named where none is recommended. */
const NAMED = 3;

/** Below this many videos a recommendation says that it rests on little. */
const THIN_VIDEOS = 6;

type Findings = Pick<Insights, "peakTopic" | "risingTopic" | "lowCompetitionGem">;

/**
 * What You Should Build, in three to five sentences: the topic to make a video on and an angle if titles name
 * one, the evidence for it, what it draws against all videos found, and who holds it; last, how little it rests
 * on, or a topic that draws more. A gem comes first, since it is the one claim about channels of a creator's
 * own size; then a rising topic, then the peak, with a warning where it shows no room (see Opportunity in
 * insights.ts). Says so when nothing is found.
 */
export function whatToBuild(
  sides: ReadonlyMap<Topic, Sides>,
  findings: Findings,
  { videos }: Pick<Survey, "videos">,
): string {
  const { peakTopic, risingTopic, lowCompetitionGem } = findings;
  const chosen = [lowCompetitionGem, risingTopic, peakTopic].find((finding) => finding.found);
  const [topic, known] = entryOf(sides, chosen) ?? [];
  if (!chosen || !topic || !known) return undecided(sides, videos.length);
  const sentences = [
    opening(topic, known, also(topic, chosen, findings)),
    chosen === peakTopic ? "" : chosen.reason,
    demandSentence(known.demand, known.overall),
    heldBy(known, chosen === lowCompetitionGem),
    topic.videos.length < THIN_VIDEOS ? thin(topic) : alternative(topic, known, entryOf(sides, peakTopic)),
  ];
  return sentences.filter((sentence) => sentence !== "").join(" ");
}

function entryOf(sides: ReadonlyMap<Topic, Sides>, finding: Finding | undefined): [Topic, Sides] | undefined {
  return finding?.found ? [...sides].find(([{ name }]) => name === finding.clusterName) : undefined;
}

function opening({ name, angles }: Topic, { opportunities }: Sides, also: string): string {
  const named = angles.slice(0, ANGLES).map((phrase) => `“${phrase}”`);
  const angle = named.length === 0 ? "" : `, for instance on ${named.join(" or ")}`;
  if (opportunities.length > 0) return `Make a video on “${name}”${also}${angle}.`;
  return `No topic here shows room for another channel; the best supported is the Peak Topic, “${name}”${angle}.`;
}

function also({ name }: Topic, chosen: Finding, { risingTopic, peakTopic }: Findings): string {
  const names = (finding: Finding) => finding !== chosen && finding.found && finding.clusterName === name;
  const roles = [
    ...(names(risingTopic) ? ["the Rising Topic"] : []),
    ...(names(peakTopic) ? ["the Peak Topic"] : []),
  ];
  return roles.length === 0 ? "" : `, also ${listed(roles)}`;
}

/** A gem's reason has told how its small channels fare. */
function heldBy({ competition, gateway }: Sides, isGem: boolean): string {
  const held = competitionSentence(competition);
  if (isGem) return held;
  const small = smallChannelsSentence(gateway);
  return `${held.slice(0, -1)}, and ${small.charAt(0).toLowerCase()}${small.slice(1)}`;
}

function thin({ videos }: Topic): string {
  return `The evidence is thin: ${counted(videos.length, "video")}, so treat it as a first test.`;
}

/** The peak asks for more videos and channels than the other findings do, so it need not draw more. */
function alternative(topic: Topic, known: Sides, peak: [Topic, Sides] | undefined): string {
  if (!peak || peak[0] === topic || peak[1].demand.median <= known.demand.median) return "";
  const [{ name }, { demand, competition }] = peak;
  const more = `“${name}” draws more (${rate(demand.median)} views in its first year for a typical video)`;
  const { large, known: sized } = competition;
  if (sized === 0) return `${more}.`;
  const base = `${large === sized ? "all" : `${large} of the`} ${sized} videos there whose channel size is known`;
  return `${more}${large * 2 > sized ? ", but" : ";"} large channels make ${base}.`;
}

function undecided(sides: ReadonlyMap<Topic, Sides>, found: number): string {
  if (found === 0) return "No videos were found, so there is nothing to recommend.";
  if (found < MIN_TOPIC_VIDEOS) {
    return `With ${counted(found, "video")} found there is too little to recommend a topic. Try a broader idea.`;
  }
  const ranked = [...sides].sort(
    ([a, { demand: x }], [b, { demand: y }]) => y.median - x.median || (a.name < b.name ? -1 : 1),
  );
  const says = ([{ name }, { demand }]: [Topic, Sides]) =>
    demand.sampleSize === 0
      ? `“${name}”`
      : `“${name}” (${rate(demand.median)} views in its first year for a typical video)`;
  const [only, second] = ranked;
  if (!only) {
    return "The videos found share no topic beyond the idea itself, so there is none to recommend. Try a broader idea, or one in words that titles use.";
  }
  if (!second) {
    return `The only topic found is ${says(only)}, and nothing here speaks for it clearly. Try a broader idea to learn more.`;
  }
  const which = ranked.length > NAMED ? `The ${NAMED} with the most views at equal age` : "The topics found";
  return `The evidence favors no topic clearly. ${which} are ${listed(ranked.slice(0, NAMED).map(says))}; try a narrower idea around one to learn more.`;
}
