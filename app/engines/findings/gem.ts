import { SHORT_SECONDS } from "../../model/upload";
import { compact, counted } from "../../numbers/figures";
import { median } from "../../statistics/quantiles";
import { MIN_BASELINE_UPLOADS } from "../growth";
import { type Evidence, LARGE_CHANNEL_TEXT } from "./evidence";
import {
  type Attempt,
  enoughBeat,
  type GatewayTest,
  isGateway,
  MIN_GATEWAY_CHANNELS,
  MIN_MULTIPLE,
} from "./gateways";
import type { Figure, Finding } from "./insights";
import { chanceText, oddsSentence, redefinitionNote, timesText } from "./wording";

/**
 * The Hidden Gem: the gateway (isGateway in gateways.ts) least likely to be luck; of equal ones, the one with
 * the larger median multiple. Otherwise not found, and the reason names the nearest topic and what it lacks.
 */
export function findGem(gateways: GatewayTest[], evidence: Evidence): Finding {
  const ranked = [...gateways].sort(
    (a, b) =>
      Number(isGateway(b)) - Number(isGateway(a)) ||
      Number(b.test !== null) - Number(a.test !== null) ||
      a.chance - b.chance ||
      typicalMultiple(b.beating) - typicalMultiple(a.beating) ||
      (a.topic.name < b.topic.name ? -1 : 1),
  );
  const best = ranked[0];
  if (!best || !isGateway(best)) {
    return {
      found: false,
      reason: whyNotFound(ranked),
      figures: best?.test ? showFigures(best, evidence) : [],
    };
  }
  const { topic, beating, measured, chance } = best;
  const groups = measured.map((attempt) => ({
    label: `${attempt.channel.name}, ${timesText(attempt.multiple)}`,
    videoIds: attempt.videos.map((video) => video.videoId),
  }));
  return {
    found: true,
    clusterName: topic.name,
    reason:
      `${beating.length} of ${measured.length} channels under ${LARGE_CHANNEL_TEXT} subscribers beat their usual views, ` +
      `typically ${timesText(typicalMultiple(beating))}. ${oddsSentence(chance)}`,
    proof: `${beating.length} of ${measured.length} small channels beat their usual views`,
    figures: showFigures(best, evidence),
    videoIds: groups.flatMap(({ videoIds }) => videoIds),
    groups,
  };
}

function whyNotFound(ranked: GatewayTest[]): string {
  const small = `under ${LARGE_CHANNEL_TEXT} subscribers`;
  const [best] = ranked;
  if (!best) return "Not enough evidence: the videos form no topic.";
  if (ranked.every(({ smallChannels }) => smallChannels === 0)) {
    return `Not enough evidence: no channel here is known to have ${small}.`;
  }
  if (ranked.every(({ measured }) => measured.length === 0)) {
    return `Not enough evidence: no channel ${small} shows ${MIN_BASELINE_UPLOADS} other recent uploads to compare with.`;
  }
  const { topic, beating, measured, chance, test } = best;
  if (test === null) {
    return `Too few channels ${small} to rule out luck. “${topic.name}” comes nearest, with ${measured.length}.`;
  }
  const nearest = `“${topic.name}” comes nearest: ${beating.length} of ${measured.length} small channels beat their usual views.`;
  return enoughBeat(best)
    ? `${nearest} ${oddsSentence(chance)}`
    : `${nearest} It takes half, and at least ${MIN_GATEWAY_CHANNELS}.`;
}

/** The figures behind a gem, or behind the nearest miss. */
function showFigures(
  { beating, measured, smallChannels, chance, test }: GatewayTest,
  evidence: Evidence,
): Figure[] {
  const uploads = beating.flatMap((attempt) => [...attempt.uploads, ...attempt.videos]);
  const note = redefinitionNote(
    evidence.answer,
    uploads.map((upload) => upload.publishedAt),
  );
  const figures: Figure[] = [
    {
      label: "Small channels that beat their usual views",
      value: `${beating.length} of ${measured.length}`,
      sampleSize: measured.length,
      unit: "channels",
      method:
        `Of ${counted(smallChannels, "channel")} under ${LARGE_CHANNEL_TEXT} subscribers with a video on this topic, ` +
        `those with at least ${MIN_BASELINE_UPLOADS} other recent uploads of the same kind were measured; ` +
        `${timesText(MIN_MULTIPLE)} the usual views or more counts as beating them. Hidden subscriber counts are left out.`,
    },
    {
      label: "Chance that it is luck",
      value: chanceText(chance),
      sampleSize: measured.length,
      unit: "channels",
      method:
        "Each channel's video is ranked among the uploads it is compared with, adjusted for age; if the topic made no " +
        "difference, any rank were as likely. The chance that ranks this high come together, counted out exactly. " +
        `${counted(test?.tested ?? 0, "topic")} tested, so ${chanceText(test?.level ?? 0)} or less is asked of each.`,
    },
  ];
  if (beating.length === 0) return figures;
  return [
    ...figures,
    {
      label: "Typical multiple of those that did",
      value: timesText(typicalMultiple(beating)),
      sampleSize: beating.length,
      unit: "channels",
      method: `Median of the channels' multiples, each adjusted for age.${note}`,
    },
    ...beating.map((attempt) => channelFigure(attempt, evidence)),
  ];
}

function channelFigure({ channel, videos, multiple, uploads }: Attempt, { answer }: Evidence): Figure {
  const what =
    videos.length === 1 ? `Views of “${videos[0]?.title}”` : `Median of its ${videos.length} videos on this`;
  const note = redefinitionNote(
    answer,
    [...videos, ...uploads].map((upload) => upload.publishedAt),
  );
  return {
    label: `${channel.name}, ${compact(channel.subscriberCount ?? 0)} subscribers`,
    value: `${timesText(multiple)} its usual views`,
    sampleSize: uploads.length,
    unit: "uploads",
    method:
      `${what} against the median of ${counted(uploads.length, "other recent upload")} of the same kind, all adjusted ` +
      `for age by a growth curve. Up to ${SHORT_SECONDS} seconds counts as a Short, which is a rule of thumb.${note}`,
  };
}

/** The median of the multiples; 0 for no attempts. */
function typicalMultiple(attempts: Attempt[]): number {
  return median(attempts.map((attempt) => attempt.multiple)) ?? 0;
}
