import {
  ACCURACY,
  type ChannelLamp,
  channelLamp,
  fieldLamp,
  type InterestLamp,
  interestLamp,
  type OwnRecord,
  verdict,
} from "../engines/light";
import type { CardLight } from "../model/card";
import { type Channel, countedLast } from "../model/channel";
import type { Colour } from "../model/color";
import { type TrendRecord, WIKIPEDIA_INTEREST } from "../model/trend";
import { uploadKind } from "../model/upload";
import { LIGHT_PATH } from "../navigation/paths";
import { monthName } from "../numbers/days";
import { formatCount } from "../numbers/figures";
import { usualText } from "../numbers/usual";
import type { OutcomeRow } from "../services/plan";
import type { StepLink } from "../ui/next-steps";
import { tellingWords } from "../words/telling";
import { type LampShown, showChannelLamp, showFieldLamp, showInterestLamp } from "./lamps";
import { COLOURS } from "./messages";
import type { LightFacts } from "./read";
import { describeLights } from "./record";
import { describeProofs, describeVerdict, toldUpload } from "./verdict";

export interface LightShown {
  idea: string;
  colour: Colour;
  /** "Green light" */
  name: string;
  /** What a friend would say, in a sentence. */
  sentence: string;
  proofs: string[];
  /** What would turn it green: worked out, never invented. */
  greener: { text: string; to: string | null }[];
  lamps: LampShown[];
  next: StepLink[];
  /** What is still to be looked up outside, as a question; null for nothing. */
  asks: string | null;
  /** What the lamp of the channel was measured on: "69 channels and 33,460 videos". */
  measuredOn: string;
  /** What of it stands on a card of the plan, and whether that is based on sample data. */
  card: CardLight;
  isSample: boolean;
  /** What nobody could read just now: the visitor's channel, or anything of the light; null where all was read. */
  unread: "channel" | "other" | null;
  /** How often lights of that colour were right; null where the verdict is not the channel's. */
  record: { text: string; own: string | null; planned: string | null } | null;
}

/** The whole page for one idea. Pure. */
export function showLight(facts: LightFacts): LightShown {
  const { idea, now, field, interest } = facts;
  const channel = facts.channel === "unread" ? null : facts.channel;
  const own = channel && judgeOnChannel(idea, channel, now);
  const creator = { id: channel?.id ?? null, subscribers: channel?.subscribers ?? null };
  const fieldJudged = "answer" in field ? fieldLamp(field.answer, creator, now) : null;
  const interestJudged =
    interest && typeof interest === "object" && interest.record ? judgeInterest(interest.record, now) : null;
  const { colour, by } = verdict({
    channel: own?.lamp?.colour ?? "unknown",
    field: fieldJudged?.colour ?? "unknown",
  });
  const sentence = describeVerdict(colour, by, own?.lamp ?? null, fieldJudged, facts);
  const lamps = [
    showChannelLamp(facts.channel, own),
    showFieldLamp(facts, fieldJudged),
    showInterestLamp(facts, interestJudged),
  ];
  return {
    idea,
    colour,
    name: COLOURS[colour],
    sentence,
    proofs: describeProofs(lamps, own?.lamp ?? null, fieldJudged),
    greener: greenerWays(colour, own?.lamp ?? null, facts, interestJudged),
    lamps,
    next: nextSteps(facts),
    asks: asksText("problem" in field && field.problem === "not-asked", interest === "not-asked"),
    measuredOn: `${ACCURACY.channels} channels and ${formatCount(ACCURACY.uploads)} videos`,
    card: {
      colour,
      sentence,
      chance: by === "channel" ? (own?.lamp?.chance ?? null) : null,
      at: now.toISOString(),
    },
    isSample: by === "channel" ? channel?.isSample === true : by === "field" && facts.isSampleField,
    unread: unreadOf(facts),
    record: by === "channel" && own ? showRecord(colour, own.lamp?.record ?? null, facts.outcomes) : null,
  };
}

function unreadOf({ channel, field, interest }: LightFacts): LightShown["unread"] {
  if (channel === "unread") return "channel";
  const isUnread = ("problem" in field && field.problem === "unread") || interest === "unread";
  return isUnread ? "other" : null;
}

