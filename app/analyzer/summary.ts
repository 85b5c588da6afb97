import type { Finding } from "./insights";
import { channelCount, type Survey } from "./survey";
import type { Verdict } from "./verdict";
import { counted, listed } from "./wording";

/** One or two sentences over the results: what was found, how it falls into topics, which stand out. */
export function summaryOf({ videos, topics, unclustered }: Survey, verdict: Verdict): string {
  if (videos.length === 0) return "No videos were found, so there is nothing to compare.";
  const found = `${counted(videos.length, "video")} by ${counted(channelCount(videos), "channel")}`;
  if (topics.length === 0) {
    return `${found} ${videos.length === 1 ? "was" : "were"} found, too few or too different to form topics.`;
  }
  const apart = unclustered.length === 0 ? "" : `, with ${unclustered.length} left over`;
  return `${found} fall into ${counted(topics.length, "topic")}${apart}. ${standsOut(verdict)}`;
}

function standsOut({ peakTopic, risingTopic, lowCompetitionGem }: Verdict): string {
  const claims = [
    claim(peakTopic, "has the strongest demand"),
    claim(risingTopic, "is rising"),
    claim(lowCompetitionGem, "is where small channels do better than usual"),
  ].flat();
  const byTopic = new Map<string, string[]>();
  for (const { name, says } of claims) byTopic.set(name, [...(byTopic.get(name) ?? []), says]);
  if (byTopic.size === 0) return "None of them stands out clearly enough to say so.";
  return `${[...byTopic].map(([name, says]) => `“${name}” ${listed(says)}`).join("; ")}.`;
}

function claim(finding: Finding, says: string) {
  return finding.found ? [{ name: finding.clusterName, says }] : [];
}
