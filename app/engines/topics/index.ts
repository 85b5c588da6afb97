export { MIN_TOPIC_VIDEOS, type Topic, topicsOf } from "./topics";
export type { Video } from "./video";
