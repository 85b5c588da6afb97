import { agglomerate } from "./clustering";
import { type Document, documentsOf, queryKeys } from "./documents";
import { type Label, labelsOf } from "./labels";
import { similarities, throughNeighbours } from "./similarity";
import type { Video } from "./video";
import { weigh } from "./weights";

/** Two videos that resemble each other are a coincidence; three are the least that make a topic. */
export const MIN_TOPIC_VIDEOS = 3;

/**
 * Groups less alike than this on average stay apart. Chosen by looking at the groups from 0.1 to 0.3 on
 * fifteen sets of up to 50 real titles and on five invented catalogues with and without boilerplate in their
 * descriptions: below 0.14 unlike topics run together, above 0.24 most videos stand alone, and in between the
 * groups change little.
 */
export const TOPIC_SIMILARITY = 0.18;

/**
 * A member is directly like at least this many others of its group. One that is like a single other came in by
 * a chance word, often of a description only: in the sample catalogue those are just the strays.
 */
const MIN_LINKS = 2;

/** Similarity of two videos themselves, without their neighbours, from which they are like each other. */
const LINK_SIMILARITY = 0.05;

/** Of the similarity of two videos, the part that comes from neighbours they share; 0.3 to 0.7 do as well. */
const NEIGHBOUR_SHARE = 0.5;

/** Videos about one thing, with the name for it. */
export interface Topic extends Label {
  videos: Video[];
}

/**
 * Sorts videos into topics by what their titles and descriptions are about. Videos in a group that is too
 * small, or whose titles share nothing but the query, are `unclustered`. Every video is in one place only.
 * Sorts by id first, so the order of `videos` does not matter. Topics and videos come out in no order of merit.
 */
export function topicsOf(videos: Video[], query: string): { topics: Topic[]; unclustered: Video[] } {
  const ordered = [...videos].sort((a, b) => (a.videoId < b.videoId ? -1 : 1));
  const keys = queryKeys(query);
  const documents = documentsOf(ordered);
  const direct = similarities(weigh(documents, new Set(keys)));
  const matrix = throughNeighbours(direct, documents.length, NEIGHBOUR_SHARE);
  const isLinked = (at: number, group: number[]) => {
    const alike = (other: number) => (direct[at * documents.length + other] as number) >= LINK_SIMILARITY;
    return group.filter((other) => other !== at && alike(other)).length >= MIN_LINKS;
  };
  const groups = agglomerate(matrix, documents.length, TOPIC_SIMILARITY)
    .map((group) => group.filter((at) => isLinked(at, group)))
    .filter((group) => group.length >= MIN_TOPIC_VIDEOS)
    .map((group) => group.map((at) => documents[at] as Document));
  const labels = labelsOf(groups, documents, keys);
  const topics = groups.flatMap((group, at) => {
    const label = labels[at];
    return label ? [{ ...label, videos: group.map(({ video }) => video) }] : [];
  });
  const placed = new Set(topics.flatMap((topic) => topic.videos));
  return { topics, unclustered: ordered.filter((video) => !placed.has(video)) };
}
