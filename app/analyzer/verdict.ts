import type { Gateway } from "./gateways";
import { isGateway } from "./gateways";
import type { Finding, Opportunity } from "./insights";
import type { Topic } from "./topics";

/** The three findings of one survey, and how small channels fare on every topic. */
export interface Verdict {
  peakTopic: Finding;
  risingTopic: Finding;
  lowCompetitionGem: Finding;
  gateways: ReadonlyMap<Topic, Gateway>;
}

/**
 * What speaks for a topic: that a finding names it, or that it is a gateway (at least two small channels beat
 * their usual views on it). A topic with any of these is an opportunity, and Total Opportunities counts such
 * topics. Empty when nothing does.
 */
export function opportunitiesIn(topic: Topic, verdict: Verdict): Opportunity[] {
  const names = (finding: Finding) => finding.found && finding.clusterName === topic.name;
  const gateway = verdict.gateways.get(topic);
  const roles: [Opportunity, boolean][] = [
    ["peak", names(verdict.peakTopic)],
    ["rising", names(verdict.risingTopic)],
    ["gem", names(verdict.lowCompetitionGem)],
    ["gateway", gateway !== undefined && isGateway(gateway)],
  ];
  return roles.filter(([, holds]) => holds).map(([role]) => role);
}
