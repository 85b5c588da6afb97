import { KNOWN_KINDS, type KnownKindName, type ReadIdea } from "../engines/ideas";
import { KIND_NAMES } from "../kind-names";
import { type FormatName, howOf, isMeasured, kindOfFormat, nicheKind } from "./formats";
import { ELSEWHERE, NICHE_NAMES, PERHAPS } from "./names";

/** Whether a kind tells something of this idea: in a language that was not measured, only what is sure elsewhere. */
export function isClear(kind: KnownKindName, read: ReadIdea): boolean {
  if (!isMeasured(read.language)) return KNOWN_KINDS[kind].verdict !== "no difference";
  return tells(kind) || agreesInNiche(kind, read);
}

/** Whether two kinds, both perhaps by chance, say the opposite. */
export const contradicts = (one: KnownKindName, other: KnownKindName) =>
  [one, other].every((kind) => KNOWN_KINDS[kind].verdict === "no difference") &&
  KNOWN_KINDS[one].better > 0.5 !== KNOWN_KINDS[other].better > 0.5;

/** Said of a kind that most channels agree on, by too little to be sure. */
const CHANCE = " That may be chance.";

/** Whether three of four channels agree on a kind, though that may be chance. */
export function tells(kind: KnownKindName): boolean {
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
export function kindSentence(kind: KnownKindName, read: ReadIdea): string {
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
export function triedSentence(format: FormatName, read: ReadIdea): string {
  const kind = kindOfFormat(format);
  return `Try it ${howOf(format, read)}: ${lowered(KIND_NAMES[kind])} did better ${betterOn(kind, read)}.`;
}

/** "Told as a lesson it may do better: step-by-step guides and tutorials did on 15 of 20 channels." */
export function toldSentence(format: FormatName, read: ReadIdea): string {
  const kind = kindOfFormat(format);
  return `Told ${howOf(format, read)} it may do better: ${lowered(KIND_NAMES[kind])} did ${betterOn(kind, read)}.`;
}

/** How far a kind's views have to be from its neighbors' on all channels of a niche before the page says so. */
const NICHE_LEAN = 1.2;

const lowered = (name: string) => name.replace(/^./, (letter) => letter.toLowerCase());
export const raised = (name: string) => name.replace(/^./, (letter) => letter.toUpperCase());
