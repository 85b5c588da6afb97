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
import { KNOWN_FORMS } from "../engines/titles";
import type { LightFacts } from "../functions/light/facts";
import { KIND_NAMES } from "../kind-names";
import type { Example } from "../services/channels";
import { type BeforeFilming, beforeFilming } from "./before-filming";
import { type ExampleShown, showExample } from "./example";
import { formatsFor, kindsOfForm, kindsOfIdea } from "./fitting";
import { figuresOf, howOf, isMeasured, kindOfFormat, nicheKind } from "./formats";
import { type Form, formOf } from "./idea-form";
import {
  contradicts,
  isClear,
  kindSentence,
  raised,
  tells,
  toldSentence,
  triedSentence,
} from "./kind-sentences";
import { AS_WORDS, LANGUAGE_NAMES, NICHE_NAMES } from "./names";

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
