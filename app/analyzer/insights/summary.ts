import { type Claim, type Claims, countChannels, type Evidence } from "../../engines/findings";
import { MIN_TOPIC_VIDEOS } from "../../engines/topics";
import { counted } from "../../numbers/figures";

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
