export { analyze } from "./analyze";
export { competitionOn } from "./competition";
export type { Channel, SearchAnswer, VideoSource } from "./evidence";
export { MIN_GATEWAY_CHANNELS, MIN_MULTIPLE } from "./gateways";
export type { Cluster, Figure, Finding, Insights, Opportunity, VideoGroup } from "./insights";
export { LARGE_CHANNEL, LARGE_CHANNEL_TEXT, type Survey, soundVideos, survey } from "./survey";
export { CROWDED_SHARE } from "./verdict";
export { multiple, percent, rate } from "./wording";
