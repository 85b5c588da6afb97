import {
  ACCURACY,
  bareIdea,
  KNOWN_KINDS,
  type KnownKind,
  type KnownKindName,
  knownKinds,
  MEASURED_ON,
  type ReadIdea,
  readIdeaWords,
} from "../engines/ideas";
import { judgeLight, type Light } from "../engines/light";
import { KNOWN_FORMS } from "../engines/titles";
import { mergeLayers } from "../functions/channel/kept-channel";
import { sampleLayer } from "../functions/channel/sample-channel";
import type { LightFacts } from "../functions/light/facts";
import { KIND_NAMES } from "../kind-names";
import type { Channel } from "../model/channel";
import type { LightColor } from "../model/light";
import type { ChannelAnswer, Example } from "../services/channels";
import { type BeforeFilming, beforeFilming } from "./before-filming";
import { formatsFor, kindsOfForm, kindsOfIdea } from "./fitting";
import { type FormatName, figuresOf, howOf, isMeasured, kindOfFormat, nicheKind } from "./formats";
import { type Form, formOf } from "./idea-form";
import { showChannelLamp } from "./lamps";
import { AS_WORDS, ELSEWHERE, LANGUAGE_NAMES, NICHE_NAMES, PERHAPS } from "./names";
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
const HINT = `A hint and no light: by words alone we name the better of two uploads that came one after the other in ${Math.round(100 * ACCURACY.anywhere)} of 100. Kinds are what went together, not what causes views.`;

/** What words alone tell of an idea, and what its answer would look like. */
export function firstLook(
  { idea: typed, now }: Pick<LightFacts, "idea" | "now">,
  example: Example,
): FirstLook {
  const idea = bareIdea(typed);
  const read = readIdeaWords(idea);
  const named = kindsOfIdea(idea, knownKinds(read));
  const form = formOf(idea, read, named);
  const own = kindsOfForm(form, read, named);
  const formats = formatsFor(idea, form, read, own);
  const before = beforeFilming(idea, form, read);
  // What makes no difference leads nothing.
  const first =
    own.find((kind) => KNOWN_KINDS[kind].verdict !== "no difference") ??
    own.find((kind) => kind !== "me" && isClear(kind, read));
  const [format] = formats;
  const tried = first === undefined && format && LED_BY_FORMAT.has(form) ? format : undefined;
  const lead = first ? kindSentence(first, read) : tried ? triedSentence(tried, read) : null;
  // What makes no difference is said once, where it is all that the idea names; the table has the rest.
  const rest = first
    ? own.filter((kind) => kind !== first && isClear(kind, read) && !contradicts(kind, first)).slice(0, 1)
    : own.slice(0, 1);
  const [other] = first || !tried ? formats : [];
  const measured = [
    ...rest.map((kind) => kindSentence(kind, read)),
    ...(other ? [toldSentence(other, read)] : []),
  ];
  // On whom nothing was measured is not worth a line.
  const isMute = lead === null && measured.length === 0;
  return {
    sentence: lead ?? before.step,
    notes: [
      ...(isMute && named.every((kind) => kind === "me") ? [UNMEASURED] : measured),
      ...(isMute ? [OF_TITLES] : []),
      ...(form === "subject" && isBare(idea) ? [OPEN] : []),
      ...(isMute ? [] : [measuredNote(read)]),
    ],
    kinds: [
      ...own.slice(0, 3).map((kind) => showKind(kind, KIND_NAMES[kind], read, true)),
      ...formats.map((one) => showKind(kindOfFormat(one), raised(howOf(one, read)), read, false)),
    ],
    before: lead === null ? { ...before, step: "" } : before,
    hint: isMute ? "" : HINT,
    example: showExample(typed, example, now),
  };
}

/** Forms that a format fits as nearly as their own: it leads where no kind of the idea's own tells anything. */
const LED_BY_FORMAT = new Set<Form>(["how to", "lesson", "recipe", "workout", "explained", "subject"]);

