import type { Topic } from "../topics";
import { competitionOn } from "./competition";
import type { Gateway } from "./gateways";
import { isGateway } from "./gateways";
import type { Finding, Opportunity } from "./insights";
import type { Survey } from "./survey";

/**
 * From this share of a topic's videos, of those whose channel size is known, by channels of 100,000 subscribers
 * or more the topic is theirs: what it draws says little about what another channel would.
 */
export const CROWDED_SHARE = 0.75;

/** The three findings of one survey, and how small channels fare on every topic. */
export interface Verdict {
  peakTopic: Finding;
  risingTopic: Finding;
  lowCompetitionGem: Finding;
  gateways: ReadonlyMap<Topic, Gateway>;
}

/**
 * The evidence of room on a topic: that it is the rising topic, the gem or a gateway (small channels beat their
 * usual views on it, and more than luck would have them), or that it is the peak and not crowded. A peak whose channels are of unknown
 * size shows no room either. A topic with any of these is an opportunity, and Total Opportunities counts such
 * topics. Empty when there is none.
 */
export function opportunitiesIn(topic: Topic, verdict: Verdict, channels: Survey["channels"]): Opportunity[] {
  const names = (finding: Finding) => finding.found && finding.clusterName === topic.name;
  const gateway = verdict.gateways.get(topic);
  const { share } = competitionOn(topic.videos, channels);
  const roles: [Opportunity, boolean][] = [
    ["peak", names(verdict.peakTopic) && share !== null && share < CROWDED_SHARE],
    ["rising", names(verdict.risingTopic)],
    ["gem", names(verdict.lowCompetitionGem)],
    ["gateway", gateway !== undefined && isGateway(gateway)],
  ];
  return roles.filter(([, holds]) => holds).map(([role]) => role);
}
