import type { Cluster, Insights } from "./insights";
import { counted, listed, multiple, rate } from "./wording";

/** Phrases named as an angle. */
const ANGLES = 3;

/**
 * What You Should Build: the topic to make a video on, the angle its phrases suggest and the evidence for it.
 * A gem comes first, since it is the one claim about channels of a creator's own size; then a rising topic,
 * then the peak. Says so when nothing is found, and when the topic rests on few videos.
 */
export function whatToBuild(
  clusters: Cluster[],
  findings: Pick<Insights, "peakTopic" | "risingTopic" | "lowCompetitionGem">,
) {
  const { peakTopic, risingTopic, lowCompetitionGem } = findings;
  const choice = [lowCompetitionGem, risingTopic, peakTopic].find((finding) => finding.found);
  const cluster = choice?.found ? clusters.find(({ name }) => name === choice.clusterName) : undefined;
  if (!choice?.found || !cluster) return undecided(clusters);
  const sentences = [`Make a video on “${cluster.name}”.`, choice.reason];
  const also = [
    { finding: risingTopic, text: "It is also the topic that is rising." },
    { finding: peakTopic, text: "It also has the strongest demand found." },
  ];
  for (const { finding, text } of also) {
    if (finding !== choice && finding.found && finding.clusterName === cluster.name) sentences.push(text);
  }
  sentences.push(angle(cluster));
  if (peakTopic.found && peakTopic.clusterName !== cluster.name)
    sentences.push(alternative(clusters, peakTopic.clusterName, cluster));
  if (cluster.videoCount < THIN_VIDEOS) {
    sentences.push(
      `The evidence is thin: ${counted(cluster.videoCount, "video")}, so treat it as a first test.`,
    );
  }
  return sentences.filter((sentence) => sentence !== "").join(" ");
}

/** Below this many videos a recommendation says that it rests on little. */
const THIN_VIDEOS = 6;

function angle({ phrases }: Cluster): string {
  const named = phrases.slice(0, ANGLES).map((phrase) => `“${phrase}”`);
  return named.length === 0 ? "" : `For an angle, its videos also speak of ${listed(named)}.`;
}

function alternative(clusters: Cluster[], name: string, chosen: Cluster): string {
  const peak = clusters.find((cluster) => cluster.name === name);
  // The peak asks for more videos and channels than the other findings do, so it need not draw more.
  if (!peak || peak.demand <= chosen.demand) return "";
  const lead = chosen.demand > 0 ? `, ${multiple(peak.demand / chosen.demand)} as much` : "";
  const held =
    peak.competition === null
      ? ""
      : `, and large channels make ${Math.round(peak.competition * 100)}% of its videos`;
  return `“${name}” draws more views (${rate(peak.demand)} a day for a typical video${lead})${held}.`;
}

function undecided(clusters: Cluster[]): string {
  if (clusters.length === 0) {
    return "There is too little here to recommend a topic. Try a broader idea, or one in words that titles use.";
  }
  const names = listed(clusters.slice(0, ANGLES).map(({ name }) => `“${name}”`));
  return `The evidence favors no topic clearly. ${names} ${clusters.length === 1 ? "is" : "are"} the most watched; try a narrower idea around one to learn more.`;
}
