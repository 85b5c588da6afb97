import { compact } from "../../numbers/compact";
import { counted } from "../../numbers/counted";
import { median } from "../../statistics/quantiles";
import { SHORT_SECONDS } from "../../tables/upload";
import { MIN_BASELINE_UPLOADS } from "../forecast";
import { countingNote } from "./counting";
import { type Attempt, type Gateway, MIN_MULTIPLE } from "./gateways";
import type { Figure } from "./insights";
import { LARGE_CHANNEL_TEXT, type Survey } from "./survey";
import { multiple, percentOfLuck } from "./wording";

/** What a claim about small channels on a topic, or its refusal, rests on. */
export function figuresOf(
  { beating, measured, smallChannels, chance, asked }: Gateway,
  study: Survey,
): Figure[] {
  const uploads = beating.flatMap((attempt) => [...attempt.uploads, ...attempt.videos]);
  const note = countingNote(
    study.answer,
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
        `${multiple(MIN_MULTIPLE)} the usual views or more counts as beating them. Hidden subscriber counts are left out.`,
    },
    {
      label: "Chance of such a result by luck",
      value: percentOfLuck(chance),
      sampleSize: measured.length,
      unit: "channels",
      method:
        "Each channel's video is ranked among the uploads it is compared with, at equal age; if the topic made no " +
        "difference, any rank were as likely. The chance that ranks this high come together, counted out exactly. " +
        `${counted(asked?.tested ?? 0, "topic")} tested, so ${percentOfLuck(asked?.level ?? 0)} or less is asked of each.`,
    },
  ];
  if (beating.length === 0) return figures;
  return [
    ...figures,
    {
      label: "Typical multiple of those that did",
      value: multiple(typical(beating)),
      sampleSize: beating.length,
      unit: "channels",
      method: `Median of the channels' multiples, each worked out at equal age.${note}`,
    },
    ...beating.map((attempt) => channelFigure(attempt, study)),
  ];
}

function channelFigure({ channel, videos, multiple: times, uploads }: Attempt, { answer }: Survey): Figure {
  const what =
    videos.length === 1 ? `Views of “${videos[0]?.title}”` : `Median of its ${videos.length} videos on this`;
  const note = countingNote(
    answer,
    [...videos, ...uploads].map((upload) => upload.publishedAt),
  );
  return {
    label: `${channel.name}, ${compact(channel.subscriberCount ?? 0)} subscribers`,
    value: `${multiple(times)} its usual views`,
    sampleSize: uploads.length,
    unit: "uploads",
    method:
      `${what} against the median of ${counted(uploads.length, "other recent upload")} of the same kind, all brought to ` +
      `equal age by a growth curve. Up to ${SHORT_SECONDS} seconds counts as a Short, which is a rule of thumb.${note}`,
  };
}

/** The median of the multiples; 0 for no attempts. */
export function typical(attempts: Attempt[]): number {
  return median(attempts.map((attempt) => attempt.multiple)) ?? 0;
}
