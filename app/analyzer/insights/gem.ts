import {
  type Attempt,
  type GatewayTest,
  type GemFinding,
  MIN_GATEWAY_CHANNELS,
  MIN_MULTIPLE,
  type SearchAnswer,
  typicalMultiple,
} from "../../engines/findings";
import { MIN_BASELINE_UPLOADS } from "../../engines/growth";
import { SHORT_SECONDS } from "../../model/upload";
import { compact, counted } from "../../numbers/figures";
import type { Figure, ShownFinding } from "./finding";
import { chanceText, LARGE_CHANNEL_TEXT, oddsSentence, redefinitionNote, timesText } from "./wording";

/** The Hidden Gem in words, or what is missing of one. */
export function showGem(finding: GemFinding, answer: SearchAnswer): ShownFinding {
  if (!finding.found) {
    const { nearest } = finding;
    const isTested = nearest !== null && nearest.test !== null;
    return {
      found: false,
      reason: whyNotFound(finding),
      figures: isTested ? figuresOf(nearest, answer) : [],
    };
  }
  const { gateway, clusterName, videoIds } = finding;
  const { beating, measured, chance } = gateway;
  return {
    found: true,
    clusterName,
    reason:
      `${beating.length} of ${measured.length} channels under ${LARGE_CHANNEL_TEXT} subscribers beat their usual views, ` +
      `typically ${timesText(typicalMultiple(beating))}. ${oddsSentence(chance)}`,
    proof: `${beating.length} of ${measured.length} small channels beat their usual views`,
    figures: figuresOf(gateway, answer),
    videoIds,
    groups: measured.map((attempt) => ({
      label: `${attempt.channel.name}, ${timesText(attempt.multiple)}`,
      videoIds: attempt.videos.map((video) => video.videoId),
    })),
  };
}

function whyNotFound({ why, nearest }: Extract<GemFinding, { found: false }>): string {
  const small = `under ${LARGE_CHANNEL_TEXT} subscribers`;
  if (nearest === null) {
    if (why === "no-topic") return "Not enough evidence: the videos form no topic.";
    return why === "no-small-channel"
      ? `Not enough evidence: no channel here is known to have ${small}.`
      : `Not enough evidence: no channel ${small} shows ${MIN_BASELINE_UPLOADS} other recent uploads to compare with.`;
  }
  const { topic, beating, measured, chance } = nearest;
  if (why === "untested")
    return `Too few channels ${small} to rule out luck. “${topic.name}” comes nearest, with ${measured.length}.`;
  const near = `“${topic.name}” comes nearest: ${beating.length} of ${measured.length} small channels beat their usual views.`;
  return why === "could-be-luck"
    ? `${near} ${oddsSentence(chance)}`
    : `${near} It takes half, and at least ${MIN_GATEWAY_CHANNELS}.`;
}

/** The figures behind a gem, or behind the nearest miss. */
function figuresOf(
  { beating, measured, smallChannels, chance, test }: GatewayTest,
  answer: SearchAnswer,
): Figure[] {
  const uploads = beating.flatMap((attempt) => [...attempt.uploads, ...attempt.videos]);
  const note = redefinitionNote(
    answer,
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
    ...beating.map((attempt) => channelFigure(attempt, answer)),
  ];
}

function channelFigure({ channel, videos, multiple, uploads }: Attempt, answer: SearchAnswer): Figure {
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
