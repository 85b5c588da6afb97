import {
  ACCURACY,
  bareIdea,
  ideaAnywhere,
  KNOWN_KINDS,
  type KnownKind,
  type KnownKindName,
  knownKinds,
  MEASURED_ON,
  type ReadIdea,
  readIdeaWords,
} from "../engines/ideas";
import { judgeLight, type Light } from "../engines/light";
import { mergeLayers } from "../functions/channel/kept-channel";
import { sampleLayer } from "../functions/channel/sample-channel";
import type { LightFacts } from "../functions/light/facts";
import { KIND_NAMES } from "../kind-names";
import type { Channel } from "../model/channel";
import type { LightColor } from "../model/light";
import type { ChannelAnswer, Example } from "../services/channels";
import { type BeforeFilming, beforeFilming } from "./before-filming";
import { formatsFor, isLived, kindsOfIdea } from "./fitting";
import { type FormatName, figuresOf, formatted, isMeasured, kindOfFormat, nicheKind } from "./formats";
import { isShow } from "./idea-form";
import { showChannelLamp } from "./lamps";
import { AS_WORDS, ELSEWHERE, LANGUAGE_NAMES, NICHE_NAMES } from "./names";
import { describeReasons, describeVerdict } from "./verdict";

/** What is said of an idea where no channel is known. */
export interface FirstLook {
  /** What its words tell, or the format that had the best chances, in a sentence. */
  sentence: string;
  /** What else its words tell, and on whom it was measured. */
  notes: string[];
  /** The idea's own kinds of video and formats that it could take, with what they got elsewhere. */
  kinds: KindShown[];
  /** How to find out before filming. */
  before: BeforeFilming;
  /** How often words alone are right; empty where they tell nothing. */
  hint: string;
  example: ExampleShown;
}

interface KindShown {
  name: string;
  /** "1.4×"; "more", "fewer" or "as many" where no channel of the idea's language was measured. */
  times: string;
  /** "17 of 20"; empty where no channel of the idea's language was measured. */
  channels: string;
  /** "cooking: 3 of 3"; empty where that was not measured. */
  niche: string;
  isOwn: boolean;
  verdict: KnownKind["verdict"];
}

/** The answer as a sample channel has it. */
export interface ExampleShown {
  /** "Example: “Meal prep for one” on Saffron Shelf, an invented channel" */
  headline: string;
  color: LightColor;
  sentence: string;
  proofs: string[];
}

/** A hint is worth so many of a hundred pairs. */
const HINT = `A hint and no light: by words alone we name the better of two neighboring uploads in ${Math.round(100 * ACCURACY.anywhere)} of 100. Kinds are what went together, not what causes views.`;

/** What words alone tell of an idea, and what its answer would look like. */
export function firstLook(
  { idea: typed, now }: Pick<LightFacts, "idea" | "now">,
  example: Example,
): FirstLook {
  const idea = bareIdea(typed);
  const read = readIdeaWords(idea);
  const own = kindsOfIdea(idea, knownKinds(read));
  // What makes no difference leads nothing.
  const first =
    own.find((kind) => KNOWN_KINDS[kind].verdict !== "no difference") ??
    own.find((kind) => agreesInNiche(kind, read)) ??
    (isMeasured(read.language) ? own.find(tells) : undefined);
  const formats = formatsFor(idea, read, own);
  const isUnknown =
    own.length === 0 && read.niche === null && read.language === "en" && ideaAnywhere(idea).words.known === 0;
  const [format] = formats;
  const isLesson = formats.length === 0 && isLived(idea, own) && !isShow(idea) && isTaught(read);
  const lead = first
    ? kindSentence(first, read)
    : format
      ? formatSentence(idea, format, read)
      : isLesson
        ? lessonNote(read)
        : null;
  const before = beforeFilming(idea, read, own);
  // What makes no difference is said once, where it is all that the idea names; the table has the rest.
  const telling = own.filter((kind) => (tells(kind) || agreesInNiche(kind, read)) && kind !== first);
  const rest = (first ? telling : own).slice(0, first ? 2 : 1);
  const measured = [
    ...rest.map((kind) => kindSentence(kind, read)),
    ...(isLesson && first ? [lessonNote(read)] : []),
    ...(isUnknown ? [UNKNOWN] : []),
    ...nicheNote(read, [...own, ...formats.map(kindOfFormat), "live"]),
    ...leanNote(idea, read),
  ];
  // On whom nothing was measured is not worth a line.
  const isMute = lead === null && measured.length === 0;
  return {
    sentence: lead ?? before.step,
    notes: [...(lead === null ? [UNMEASURED] : []), ...measured, ...(isMute ? [] : [measuredNote(read)])],
    kinds: [
      ...own.slice(0, 3).map((kind) => showKind(kind, KIND_NAMES[kind], read, true)),
      ...formats.map((format) =>
        showKind(kindOfFormat(format), raised(formatted(idea, format, read)), read, false),
      ),
    ],
    before: lead === null ? { ...before, step: "" } : before,
    hint: isMute ? "" : HINT,
    example: showExample(typed, example, now),
  };
}

