import {
  type Claims,
  type Cluster,
  cleanVideos,
  measureCompetition,
  type SearchAnswer,
} from "../../engines/findings";
import { counted, wholePercent } from "../../numbers/figures";
import { LARGE_CHANNEL_TEXT, viewsText } from "../insights/wording";
import { mapRole, ROLE_NAMES } from "./map";

type Mapped = Claims & { clusters: Cluster[] };

/** The map in words: what it shows, then a sentence on each topic, in the order of the clusters. */
export function describeMap(insights: Mapped, answer: SearchAnswer): string[] {
  const { clusters } = insights;
  if (clusters.length === 0) return ["There are no topics to compare."];
  const countKnown = knownCounter(answer);
  return [
    `${counted(clusters.length, "topic")} by demand and competition, strongest demand first.`,
    ...clusters.map((cluster) => {
      const role = mapRole(cluster.name, insights);
      const title = role ? `${cluster.name} (${ROLE_NAMES[role]})` : cluster.name;
      return `${title}: ${viewsText(cluster.demand)} views in its first year, ${shareHeld(cluster, countKnown(cluster))}.`;
    }),
  ];
}

/** The topics that are not drawn, since their competition is unknown; "" if there are none. */
export function describeUndrawn({ clusters }: Pick<Mapped, "clusters">): string {
  const apart = clusters.filter(({ competition }) => competition === null);
  if (apart.length === 0) return "";
  const named = apart.map(({ name, demand }) => `${name} (${viewsText(demand)} views in its first year)`);
  return `Not drawn, as the size of their channels is not known: ${named.join(", ")}.`;
}

function shareHeld({ videoCount, competition }: Cluster, known: number): string {
  const videos = counted(videoCount, "video");
  if (competition === null) return `${videos}, the size of its channels is not known`;
  const share = `${wholePercent(competition)} by channels of ${LARGE_CHANNEL_TEXT} subscribers or more`;
  return known < videoCount
    ? `${videos}; of the ${known} whose channel's size is known, ${share}`
    : `${videos}, ${share}`;
}

/** Counts the videos of a topic whose channel size is known: the base of its competition. */
function knownCounter(answer: SearchAnswer): (cluster: Cluster) => number {
  const channels = new Map(answer.channels.map((channel) => [channel.channelId, channel]));
  const videos = new Map(cleanVideos(answer).map((video) => [video.videoId, video]));
  return ({ videoIds }) =>
    measureCompetition(
      videoIds.flatMap((id) => videos.get(id) ?? []),
      channels,
    ).known;
}
