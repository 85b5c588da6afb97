/**
 * Topics: sorts the videos of a search by what their titles and descriptions are about. `findTopics` answers
 * groups of at least three videos, each with a name in the words of its titles, and the videos left over.
 *
 * How right it is: not measured. The thresholds were chosen by looking at the groups they make on real titles
 * (docs/decisions/0004-topics.md).
 */

export type { Video } from "./documents";
export { findTopics, MIN_TOPIC_VIDEOS, type Topic } from "./topics";
