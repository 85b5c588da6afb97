import { counted } from "../../numbers/figures";
import { MIN_TOPIC_VIDEOS } from "../topics";
import type { Evidence } from "./evidence";
import type { Advice, Finding, Findings } from "./insights";
import type { TopicFacts } from "./opportunity-summary";

/** With fewer videos the proof says how few. */
const THIN_VIDEOS = 6;

/**
 * What You Should Build, in at most 25 words: the topic to make a video on, one angle if titles name one, and one
 * proof. The gem comes first, since it is the one claim about small channels; then the rising topic, then the
 * peak. If no topic shows room (Opportunity in insights.ts), it says what is missing.
 */
export function whatToBuild(
  topics: TopicFacts[],
  findings: Findings,
  { videos }: Pick<Evidence, "videos">,
): Advice {
  const { peakTopic, risingTopic, lowCompetitionGem } = findings;
  const gem = factsOn(lowCompetitionGem, topics);
  if (gem) return recommend(gem, `${gem.proof}${onlyFew(gem)}.`);
  const rising = factsOn(risingTopic, topics);
  if (rising) return recommend(rising, `${rising.proof}${heldByLarge(rising)}.`);
  const peak = factsOn(peakTopic, topics);
  if (!peak) return undecided(topics, videos.length);
  return peak.opportunities.length > 0 ? recommend(peak, `${peak.proof}${heldByLarge(peak)}.`) : noRoom(peak);
}

function factsOn(finding: Finding, topics: TopicFacts[]): (TopicFacts & { proof: string }) | undefined {
  const facts = finding.found && topics.find(({ topic }) => topic.name === finding.clusterName);
  return facts ? { ...facts, proof: finding.proof } : undefined;
}

function recommend({ topic: { name, angles } }: TopicFacts, proof: string): Advice {
  const [angle] = angles;
  return { say: `Make a video on “${name}”.`, angle: angle ? `One angle: “${angle}”.` : "", proof };
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

function noRoom({ topic }: TopicFacts): Advice {
  return {
    say: "No topic here shows room for another channel.",
    angle: `Nearest: “${topic.name}”.`,
    proof: "Missing: two small channels above their usual, or a rise.",
  };
}

function undecided(topics: TopicFacts[], found: number): Advice {
  if (found === 0) return { say: "No videos were found.", angle: "Try a broader idea.", proof: "" };
  if (found < MIN_TOPIC_VIDEOS) {
    return {
      say: `Only ${counted(found, "video")} found, too few to recommend a topic.`,
      angle: "Try a broader idea.",
      proof: "",
    };
  }
  const [most] = [...topics].sort(
    (a, b) => b.demand.median - a.demand.median || (a.topic.name < b.topic.name ? -1 : 1),
  );
  if (!most) {
    return {
      say: "The videos found share no topic.",
      angle: "Try a broader idea, or words that titles use.",
      proof: "",
    };
  }
  return {
    say: "No topic here stands out.",
    angle: `Try a narrower idea around “${most.topic.name}”.`,
    proof: "Missing: a lead in views, a rise, or small channels above usual.",
  };
}
