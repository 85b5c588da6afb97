import { median } from "../../statistics/quantiles";
import { type Attempt, enoughBeat, type GatewayTest, isGateway } from "./gateways";
import type { Finding } from "./insights";

/** Why there is no gem: what all topics lack, or what the nearest one lacks. */
export type GemMiss =
  | { why: "no-topic" | "no-small-channel" | "none-measured"; nearest: null }
  | { why: "untested" | "too-few-beat" | "could-be-luck"; nearest: GatewayTest };

/** The Hidden Gem and how small channels do on it, or what is missing. */
export type GemFinding = Finding<{ gateway: GatewayTest }, GemMiss>;

/**
 * The Hidden Gem: the gateway (isGateway in gateways.ts) least likely to be luck; of equal ones, the one with
 * the larger median multiple. Otherwise not found, with the nearest topic and what it lacks.
 */
export function findGem(gateways: GatewayTest[]): GemFinding {
  const ranked = [...gateways].sort(
    (a, b) =>
      Number(isGateway(b)) - Number(isGateway(a)) ||
      Number(b.test !== null) - Number(a.test !== null) ||
      a.chance - b.chance ||
      typicalMultiple(b.beating) - typicalMultiple(a.beating) ||
      (a.topic.name < b.topic.name ? -1 : 1),
  );
  const best = ranked[0];
  if (!best || !isGateway(best)) return { found: false, ...whyNotFound(ranked) };
  return {
    found: true,
    clusterName: best.topic.name,
    videoIds: best.measured.flatMap(({ videos }) => videos.map(({ videoId }) => videoId)),
    gateway: best,
  };
}

function whyNotFound(ranked: GatewayTest[]): GemMiss {
  const [nearest] = ranked;
  if (!nearest) return { why: "no-topic", nearest: null };
  if (ranked.every(({ smallChannels }) => smallChannels === 0))
    return { why: "no-small-channel", nearest: null };
  if (ranked.every(({ measured }) => measured.length === 0)) return { why: "none-measured", nearest: null };
  if (nearest.test === null) return { why: "untested", nearest };
  return { why: enoughBeat(nearest) ? "could-be-luck" : "too-few-beat", nearest };
}

/** The median of the multiples; 0 for no attempts. */
export function typicalMultiple(attempts: Attempt[]): number {
  return median(attempts.map((attempt) => attempt.multiple)) ?? 0;
}