/** The idea on the channel's long videos: the lamp is measured on those. */
function judgeOnChannel(idea: string, channel: Channel, now: Date) {
  const longs = channel.uploads.filter(({ durationSeconds }) => uploadKind(durationSeconds) !== "short");
  const asOf = countedLast(channel) ?? now;
  return { lamp: channelLamp(idea, longs, asOf), uploads: longs.length };
}

function judgeInterest(record: TrendRecord, now: Date): InterestLamp {
  const { trend_signal: signal, trend_velocity: velocity, seasonal_peak_month: peakMonth } = record;
  return interestLamp({ signal, velocity, peakMonth }, now);
}

function asksText(field: boolean, interest: boolean): string | null {
  if (field && interest) return "Look your idea up on YouTube and Wikipedia?";
  if (field) return "Look your idea up on YouTube?";
  return interest ? "See on Wikipedia whether people read about it?" : null;
}

const lightOf = (idea: string) => `${LIGHT_PATH}?${new URLSearchParams({ q: idea })}`;

function greenerWays(
  colour: Colour,
  lamp: ChannelLamp | null,
  { idea, now, interest: read }: LightFacts,
  interest: InterestLamp | null,
): LightShown["greener"] {
  if (colour === "green" || tellingWords(idea).length === 0) return [];
  const isFar = lamp?.colour === "unknown";
  const formats = (lamp?.greener ?? []).map(({ idea, format, uploads, multiple }) => ({
    text: isFar
      ? `“${format}” does well on your channel, if it fits your idea: your ${formatCount(uploads)} videos with it got ${usualText(multiple, "your usual at the time")}.`
      : `Make it part of “${format}”: those ${formatCount(uploads)} got ${usualText(multiple, "your usual at the time")}.`,
    to: lightOf(idea),
  }));
  const similar = lamp?.similar.find(
    ({ title, multiple }) => multiple >= 1.5 && title !== lamp.madeBefore?.title,
  );
  const angle =
    similar && formats.length === 0
      ? [
          {
            // Its result is told once.
            text:
              lamp && toldUpload(lamp) === similar
                ? `Take the angle of “${similar.title}”.`
                : `Take the angle of “${similar.title}”: it got ${usualText(similar.multiple, "your usual at the time")}.`,
            to: null,
          },
        ]
      : [];
  const isReal = typeof read === "object" && read?.record?.source === WIKIPEDIA_INTEREST;
  const month =
    isReal && interest?.because === "out-of-season" && interest.monthsToPeak !== null
      ? [
          {
            text: `Wait for ${monthName(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + interest.monthsToPeak, 1)))}, when people look for it. That alone does not change the light.`,
            to: null,
          },
        ]
      : [];
  return [...formats, ...angle, ...month];
}

/** What to do next with the idea; first what would help most where nothing is known. */
function nextSteps({ idea, channel, field }: LightFacts): StepLink[] {
  const carry = (path: string, name: string) => `${path}?${new URLSearchParams({ [name]: idea })}`;
  const isNothingFound = "problem" in field && field.problem === "nothing-found";
  return [
    ...(channel === null ? [{ label: "Connect your channel", to: carry("/channel", "idea") }] : []),
    { label: "Score titles for it", to: carry("/thumbnail-optimizer/yours", "titles") },
    ...(channel === null
      ? []
      : [{ label: "Forecast its views", to: carry("/video-forecast/yours", "title") }]),
    ...(isNothingFound ? [] : [{ label: "See the field in detail", to: carry("/youtube-tool", "idea") }]),
  ];
}

/** Rounded against us: fewer greens that came true, more reds that beat the usual all the same. */
function showRecord(colour: Colour, own: OwnRecord | null, outcomes: OutcomeRow[]): LightShown["record"] {
  if (colour !== "green" && colour !== "red") return null;
  const kept = own?.[colour];
  const uploads = `${kept?.given} of your last ${own?.uploads} uploads`;
  const beat = `${kept?.beat} of them beat your usual`;
  return {
    text:
      colour === "green"
        ? `${Math.floor(ACCURACY.green * 10)} of 10 greens beat the channel's usual.`
        : `${Math.ceil(ACCURACY.red * 10)} of 10 reds beat the channel's usual all the same.`,
    own: kept && kept.given > 0 ? `On your channel: ${uploads} would have been ${colour}, ${beat}.` : null,
    planned: describeLights(outcomes, colour),
  };
}