/** Niches of which a story is not told as a lesson, and ideas of no niche. */
const isTaught = ({ niche }: ReadIdea) => !["entertainment", "gaming", null].includes(niche);

/** Where nothing that was measured fits: what to look at leads. */
const UNMEASURED = "We measured nothing like it.";
/** Of a name that says nothing of itself. */
const UNKNOWN = "We don't know its words, so this goes by its form alone.";

/** How far from the usual the words alone have to point before it is said: nearer is a coin. */
const LEAN = 1.1;

function leanNote(idea: string, { language }: ReadIdea): string[] {
  const { multiple } = ideaAnywhere(idea);
  if (!knowsWords(idea) || !isMeasured(language)) return [];
  if (multiple >= LEAN) return ["Its words lean a little towards more views."];
  return multiple <= 1 / LEAN ? ["Its words lean a little towards fewer views."] : [];
}

function knowsWords(idea: string): boolean {
  const { words } = ideaAnywhere(idea);
  return words.known * 2 >= words.all;
}

/** Said of a kind that most channels agree on, by too little to be sure. */
const CHANCE = " That may be chance.";

/** Whether three of four channels agree on a kind, though that may be chance. */
function tells(kind: KnownKindName): boolean {
  const { better, verdict } = KNOWN_KINDS[kind];
  return verdict !== "no difference" || Math.abs(better - 0.5) >= 0.25;
}

/** Whether all measured channels of the idea's niche agree on a kind, by more than a little. */
function agreesInNiche(kind: KnownKindName, read: ReadIdea): boolean {
  const of = isMeasured(read.language) ? nicheKind(kind, read) : null;
  if (!of) return false;
  const isUp = of.better === of.channels && of.times >= NICHE_LEAN;
  return isUp || (of.better === 0 && of.times <= 1 / NICHE_LEAN);
}

/** "Videos for beginners did better than their neighbors on 17 of 20 channels, 12 of 12 on software." */
function kindSentence(kind: KnownKindName, read: ReadIdea): string {
  const { verdict, channels, better } = KNOWN_KINDS[kind];
  const name = KIND_NAMES[kind];
  if (!isMeasured(read.language)) return `${name} ${ELSEWHERE[verdict]} on channels in other languages.`;
  const own = nicheKind(kind, read);
  if (own && agreesInNiche(kind, read)) {
    const { times, channels: all } = own;
    const isUp = times > 1;
    const inAll = Math.round((isUp ? better : 1 - better) * channels);
    return `${name} did ${isUp ? "better" : "worse"} than their neighbors on ${all} of ${all} channels on ${NICHE_NAMES[own.niche]}, ${inAll} of ${channels} in all.`;
  }
  if (!tells(kind)) {
    const ofNiche = own ? `, ${own.better} of ${own.channels} on ${NICHE_NAMES[own.niche]}` : "";
    return `${name} made no clear difference: better on ${Math.round(better * channels)} of ${channels} channels${ofNiche}.`;
  }
  const isUp = better > 0.5;
  const agreeing = Math.round((isUp ? better : 1 - better) * channels);
  const ofNiche = own
    ? `, ${isUp ? own.better : own.channels - own.better} of ${own.channels} on ${NICHE_NAMES[own.niche]}`
    : "";
  const doubt = verdict === "no difference" ? CHANCE : "";
  return `${name} did ${isUp ? "better" : "worse"} than their neighbors on ${agreeing} of ${channels} channels${ofNiche}.${doubt}`;
}

/** "Try “Beans on toast in 10 minutes”: videos that promise minutes did better on 7 of 7 channels." */
function formatSentence(idea: string, format: FormatName, read: ReadIdea): string {
  const kind = kindOfFormat(format);
  const { channels, better, verdict } = KNOWN_KINDS[kind];
  const doubt = verdict === "no difference" ? CHANCE : "";
  const said = formatted(idea, format, read);
  const tried = `Try ${said.startsWith("“") ? said : `it ${said}`}: ${lowered(KIND_NAMES[kind])} did better`;
  if (!isMeasured(read.language)) return `${tried} in other languages.${doubt}`;
  const own = nicheKind(kind, read);
  const ofNiche = own ? `, ${own.better} of ${own.channels} on ${NICHE_NAMES[own.niche]}` : "";
  return `${tried} on ${Math.round(better * channels)} of ${channels} channels${ofNiche}.${doubt}`;
}

