import type { Light, LightRecord, Way } from "../engines/light";
import type { LightFacts } from "../functions/light/facts";
import { judgeFacts } from "../functions/light/judge";
import { LIGHT_MESSAGES } from "../functions/light/messages";
import { trackRecord } from "../functions/plan/outcome";
import { type CardLight, cardKey } from "../model/card";
import type { LightColor } from "../model/light";
import type { UploadKind } from "../model/upload";
import { addressWith } from "../navigation/address";
import { LIGHT_PATH } from "../navigation/paths";
import { monthName } from "../numbers/days";
import { formatCount } from "../numbers/figures";
import type { OutcomeRow } from "../services/plan";
import type { StepLink } from "../ui/next-steps";
import { type FirstLook, firstLook } from "./first-look";
import { type LampShown, showChannelLamp, showFieldLamp, showInterestLamp } from "./lamps";
import { COLORS, FIRST_LOOK, KINDS, LIGHT_TEXTS, ofTen, WAYS } from "./messages";
import { usualText } from "./usual";
import { describeReasons, describeVerdict } from "./verdict";

export interface LightShown {
  idea: string;
  /** What all spellings of the idea have in common. */
  key: string;
  color: LightColor;
  /** "Green light" */
  name: string;
  /** What a friend would say, in a sentence. */
  sentence: string;
  proofs: string[];
  /** What can be said without a channel; null with one. */
  first: FirstLook | null;
  /** What would turn it green: worked out, never invented. */
  ways: { text: string; to: string | null }[];
  /** What the ways are. */
  waysTitle: string;
  lamps: LampShown[];
  next: StepLink[];
  /** Whether it does not say what the video is about: nothing to plan or to look up. */
  namesNothing: boolean;
  /** The kind that the address chooses, which stays chosen; null for what the channel makes now. */
  kind: UploadKind | null;
  /** The kinds a channel with both has, each with its own address for the idea; [] for others. */
  kinds: KindLink[];
  /** What is still to be looked up outside, as a question; null for nothing. */
  asks: string | null;
  /** What the lamp of the channel was measured on: "69 channels and 33,460 videos". */
  measuredOn: string;
  /** What of it stands on a card of the plan: null where only a channel could tell. */
  card: CardLight | null;
  /** Whether that is based on sample data. */
  isSample: boolean;
  /** What nobody could read just now: the visitor's channel, or anything of the light; null where all was read. */
  unread: "channel" | "other" | null;
  /** How often lights of that color were right; null where the verdict is not the channel's. */
  record: { text: string; own: string | null; planned: string | null } | null;
}

interface KindLink {
  /** "Shorts (43)" */
  label: string;
  to: string;
  isChosen: boolean;
}

/** The whole page for one idea. Pure. */
export function showLight(facts: LightFacts): LightShown {
  const { idea, now, field, interest, kind = null } = facts;
  const light = judgeFacts(facts);
  const { color } = light;
  // Of what names nothing, words alone tell nothing either.
  const namesNothing = light.finding === "no-subject";
  const example = namesNothing ? null : facts.example;
  const sentence = describeVerdict(light, facts);
  const all = [
    showChannelLamp(facts.channel, light.channel),
    showFieldLamp(facts, light.field),
    showInterestLamp(facts, light.interest),
  ];
  // Without a channel those alone that say something, interest first: what people look for comes before all else.
  const lamps = example ? all.toReversed().filter(({ color }) => color !== "unknown") : all;
  return {
    idea,
    key: cardKey(idea),
    color,
    name: example && color === "unknown" ? FIRST_LOOK : COLORS[color],
    first: example ? firstLook(facts, example) : null,
    sentence,
    proofs: describeReasons(light, lamps),
    ways: light.ways.map((way) => showWay(way, now, kind)),
    waysTitle: titleOfWays(light.ways),
    lamps: facts.channel === null ? lamps : lamps.map(foldSilent),
    next: nextSteps(facts, light),
    kind,
    kinds: kindLinks(idea, light),
    namesNothing,
    asks: namesNothing
      ? null
      : asksText("problem" in field && field.problem === "not-asked", interest === "not-asked"),
    measuredOn: `${light.measuredOn.channels} channels and ${formatCount(light.measuredOn.uploads)} ${light.channel?.kind === "short" ? "Shorts" : "videos"}`,
    card:
      facts.channel === "unread" || facts.channel === null
        ? null
        : { colour: color, sentence, chance: light.chance, at: now.toISOString() },
    isSample: color !== "unknown" && isSample(facts),
    unread: unreadOf(facts),
    record: light.record && showRecord(color, light.record, facts.outcomes),
  };
}

/** Beside a channel, what says nothing of the idea takes no room; what could not be read does. */
function foldSilent(lamp: LampShown): LampShown {
  const isSilent =
    lamp.key !== "channel" && lamp.color === "unknown" && lamp.sentence !== LIGHT_MESSAGES.unread;
  return isSilent ? { ...lamp, isFolded: true } : lamp;
}

