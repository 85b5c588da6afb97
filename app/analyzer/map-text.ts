import type { Cluster } from "./insights";
import type { MapRole } from "./map";
import { counted, percent, rate } from "./wording";

const ROLES: Record<Exclude<MapRole, null>, string> = {
  peak: "Peak Topic",
  rising: "Rising Topic",
  gem: "Hidden Gem",
};

/** The map in words: what it shows, then a sentence a topic in the order of `clusters`. */
export function describeMap(clusters: Cluster[], roleOf: (name: string) => MapRole): string[] {
  if (clusters.length === 0) return ["There are no topics to compare."];
  const sentences = clusters.map(({ name, demand, competition, videoCount }) => {
    const role = roleOf(name);
    const title = role ? `${name} (${ROLES[role]})` : name;
    const held =
      competition === null
        ? "the size of its channels is not known"
        : `${percent(competition)} by channels of 100,000 subscribers or more`;
    return `${title}: ${rate(demand)} views a day, ${counted(videoCount, "video")}, ${held}.`;
  });
  return [
    `${counted(clusters.length, "topic")} by demand and competition, strongest demand first.`,
    ...sentences,
  ];
}
