import { counted, listed } from "../../numbers/figures";
import { MIN_TOPIC_VIDEOS } from "../topics";
import { countChannels, type Evidence } from "./evidence";
import type { Finding, Findings } from "./insights";
import { measureDemand } from "./measures";

/** The results in one or two sentences: how many videos and topics were found, and which topics stand out. */
export function summarize(evidence: Evidence, findings: Findings): string {
  const { videos, topics, unclustered } = evidence;
  if (videos.length === 0) return "No videos were found, so there is nothing to compare.";
  const count = counted(videos.length, "video");
  if (videos.length < MIN_TOPIC_VIDEOS) {
    const found = `${count} ${videos.length === 1 ? "was" : "were"} found`;
    return `${found}, too few to compare: a topic takes at least ${MIN_TOPIC_VIDEOS}.`;
  }
  const found = `${count} by ${counted(countChannels(videos), "channel")}`;
  if (topics.length === 0) {
    return `${found} were found, but no ${MIN_TOPIC_VIDEOS} of them share a topic beyond the idea itself.`;
  }
  const left = unclustered.length;
  const [only] = topics;
  if (only && topics.length === 1) {
    const apart = left === 0 ? "" : `, and ${left} ${left === 1 ? "is" : "are"} left over`;
    const formed = `${found} were found: ${only.videos.length} of them form one topic, “${only.name}”${apart}.`;
    return `${formed} ${standsOut(evidence, findings, "It does not stand out clearly enough to say more.")}`;
  }
  const apart = left === 0 ? "" : `, with ${left} left over`;
  const grouped = `${found} fall into ${counted(topics.length, "topic")}${apart}.`;
  return `${grouped} ${standsOut(evidence, findings, "None of them stands out clearly enough to say so.")}`;
}

function standsOut(evidence: Evidence, findings: Findings, nothing: string): string {
  const { peakTopic, risingTopic, lowCompetitionGem } = findings;
  const claims = [
    claim(peakTopic, peakClaim(evidence, peakTopic)),
    claim(risingTopic, "is rising"),
    claim(lowCompetitionGem, "is where small channels do better than usual"),
  ].flat();
  const byTopic = new Map<string, string[]>();
  for (const { name, says } of claims) byTopic.set(name, [...(byTopic.get(name) ?? []), says]);
  if (byTopic.size === 0) return nothing;
  return `${[...byTopic].map(([name, says]) => `“${name}” ${listed(says)}`).join("; ")}.`;
}

/** The peak may get fewer views than a topic with too few videos to be one. */
function peakClaim({ topics, at }: Evidence, peak: Finding): string {
  const demands = topics.map(({ name, videos }) => ({ name, views: measureDemand(videos, at).median }));
  const most = peak.found ? (demands.find(({ name }) => name === peak.clusterName)?.views ?? 0) : 0;
  const isMost = demands.every(({ views }) => views <= most);
  return `gets the most views at equal age${isMost ? "" : " of the topics with enough videos to compare"}`;
}

function claim(finding: Finding, says: string) {
  return finding.found ? [{ name: finding.clusterName, says }] : [];
}
