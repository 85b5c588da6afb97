/**
 * Findings: what the videos of a search say about where to make the next one. `analyze` answers the topics, the
 * three findings (Peak Topic, Rising Topic, Hidden Gem) with their evidence, the market, and what to build.
 *
 * How right it is: views adjusted for age rest on a growth curve measured on 20 channels (docs/evaluation.md). A
 * rise and a gem are tested against luck; where small channels do no better than usual, 6 to 7 % of searches
 * show a gem all the same (docs/decisions/0005-evidence.md). The other thresholds are choices.
 */
export { analyze } from "./analyze";
export { CROWDED_SHARE } from "./clusters";
export { cleanVideos, type Evidence, gatherEvidence, LARGE_CHANNEL, LARGE_CHANNEL_TEXT } from "./evidence";
export { type Attempt, MIN_GATEWAY_CHANNELS, MIN_MULTIPLE, measureAttempts } from "./gateways";
export type {
  Advice,
  Cluster,
  Figure,
  Finding,
  Findings,
  Insights,
  Opportunity,
  VideoGroup,
} from "./insights";
export { measureCompetition } from "./measures";
export type { Channel, SearchAnswer, VideoSource } from "./search-answer";
export { timesText, viewsText } from "./wording";