/** What somebody lived through, for whoever wants to do it after them. */
function lessonNote({ language }: ReadIdea): string {
  const { channels, better } = KNOWN_KINDS.tutorial;
  const where = isMeasured(language)
    ? `on ${Math.round(better * channels)} of ${channels} channels`
    : "in other languages";
  return `Told as a lesson it may do better: ${lowered(KIND_NAMES.tutorial)} did ${where}.`;
}

/** How far a kind's views have to be from its neighbors' on all channels of a niche before the page says so. */
const NICHE_LEAN = 1.2;

/** What all measured channels of the idea's niche agree on, beside the idea's own kinds: the strongest either way. */
function nicheNote(read: ReadIdea, said: KnownKindName[]): string[] {
  if (!isMeasured(read.language)) return [];
  const agreed = (Object.keys(KIND_NAMES) as KnownKindName[]).flatMap((kind) => {
    const of = nicheKind(kind, read);
    return of && !said.includes(kind) && agreesInNiche(kind, read) ? [{ kind, ...of }] : [];
  });
  const [up] = agreed.filter(({ times }) => times > 1).toSorted((a, b) => b.channels - a.channels);
  const [down] = agreed.filter(({ times }) => times < 1).toSorted((a, b) => a.times - b.times);
  const told = [
    ...(up ? [`${lowered(KIND_NAMES[up.kind])} did better on ${up.better} of ${up.channels}`] : []),
    ...(down ? [`${lowered(KIND_NAMES[down.kind])} worse on ${down.channels} of ${down.channels}`] : []),
  ];
  const niche = up?.niche ?? down?.niche;
  return niche ? [`Among channels on ${NICHE_NAMES[niche]}, ${told.join(", ")}.`] : [];
}

const lowered = (name: string) => name.replace(/^./, (letter) => letter.toLowerCase());
const raised = (name: string) => name.replace(/^./, (letter) => letter.toUpperCase());

function showKind(kind: KnownKindName, name: string, read: ReadIdea, isOwn: boolean): KindShown {
  const { times, better, channels, verdict } = KNOWN_KINDS[kind];
  if (!isMeasured(read.language)) {
    return {
      name,
      times:
        tells(kind) && verdict === "no difference"
          ? better > 0.5
            ? "perhaps more"
            : "perhaps fewer"
          : AS_WORDS[verdict],
      channels: "",
      niche: "",
      isOwn,
      verdict,
    };
  }
  const own = nicheKind(kind, read);
  return {
    name,
    times: `${times.toFixed(1)}×`,
    channels: `${Math.round(better * channels)} of ${channels}`,
    niche: own ? `${NICHE_NAMES[own.niche]}: ${own.better} of ${own.channels}` : "",
    isOwn,
    verdict,
  };
}

/** On whom it was measured: how many channels of the idea's niche and language there were. */
function measuredNote({ niche, language }: ReadIdea): string {
  const ofNiche = niche && (MEASURED_ON.niches[figuresOf(niche)] ?? 0);
  const ofLanguage = language === null ? 0 : (MEASURED_ON.languages[language] ?? 0);
  const about = niche
    ? [`${ofNiche === 0 ? "none" : ofNiche} of them on ${NICHE_NAMES[figuresOf(niche)]}`]
    : [];
  const inLanguage =
    language === "en"
      ? []
      : [
          `${ofLanguage === 0 ? "none" : ofLanguage} in ${language ? LANGUAGE_NAMES[language] : "your language"}`,
        ];
  return `Measured on ${MEASURED_ON.channels} channels${[...about, ...inLanguage].map((text) => `, ${text}`).join("")}.`;
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
  // Of an idea that no niche is known of, nothing is near.
  return isNear
    ? shown
    : { ...shown, headline: shown.headline.replace(/^Example/, "Example from another field") };
}

function judgeAlone(idea: string, channel: Channel, now: Date): Light {
  return judgeLight({ idea, now, channel, field: null, interest: null });
}

function exampleOf(idea: string, channel: Channel, light: Light): ExampleShown {
  const lamp = { ...showChannelLamp(channel, light.channel), source: "" };
  return {
    headline: `Example: “${idea}” on ${channel.name}, an invented channel`,
    color: light.color,
    sentence: describeVerdict(light, { channel }),
    proofs: describeReasons(light, [lamp]),
  };
}
