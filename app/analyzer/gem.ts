import { compact } from "../numbers/compact";
import { MIN_BASELINE_UPLOADS, SHORT_SECONDS } from "./baseline";
import { countingNote } from "./counting";
import { type Attempt, type Gateway, isGateway, MIN_GATEWAY_CHANNELS, MIN_MULTIPLE } from "./gateways";
import type { Figure, Finding } from "./insights";
import { median } from "./statistics";
import { LARGE_CHANNEL_TEXT, type Survey } from "./survey";
import { counted, listed, multiple } from "./wording";

/** The reason names no more channels than a reader takes in; all of them stand in the figures. */
const NAMED = 3;

/**
 * The Hidden Gem: the topic on which the most small channels beat what they usually get, by the larger median
 * multiple where that is equal. Found only for a gateway: at least two channels with a known count under
 * 100,000 subscribers, each at 1.5 times its usual views or more (references, "Estimating"); else the reason
 * says what is missing.
 */
export function gemOf(gateways: Gateway[], study: Survey): Finding {
  const ranked = [...gateways].sort(
    (a, b) =>
      b.beating.length - a.beating.length ||
      typical(b.beating) - typical(a.beating) ||
      (a.topic.name < b.topic.name ? -1 : 1),
  );
  const best = ranked[0];
  if (!best || !isGateway(best)) {
    return { found: false, reason: missing(ranked), figures: nearest(best, study) };
  }
  const { topic, beating, measured } = best;
  const named = beating
    .slice(0, NAMED)
    .map((attempt) => `${attempt.channel.name} (${multiple(attempt.multiple)})`);
  const more = beating.length > NAMED ? [`${beating.length - NAMED} more`] : [];
  const many = beating.length === measured.length ? "All" : `${beating.length} of the`;
  const groups = measured.map((attempt) => ({
    label: `${attempt.channel.name}, ${multiple(attempt.multiple)}`,
    videoIds: attempt.videos.map((video) => video.videoId),
  }));
  return {
    found: true,
    clusterName: topic.name,
    reason:
      `${many} ${measured.length} channels under ${LARGE_CHANNEL_TEXT} subscribers that could be measured beat ` +
      `their usual views with a video on this: ${listed([...named, ...more])}.`,
    figures: figuresOf(best, study),
    videoIds: groups.flatMap(({ videoIds }) => videoIds),
    groups,
  };
}

function figuresOf({ beating, measured, smallChannels }: Gateway, study: Survey): Figure[] {
  const uploads = beating.flatMap((attempt) => [...attempt.uploads, ...attempt.videos]);
  const note = countingNote(
    study.answer,
    uploads.map((upload) => upload.publishedAt),
  );
  return [
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

function missing(ranked: Gateway[]): string {
  const small = ranked.reduce((total, { smallChannels }) => total + smallChannels, 0);
  const measured = ranked.reduce((total, gateway) => total + gateway.measured.length, 0);
  const limit = `under ${LARGE_CHANNEL_TEXT} subscribers`;
  if (ranked.length === 0) return "Not enough evidence: the videos found do not form a topic to look at.";
  if (small === 0) return `Not enough evidence: no channel in these topics is known to be ${limit}.`;
  if (measured === 0) {
    return `Not enough evidence: none of the channels ${limit} in these topics shows ${MIN_BASELINE_UPLOADS} other recent uploads of the same kind to compare with.`;
  }
  const best = ranked[0] as Gateway;
  const need = `it takes ${MIN_GATEWAY_CHANNELS} channels ${limit} at ${multiple(MIN_MULTIPLE)} their usual views or more on one topic`;
  if (best.beating.length === 0) return `Not enough evidence: ${need}, and no channel measured reached that.`;
  return `Not enough evidence: ${need}, and no topic has more than ${best.beating.length} (${best.topic.name}: ${best.beating[0]?.channel.name}).`;
}

function nearest(best: Gateway | undefined, study: Survey): Figure[] {
  return (best?.beating ?? []).map((attempt) => channelFigure(attempt, study));
}

function typical(attempts: Attempt[]): number {
  return median(attempts.map((attempt) => attempt.multiple)) ?? 0;
}