/** Where nothing that was measured is named but who tells it: what to look at leads. */
const UNMEASURED = `On ${MEASURED_ON.channels} channels we found no figure for videos like it. Connect yours: your own uploads answer.`;
const onChannels = (share: number, count: number) => `${Math.round(share * count)} of ${count} channels`;
const { numberFirst, short } = KNOWN_FORMS;
/** What is known of the title of any video. */
const OF_TITLES = `For its title: those that begin with a number did better on ${onChannels(numberFirst.channels.better, numberFirst.channels.count)}, those under 30 characters worse on ${onChannels(1 - short.channels.better, short.channels.count)}.`;
/** Of a subject that may become many videos. */
const OPEN =
  "It names a subject and no video yet. Add for whom it is, or what they get out of it, and ask again.";

/** A few words, and for nobody. */
const isBare = (idea: string) =>
  idea.split(/\s+/).length <= 3 && !/\b(?:for|für|para|pour|per)\b/iu.test(idea);

/** Whether a kind tells something of this idea: in a language that was not measured, only what is sure elsewhere. */
function isClear(kind: KnownKindName, read: ReadIdea): boolean {
  if (!isMeasured(read.language)) return KNOWN_KINDS[kind].verdict !== "no difference";
  return tells(kind) || agreesInNiche(kind, read);
}

/** Whether two kinds, both perhaps by chance, say the opposite. */
const contradicts = (one: KnownKindName, other: KnownKindName) =>
  [one, other].every((kind) => KNOWN_KINDS[kind].verdict === "no difference") &&
  KNOWN_KINDS[one].better > 0.5 !== KNOWN_KINDS[other].better > 0.5;

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

/** "Videos for beginners did better than the videos around them on 17 of 20 channels, 12 of 12 on software." */
function kindSentence(kind: KnownKindName, read: ReadIdea): string {
  const { verdict, channels, better } = KNOWN_KINDS[kind];
  const name = KIND_NAMES[kind];
  if (!isMeasured(read.language)) {
    const said =
      tells(kind) && verdict === "no difference"
        ? better > 0.5
          ? PERHAPS.up
          : PERHAPS.down
        : ELSEWHERE[verdict];
    return `${name} ${said} on channels in other languages.`;
  }
  const own = nicheKind(kind, read);
  if (own && agreesInNiche(kind, read)) {
    const { times, channels: all } = own;
    const isUp = times > 1;
    const inAll = Math.round((isUp ? better : 1 - better) * channels);
    return `${name} did ${isUp ? "better" : "worse"} than the videos around them on ${all} of ${all} channels on ${NICHE_NAMES[own.niche]}, ${inAll} of ${channels} in all.`;
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
  return `${name} did ${isUp ? "better" : "worse"} than the videos around them on ${agreeing} of ${channels} channels${ofNiche}.${doubt}`;
}

/** "15 of 20 channels, 8 of 11 on software", or where it was measured. */
function betterOn(kind: KnownKindName, read: ReadIdea): string {
  const { channels, better } = KNOWN_KINDS[kind];
  if (!isMeasured(read.language)) return "in other languages";
  const own = nicheKind(kind, read);
  const ofNiche = own ? `, ${own.better} of ${own.channels} on ${NICHE_NAMES[own.niche]}` : "";
  return `on ${Math.round(better * channels)} of ${channels} channels${ofNiche}`;
}

/** "Try it for beginners: videos for beginners did better on 17 of 20 channels." */
function triedSentence(format: FormatName, read: ReadIdea): string {
  const kind = kindOfFormat(format);
  return `Try it ${howOf(format, read)}: ${lowered(KIND_NAMES[kind])} did better ${betterOn(kind, read)}.`;
}

/** "Told as a lesson it may do better: step-by-step guides and tutorials did on 15 of 20 channels." */
function toldSentence(format: FormatName, read: ReadIdea): string {
  const kind = kindOfFormat(format);
  return `Told ${howOf(format, read)} it may do better: ${lowered(KIND_NAMES[kind])} did ${betterOn(kind, read)}.`;
}

/** How far a kind's views have to be from its neighbors' on all channels of a niche before the page says so. */
const NICHE_LEAN = 1.2;

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
