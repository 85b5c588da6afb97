import { agglomerate } from "./clustering";
import { queryKeys, readDocuments } from "./documents";
import { type Label, labelGroups } from "./labels";
import { cosineSimilarities, smoothOverNeighbors } from "./similarity";
import type { Video } from "./video";
import { tfIdfVectors } from "./weights";

/** Two similar videos are a coincidence; a topic takes at least three. */
export const MIN_TOPIC_VIDEOS = 3;

/**
 * Groups with a lower average similarity are not joined. Chosen by looking at the groups from 0.1 to 0.3 on
 * fifteen sets of up to 50 real titles and on five invented catalogues with and without boilerplate in their
 * descriptions: below 0.14 unlike topics run together, above 0.24 most videos stand alone, and in between the
 * groups change little.
 */
const TOPIC_SIMILARITY = 0.18;

/**
 * A member is linked to at least this many others of its group. One that is linked to a single other came in by
 * a chance word, often of a description only: in the sample catalogue these are exactly the strays.
 */
const MIN_LINKS = 2;

/** Two videos are linked from this similarity of their own, without their neighbors. */
const LINK_SIMILARITY = 0.05;

/** The part of the similarity that comes from common neighbors; 0.3 to 0.7 do as well. */
const NEIGHBOR_SHARE = 0.5;

/** Videos about one thing, with its name. */
export interface Topic extends Label {
  videos: Video[];
}

/**
 * Sorts videos into topics by what their titles and descriptions are about. Videos in a group that is too
 * small, or whose titles share nothing but the query, are `unclustered`; each video is in one place only. The
 * order of `videos` does not matter. Topics and their videos are in no order of merit.
 */
export function findTopics(videos: Video[], query: string): { topics: Topic[]; unclustered: Video[] } {
  const ordered = [...videos].sort((a, b) => (a.videoId < b.videoId ? -1 : 1));
  const keys = queryKeys(query);
  const documents = readDocuments(ordered);
  const direct = cosineSimilarities(tfIdfVectors(documents, new Set(keys)));
  const matrix = smoothOverNeighbors(direct, documents.length, NEIGHBOR_SHARE);
  const isLinked = (at: number, group: number[]) => {
    const isLike = (other: number) => (direct[at * documents.length + other] ?? 0) >= LINK_SIMILARITY;
    return group.filter((other) => other !== at && isLike(other)).length >= MIN_LINKS;
  };
  const groups = agglomerate(matrix, documents.length, TOPIC_SIMILARITY)
    .map((group) => group.filter((at) => isLinked(at, group)))
    .filter((group) => group.length >= MIN_TOPIC_VIDEOS)
    .map((group) => group.flatMap((at) => documents[at] ?? []));
  const labels = labelGroups(groups, documents, keys);
  const topics = groups.flatMap((group, at) => {
    const label = labels[at];
    return label ? [{ ...label, videos: group.map(({ video }) => video) }] : [];
  });
  const placed = new Set(topics.flatMap((topic) => topic.videos));
  return { topics, unclustered: ordered.filter((video) => !placed.has(video)) };
}
