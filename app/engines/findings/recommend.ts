import { MIN_TOPIC_VIDEOS } from "../topics";
import type { Evidence } from "./evidence";
import type { Claim, Claims, TopicFacts } from "./insights";

/** What to make a video on, and by which finding; else the nearest topic, or why there is none. */
export type Recommendation =
  | { kind: "topic"; by: keyof Claims; facts: TopicFacts }
  /** The peak shows no room for another channel. */
  | { kind: "no-room"; nearest: string }
  /** No finding was made: the topic with the most demand. */
  | { kind: "none-stands-out"; nearest: string }
  | { kind: "no-topic" }
  /** So few videos, none among them. */
  | { kind: "too-few"; found: number };

/**
 * The topic to make a video on. The gem comes first, since it is the one claim about small channels; then the rising
 * topic, then the peak. If no topic shows room (Opportunity in insights.ts), it says what comes nearest.
 */
export function recommend(
  topics: TopicFacts[],
  { peakTopic, risingTopic, lowCompetitionGem }: Claims,
  { videos }: Pick<Evidence, "videos">,
): Recommendation {
  const gem = factsOn(lowCompetitionGem, topics);
  if (gem) return { kind: "topic", by: "lowCompetitionGem", facts: gem };
  const rising = factsOn(risingTopic, topics);
  if (rising) return { kind: "topic", by: "risingTopic", facts: rising };
  const peak = factsOn(peakTopic, topics);
  if (!peak) return undecided(topics, videos.length);
  return peak.opportunities.length > 0
    ? { kind: "topic", by: "peakTopic", facts: peak }
    : { kind: "no-room", nearest: peak.topic.name };
}

function factsOn(claim: Claim, topics: TopicFacts[]): TopicFacts | undefined {
  return claim.found ? topics.find(({ topic }) => topic.name === claim.clusterName) : undefined;
}

function undecided(topics: TopicFacts[], found: number): Recommendation {
  if (found < MIN_TOPIC_VIDEOS) return { kind: "too-few", found };
  const [most] = [...topics].sort(
    (a, b) => b.demand.median - a.demand.median || (a.topic.name < b.topic.name ? -1 : 1),
  );
  return most ? { kind: "none-stands-out", nearest: most.topic.name } : { kind: "no-topic" };
}
