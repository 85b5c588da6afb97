import { type Channel, countedLast } from "../../model/channel";
import { FEW_UPLOADS_ACCURACY, LIGHT_ACCURACY, type LightColor, SHORTS_ACCURACY } from "../../model/light";
import type { UploadKind } from "../../model/upload";
import { namesAnything, tellingWords } from "../../words/telling";
import { type KindCount, kindsOf } from "../growth";
import { type ChannelPast, pointsAgainst, readPast } from "../ideas";
import { type ChannelLamp, channelLamp } from "./channel";
import { type FieldLamp, fieldLamp } from "./field";
import { type InterestLamp, topicLamp } from "./interest";
import type { LightQuestion } from "./question";
import { type Reason, reasonsOf, type Way, waysOf } from "./reasons";

/**
 * What the verdict comes to, more closely than its color. "contradicted": an amber whose similar uploads point the other way.
 * Without a color it is what is missing.
 */
export type Finding =
  | "make"
  | "skip"
  | "either-way"
  | "contradicted"
  | "no-subject"
  | "no-channel"
  | "too-few-uploads"
  | "nothing-close";

/** How often lights of a color beat the usual: over real channels, and on this one. */
export interface LightRecord {
  /** Of 1. */
  beat: number;
  /** null where the channel has too few lights to count. */
  own: { uploads: number; given: number; beat: number } | null;
}

/** The light of an idea. */
export interface Light {
  color: LightColor;
  finding: Finding;
  /** The views to expect, as a multiple of the usual; null without a color. */
  multiple: number | null;
  /** The chance to beat the channel's usual, 0 to 1; null without a color. */
  chance: number | null;
  /**
   * The lamps. Of the channel also its kinds and the one that is judged, by uploads of that kind alone: null with too few.
   * Each has what it is based on: similar uploads, the field's channels, the months to the season.
   */
  channel: { kind: UploadKind; kinds: KindCount[]; lamp: ChannelLamp | null } | null;
  field: FieldLamp | null;
  interest: InterestLamp | null;
  /** The most telling first. */
  reasons: Reason[];
  ways: Way[];
  /** null where it is neither green nor red. */
  record: LightRecord | null;
  /** What the channel's lamp was measured on. */
  measuredOn: { channels: number; uploads: number };
}

/**
 * The light of an idea, with what it is based on. Its color is that of the channel alone: what the field got tells too
 * little, and interest never changes it, for YouTube's data are not merged with others into one figure (YouTube API
 * Services Developer Policies, III.E.4.h). How right it is: docs/evaluation/light.md.
 */
export function judgeLight(question: LightQuestion): Light {
  const { now, channel: creator, field: answer, interest: asked } = question;
  const channel = creator && judgeOnChannel(question, creator);
  const lamp = channel?.lamp ?? null;
  const field =
    answer && fieldLamp(answer, { id: creator?.id ?? null, subscribers: creator?.subscribers ?? null }, now);
  const interest = asked && topicLamp(asked, now);
  const color = lamp?.color ?? "unknown";
  const told = color === "unknown" ? null : lamp;
  const accuracy = accuracyOf(channel);
  return {
    color,
    finding: findingOf(question, lamp),
    multiple: told?.expected.multiple ?? null,
    chance: told?.chance ?? null,
    channel,
    field,
    interest,
    reasons: reasonsOf(lamp, field, interest),
    ways: color === "green" ? [] : waysOf(question, lamp),
    record: told && recordOf(color, told, accuracy),
    measuredOn: { channels: accuracy.channels, uploads: accuracy.uploads },
  };
}

/** Channels that were read: the very same one, asked for another idea, is not read again. */
const readings = new WeakMap<Channel, ReturnType<typeof readChannel>>();

/** Judges by the kind that was chosen, if the channel has any of it, else by what the channel makes now. */
function judgeOnChannel({ idea, kind: chosen, now }: LightQuestion, channel: Channel): Light["channel"] {
  const { kinds, now: made, pastOf } = readings.get(channel) ?? readChannel(channel, now);
  const kind = kinds.find((one) => one.kind === chosen)?.kind ?? made;
  const past = pastOf(kind);
  return { kind, kinds, lamp: past && channelLamp(idea, past) };
}

function readChannel(channel: Channel, now: Date) {
  const counted = countedLast(channel);
  const asOf = counted ?? now;
  const pasts = new Map<UploadKind, ChannelPast | null>();
  const pastOf = (kind: UploadKind) => {
    const past = pasts.get(kind) ?? readPast(channel.uploads, asOf, kind);
    pasts.set(kind, past);
    return past;
  };
  const reading = { ...kindsOf(channel.uploads, asOf), pastOf };
  // Ages go by the last count; without one they go by the moment.
  if (counted) readings.set(channel, reading);
  return reading;
}

const PLAIN = { green: "make", red: "skip", amber: "either-way" } as const;

function findingOf({ idea, channel }: LightQuestion, lamp: ChannelLamp | null): Finding {
  if (lamp && lamp.color !== "unknown")
    return lamp.color === "amber" && pointsAgainst(lamp.expected) ? "contradicted" : PLAIN[lamp.color];
  if (!namesAnything(idea) || tellingWords(idea).length === 0) return "no-subject";
  if (!channel) return "no-channel";
  return lamp ? "nothing-close" : "too-few-uploads";
}

/** How right the lamp is of such a kind, with so many uploads: a few tell less. */
function accuracyOf(channel: Light["channel"]) {
  if (channel?.kind === "short") return SHORTS_ACCURACY;
  const lamp = channel?.lamp;
  return lamp && lamp.uploads <= FEW_UPLOADS_ACCURACY.known ? FEW_UPLOADS_ACCURACY : LIGHT_ACCURACY;
}

function recordOf(
  color: LightColor,
  { record }: ChannelLamp,
  accuracy: ReturnType<typeof accuracyOf>,
): LightRecord | null {
  if (color !== "green" && color !== "red") return null;
  const own = record?.[color];
  return {
    beat: accuracy[color],
    own: record && own && own.given > 0 ? { uploads: record.uploads, ...own } : null,
  };
}