/** Whether the verdict is based on sample data. */
function isSample({ channel }: LightFacts): boolean {
  return channel !== "unread" && channel?.isSample === true;
}

function unreadOf({ channel, field, interest }: LightFacts): LightShown["unread"] {
  if (channel === "unread") return "channel";
  const isUnread = ("problem" in field && field.problem === "unread") || interest === "unread";
  return isUnread ? "other" : null;
}

function asksText(field: boolean, interest: boolean): string | null {
  if (field && interest) return "Look your idea up on YouTube and Wikipedia?";
  if (field) return "Look your idea up on YouTube?";
  return interest ? "See on Wikipedia whether people read about it?" : null;
}

const lightOf = (idea: string, kind: UploadKind | null) =>
  addressWith(LIGHT_PATH, { q: idea, ...(kind ? { kind } : {}) });

/** A choice only where there is one: of what a channel does not make, nothing can be said. */
function kindLinks(idea: string, { channel }: Light): KindLink[] {
  if (!channel || channel.kinds.length < 2) return [];
  return channel.kinds.map(({ kind, uploads }) => ({
    label: `${KINDS[kind].name} (${formatCount(uploads)})`,
    to: lightOf(idea, kind),
    isChosen: kind === channel.kind,
  }));
}

function titleOfWays(ways: Way[]): string {
  if (ways.some(({ kind }) => kind === "format")) return WAYS.green;
  return ways.every(({ kind }) => kind === "words") ? WAYS.words : WAYS.help;
}

function showWay(way: Way, now: Date, kind: UploadKind | null): LightShown["ways"][number] {
  switch (way.kind) {
    case "words":
      return {
        text: `“${way.format}”: your ${formatCount(way.uploads)} videos with it got ${usualText(way.multiple, "your usual at the time")}.`,
        to: null,
      };
    case "format":
      return {
        text: `Make it part of “${way.format}”: those ${formatCount(way.uploads)} got ${usualText(way.multiple, "your usual at the time")}.`,
        to: lightOf(way.idea, kind),
      };
    case "angle": {
      const { title, multiple } = way.upload;
      // A reason shows its result already.
      const got = way.isExample ? "" : `: it got ${usualText(multiple, "your usual at the time")}`;
      return { text: `Take the angle of “${title}”${got}.`, to: null };
    }
    case "season": {
      const peak = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + way.monthsToPeak, 1));
      return {
        text: `Wait for ${monthName(peak)}, when people look for it. That alone does not change the light.`,
        to: null,
      };
    }
  }
}

const FIELD_PATH = "/youtube-tool";

/** What to do next with the idea: of a red one something else, before its titles; with what names nothing, that alone. */
function nextSteps({ idea, channel, kind, field }: LightFacts, { color, finding, ways }: Light): StepLink[] {
  const another = { label: LIGHT_TEXTS.another, to: LIGHT_PATH };
  if (finding === "no-subject") return [another];
  const carry = (path: string, name: string) =>
    addressWith(path, { [name]: idea, ...(kind && path !== FIELD_PATH ? { kind } : {}) });
  const isNothingFound =
    "problem" in field && (field.problem === "nothing-found" || field.problem === "no-source");
  const turn = ways.find((way) => way.kind === "format");
  const instead = turn
    ? { label: `See it as part of “${turn.format}”`, to: lightOf(turn.idea, kind ?? null) }
    : another;
  return [
    ...(color === "red" ? [instead] : []),
    { label: "Score titles for it", to: carry("/thumbnail-optimizer/yours", "titles") },
    ...(channel === null
      ? []
      : [{ label: "Forecast its views", to: carry("/video-forecast/yours", "title") }]),
    ...(isNothingFound ? [] : [{ label: "See the field in detail", to: carry(FIELD_PATH, "idea") }]),
  ];
}

function showRecord(
  color: LightColor,
  { beat, own }: LightRecord,
  outcomes: OutcomeRow[],
): LightShown["record"] {
  if (color !== "green" && color !== "red") return null;
  return {
    text: `${ofTen(color, beat)} of 10 ${color}s beat the channel's usual${color === "red" ? " all the same" : ""}.`,
    own: own
      ? `On your channel: ${own.given} of your last ${own.uploads} uploads would have been ${color}, ${own.beat} of them beat your usual.`
      : null,
    planned: describeLights(outcomes, color),
  };
}

/** One line for the light, on how its color did on this channel so far; null before there is anything to count. */
export function describeLights(rows: readonly OutcomeRow[], color: "green" | "amber" | "red"): string | null {
  const { count, of } = trackRecord(rows)[color];
  if (of === 0) return null;
  return `For you so far: ${count} of ${of} ${color} ${of === 1 ? "light" : "lights"} beat your usual.`;
}
