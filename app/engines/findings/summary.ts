import { counted } from "../../numbers/counted";
import { listed } from "../../numbers/listed";
import { MIN_TOPIC_VIDEOS } from "../topics";
import { demandOn } from "./demand";
import type { Finding } from "./insights";
import { channelCount, type Survey } from "./survey";
import type { Verdict } from "./verdict";

/** One or two sentences over the results: what was found, how it falls into topics, which stand out. */
export function summaryOf(study: Survey, verdict: Verdict): string {
  const { videos, topics, unclustered } = study;
  if (videos.length === 0) return "No videos were found, so there is nothing to compare.";
  const count = counted(videos.length, "video");
  if (videos.length < MIN_TOPIC_VIDEOS) {
    const found = `${count} ${videos.length === 1 ? "was" : "were"} found`;
    return `${found}, too few to compare: a topic takes at least ${MIN_TOPIC_VIDEOS}.`;
  }
  const found = `${count} by ${counted(channelCount(videos), "channel")}`;
  if (topics.length === 0) {
    return `${found} were found, but no ${MIN_TOPIC_VIDEOS} of them share a topic beyond the idea itself.`;
  }
  const left = unclustered.length;
  const [only] = topics;
  if (only && topics.length === 1) {
    const apart = left === 0 ? "" : `, and ${left} ${left === 1 ? "is" : "are"} left over`;
    const formed = `${found} were found: ${only.videos.length} of them form one topic, “${only.name}”${apart}.`;
    return `${formed} ${standsOut(study, verdict, "It does not stand out clearly enough to say more.")}`;
  }
  const apart = left === 0 ? "" : `, with ${left} left over`;
  const fallen = `${found} fall into ${counted(topics.length, "topic")}${apart}.`;
  return `${fallen} ${standsOut(study, verdict, "None of them stands out clearly enough to say so.")}`;
}

function standsOut(study: Survey, verdict: Verdict, nothing: string): string {
  const { peakTopic, risingTopic, lowCompetitionGem } = verdict;
  const claims = [
    claim(peakTopic, peakClaim(study, peakTopic)),
    claim(risingTopic, "is rising"),
    claim(lowCompetitionGem, "is where small channels do better than usual"),
  ].flat();
  const byTopic = new Map<string, string[]>();
  for (const { name, says } of claims) byTopic.set(name, [...(byTopic.get(name) ?? []), says]);
  if (byTopic.size === 0) return nothing;
  return `${[...byTopic].map(([name, says]) => `“${name}” ${listed(says)}`).join("; ")}.`;
}

/** A topic of fewer videos than a peak needs may get more than it. */
function peakClaim({ topics, at }: Survey, peak: Finding): string {
  const drawn = (name: string) =>
    topics.filter((topic) => topic.name === name).flatMap(({ videos }) => videos);
  const most = peak.found ? demandOn(drawn(peak.clusterName), at).median : 0;
  const isMost = topics.every(({ videos }) => demandOn(videos, at).median <= most);
  return `gets the most views at equal age${isMost ? "" : " of the topics with enough videos to compare"}`;
}

function claim(finding: Finding, says: string) {
  return finding.found ? [{ name: finding.clusterName, says }] : [];
}
