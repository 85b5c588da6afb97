/**
 * Findings: what the videos of a search say about where to make the next one. `analyze` answers the topics, the
 * three findings (Peak Topic, Rising Topic, Hidden Gem) with their evidence, the market, and what to build.
 *
 * How right it is: views adjusted for age rest on a growth curve measured on 20 channels (docs/evaluation.md). A
 * rise and a gem are tested against luck; where small channels do no better than usual, 6 to 7 % of searches
 * show a gem all the same (docs/decisions/0005-evidence.md). The other thresholds are choices.
 */

export type { Recommendation } from "./analyze";
export { type Analysis, analyze, type Findings, type GemFinding, typicalMultiple } from "./analyze";
export { CROWDED_SHARE } from "./clusters";
export type { Channel, SearchAnswer, VideoSource } from "./evidence";
export {
  cleanVideos,
  countChannels,
  type Demand,
  type Evidence,
  gatherEvidence,
  LARGE_CHANNEL,
  measureCompetition,
} from "./evidence";
export {
  type Attempt,
  enoughBeat,
  type GatewayTest,
  isGateway,
  MIN_GATEWAY_CHANNELS,
  MIN_MULTIPLE,
  measureAttempts,
} from "./gateways";
export type { Claim, Claims, Cluster, Market, Opportunity, TopicFacts, Totals } from "./insights";
export { PEAK_MIN_CHANNELS, PEAK_MIN_VIDEOS, type Peak, type PeakFinding } from "./peak";
export {
  NEWER_DAYS,
  RISING_MIN_CHANNELS,
  RISING_MIN_EACH,
  type RisingFinding,
  type TestedRise,
} from "./rising";
