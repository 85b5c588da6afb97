import {
  ACCURACY,
  ideaAnywhere,
  KNOWN_KINDS,
  type KnownKind,
  type KnownKindName,
  knownKinds,
} from "../engines/ideas";
import { judgeLight, type Light } from "../engines/light";
import { mergeLayers } from "../functions/channel/kept-channel";
import { sampleLayer } from "../functions/channel/sample-channel";
import type { LightFacts } from "../functions/light/facts";
import type { Channel } from "../model/channel";
import type { LightColor } from "../model/light";
import type { ChannelAnswer } from "../services/channels";
import type { Example } from "../services/examples";
import { showChannelLamp } from "./lamps";
import { describeReasons, describeVerdict } from "./verdict";

/** What is said of an idea where no channel is known. */
export interface FirstLook {
  /** What its words tell, in a sentence. */
  sentence: string;
  /** How much that is worth, and what else its words tell. */
  notes: string[];
  /** What kinds of video got elsewhere. */
  kinds: { name: string; times: string; channels: string; isOwn: boolean; verdict: KnownKind["verdict"] }[];
  /** How often words alone are right. */
  hint: string;
  example: ExampleShown;
}

/** The answer as a sample channel has it. */
export interface ExampleShown {
  /** "Example: “Meal prep for one” on Saffron Shelf, an invented channel" */
  headline: string;
  color: LightColor;
  sentence: string;
  proofs: string[];
}

/** A kind of video as a sentence begins with it. */
const KIND_NAMES: Record<KnownKindName, string> = {
  minutes: "Videos that promise minutes (“in 10 minutes”)",
  complete: "Complete guides and courses",
  software: "Videos on software",
  career: "Videos on jobs and learning",
  ai: "Videos on AI",
  beginner: "Videos for beginners",
  howTo: "How-to and how-I videos",
  live: "Livestreams",
  announcement: "Announcements and updates",
  review: "Reviews and tests",
  fresh: "Titles with “new”, “first” or “now”",
  advanced: "Deep dives and examples",
  days: "Videos that count days or weeks",
  tips: "Tips and mistakes",
  comparison: "Comparisons",
  challenge: "Builds, challenges and experiments",
  why: "Videos that ask why",
  superlative: "Videos on the best and the biggest",
  money: "Videos on money and prices",
  trouble: "Videos on what went wrong",
  interview: "Interviews",
  episode: "Numbered episodes",
};

/** Kinds that any channel could make of an idea: what did better, then what did worse. */
const FOR_ANY: KnownKindName[] = ["minutes", "complete", "beginner", "howTo", "fresh", "review", "live"];

/** How far from the usual the words alone have to point before it is said: nearer is a coin. */
const LEAN = 1.1;

/** What words alone tell of an idea, and what its answer would look like. */
export function firstLook({ idea, now }: Pick<LightFacts, "idea" | "now">, example: Example): FirstLook {
  const own = knownKinds(idea);
  // What makes no difference leads nothing.
  const first = own.find((kind) => KNOWN_KINDS[kind].verdict !== "no difference");
  const rest = own.filter((kind) => kind !== first).slice(0, 2);
  return {
    sentence: first ? kindSentence(first) : wordsSentence(idea),
    notes: [
      ...rest.map(kindSentence),
      ...(own.length > 0 ? [] : ["It names no kind of video, such as a guide or a test. Those differ:"]),
    ],
    kinds: [...own.filter((kind) => !FOR_ANY.includes(kind)).slice(0, 2), ...FOR_ANY]
      .toSorted((one, other) => KNOWN_KINDS[other].times - KNOWN_KINDS[one].times)
      .map((kind) => showKind(kind, own.includes(kind))),
    hint: `A hint and no light: by words alone we name the better of two neighboring uploads in ${Math.round(100 * ACCURACY.anywhere)} of 100. Kinds are what went together, not what causes views.`,
    example: showExample(idea, example, now),
  };
}

function kindSentence(kind: KnownKindName): string {
  const { verdict, channels, better } = KNOWN_KINDS[kind];
  const name = KIND_NAMES[kind];
  if (verdict === "no difference") return `${name} made no clear difference on ${channels} channels.`;
  const isUp = verdict === "helps";
  const agreeing = Math.round((isUp ? better : 1 - better) * channels);
  return `${name} did ${isUp ? "better" : "worse"} than their neighbors on ${agreeing} of ${channels} channels.`;
}

function wordsSentence(idea: string): string {
  const { multiple, words } = ideaAnywhere(idea);
  if (words.known * 2 < words.all) return "Only your own channel can tell about this one.";
  if (multiple >= LEAN) return "Its words lean a little towards more views.";
  if (multiple <= 1 / LEAN) return "Its words lean a little towards fewer views.";
  return "Its words alone point neither way.";
}

function showKind(kind: KnownKindName, isOwn: boolean): FirstLook["kinds"][number] {
  const { times, better, channels, verdict } = KNOWN_KINDS[kind];
  return {
    name: KIND_NAMES[kind],
    times: `${times.toFixed(1)}×`,
    channels: `${Math.round(better * channels)} of ${channels}`,
    isOwn,
    verdict,
  };
}

/** What was worked out of an answer of the samples, which many ask alike: it goes when the answer goes. */
const channels = new WeakMap<ChannelAnswer, Channel>();
const others = new WeakMap<ChannelAnswer, ExampleShown>();

/** The idea as the sample channel answers it; where it has nothing like it, one that the channel answers with a color. */
export function showExample(idea: string, { answer, isNear, idea: other }: Example, now: Date): ExampleShown {
  const channel = channels.get(answer) ?? mergeLayers({ layers: [sampleLayer(answer, now)] });
  channels.set(answer, channel);
  const own = isNear ? judgeAlone(idea, channel, now) : null;
  if (own !== null && own.color !== "unknown") return exampleOf(idea, channel, own);
  const shown = others.get(answer) ?? exampleOf(other, channel, judgeAlone(other, channel, now));
  others.set(answer, shown);
  return shown;
}

function judgeAlone(idea: string, channel: Channel, now: Date): Light {
  return judgeLight({ idea, now, channel, field: null, interest: null });
}

function exampleOf(idea: string, channel: Channel, light: Light): ExampleShown {
  const lamp = { ...showChannelLamp(channel, light.channel), source: "" };
  return {
    headline: `Example: “${idea}” on ${channel.name}, an invented channel`,
    color: light.color,
    sentence: describeVerdict(light, { channel, isSampleField: false }),
    proofs: describeReasons(light.reasons, [lamp]),
  };
}
