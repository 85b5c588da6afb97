import { hurtingForms, type KnownFormName, knownForms } from "../../../engines/titles";
import { fits, openItem } from "../../../functions/desk/kept-list";
import { allAlternatives, offerFrames } from "../../../functions/thumbnail-optimizer/analysis";
import {
  type Analysis,
  type KeptAlternative,
  type KeptEntry,
  type KeptPart,
  type TitleDeskState,
  titleList,
} from "../../../functions/thumbnail-optimizer/kept-analysis";
import { EVERYTHING_ELSE } from "../../../functions/thumbnail-optimizer/tell";
import { titleDesk } from "../../../functions/thumbnail-optimizer/yours";
import { titleDeskFunctions } from "../../../functions/thumbnail-optimizer/yours-functions";
import { FRAME_FIELDS, TITLES_MAX } from "../../../functions/thumbnail-optimizer/yours-messages";
import { expectedText } from "../../../light/usual";
import type { Channel } from "../../../model/channel";
import type { UploadKind } from "../../../model/upload";
import { addressWith, prefilled } from "../../../navigation/address";
import { relativeAge } from "../../../numbers/days";
import { compactCounted, counted, formatCount, timesText } from "../../../numbers/figures";
import type { StepLink } from "../../../ui/next-steps";
import { TITLE_ADVICE, TITLE_MAX } from "../../../words/bounds";
import type { ShowContext } from "../../tool/tool";
import { toolPage } from "../../tool/tool";
import { showCuts } from "../show";
import {
  accuracyFigure,
  accuracyNote,
  chanceMethod,
  LOG_ODDS_PER_POINT,
  lengthNote,
  placeInHundred,
  showChance,
} from "./chance";
import { drawDistribution } from "./distribution";
import { describeIdea, expectedOf, sentence, showIdea } from "./idea";
import { YOURS_ADVICE } from "./messages";

/** YouTube Data API, Videos: a title has at most 100 characters. */
const YOUTUBE_MAX = 100;

/** In hundredths of log odds: the longest bar stands for at least this much, so weak parts have short bars. */
const FULL_BAR = 5;

/** So many of the uploads behind a frame are listed. */
const LISTED = 5;

export type FramesShown = NonNullable<ReturnType<typeof showFrames>>;

/**
 * The frames of the connected channel's own hits, for the form: with what it begins with in their gaps where that is one
 * idea. null without a channel to find any on.
 */
export function showFrames(
  channel: Channel | null,
  { again, asked }: Pick<TitleDeskShown, "again" | "asked">,
  kind?: UploadKind,
) {
  const typed = (again?.titles ?? asked).trim();
  const frames = offerFrames(channel, typed.includes("\n") ? "" : typed, kind);
  return (
    frames?.map(({ text, multiple, uploads }, at) => ({
      field: FRAME_FIELDS[at] ?? "",
      text,
      did: `${counted(uploads.length, "upload")}, ${timesText(multiple)} your usual at the time`,
      uploads: uploads.slice(0, LISTED).map((one) => ({
        title: one.title,
        did: `${compactCounted(one.views, "view")}, ${timesText(one.multiple)} your usual`,
      })),
      more: uploads.length > LISTED ? `And ${formatCount(uploads.length - LISTED)} older.` : null,
    })) ?? null
  );
}

export type TitleDeskShown = ReturnType<typeof showTitleDesk>;
export type AnalysisShown = ReturnType<typeof showAnalysis>;
export type EntryShown = ReturnType<typeof showEntry>;
export type AlternativeShown = ReturnType<typeof showAlternative>;
export type ReasonShown = ReturnType<typeof explainChance>;
export type PartShown = ReturnType<typeof showParts>[number];

/** What the desk draws: one result in full, that of `?open` or the newest, and the others as a line each. */
export function showTitleDesk(state: TitleDeskState, { now, search }: ShowContext) {
  const analyses = titleList.current(state, now);
  const wanted = openItem(analyses, search);
  const again = analyses.find(({ id }) => id === search.get("again"));
  const own = analyses.filter(({ isExample }) => !isExample);
  const [newest] = own;
  const chances = own
    .flatMap(({ entries }) => entries)
    .flatMap((entry) => allAlternatives(entry).map(({ chance }) => chance));
  return {
    titlesScored: formatCount(state.titlesScored),
    alternativesWritten: formatCount(state.alternativesWritten),
    bestChance: chances.length > 0 ? showChance(Math.max(...chances)).value : "–",
    lastOptimized: newest ? relativeAge(newest.at, now) : "–",
    again: again ? { id: again.id, titles: again.entries.map(({ title }) => title).join("\n") } : null,
    /** What a link fills the field with. */
    asked: prefilled(search, "titles", TITLES_MAX * (TITLE_MAX + 1)),
    analyses: analyses.map((analysis) => ({
      id: analysis.id,
      age: relativeAge(analysis.at, now),
      isExample: analysis.isExample,
      best: byChannel(analysis)[0]?.title ?? "",
      others: analysis.entries.length - 1,
      open: analysis === wanted ? showAnalysis(analysis) : null,
    })),
  };
}

function showAnalysis(analysis: Analysis) {
  const { entries, repeated } = analysis;
  const isSeveral = entries.length > 1;
  const idea = describeIdea(analysis);
  const ordered = byChannel(analysis);
  return {
    /** The answer for the idea; in results of before ideas were judged, the one for the wording. */
    finding: idea ?? describeFinding(analysis),
    wording: idea === null ? null : describeWording(analysis),
    repeated:
      repeated === 0
        ? null
        : repeated === 1
          ? "One repeated line counts once."
          : `${formatCount(repeated)} repeated lines count once.`,
    distribution: showDistribution(entries),
    isSeveral,
    // A title is judged to take the place of the card's: what the card was called then fits, too.
    for: fits(analysis.for, [
      analysis.for?.named ?? "",
      ...entries.flatMap((entry) => [entry, ...allAlternatives(entry)].map(({ title }) => title)),
    ]),
    entries: ordered.map((entry) => showEntry(entry, entries[0] ?? entry, analysis.channel)),
    next: nextSteps(ordered[0]?.title ?? "", Boolean(analysis.channel ?? analysis.hasTooFew)),
    /** The title that the language model may be asked about: the first that is judged. */
    asksAbout: ordered.find(({ isJudged }) => isJudged)?.title ?? null,
  };
}

/** What to do next with the title that stands first. */
function nextSteps(title: string, hasChannel: boolean): StepLink[] {
  return [
    ...(hasChannel ? [] : [{ label: "Connect your channel", to: "/channel" }]),
    { label: "Forecast its views", to: addressWith("/video-forecast/yours", { title }) },
    { label: "Write its description", to: addressWith("/description-rewriter/yours", { title }) },
  ];
}

/** Where the judged titles stand among all tested headlines; null if none was judged. */
function showDistribution(entries: KeptEntry[]) {
  const judged = entries.filter(({ isJudged }) => isJudged);
  if (judged.length === 0) return null;
  if (entries.length > 1)
    return drawDistribution(
      judged.map(({ percentile }, rank) => ({ percentile, kind: rank === 0 ? "best" : "other" })),
    );
  return drawDistribution(
    judged.flatMap((entry) => [
      ...allAlternatives(entry).map((one) => ({ percentile: one.percentile, kind: "other" as const })),
      { percentile: entry.percentile, kind: "yours" as const },
    ]),
  );
}

/** What stands below the answer for the idea: of titles that it judged, only the wording can be unknown. */
function describeWording(analysis: Analysis): string {
  if (analysis.entries.some(({ isJudged }) => isJudged)) return describeFinding(analysis);
  return analysis.entries.length === 1
    ? "Its wording cannot be judged: the score does not know enough of its words."
    : "Their wording cannot be judged: the score does not know enough of their words.";
}

/** The result in one sentence. */
export function describeFinding({ entries }: Analysis): string {
  const judged = entries.filter(({ isJudged }) => isJudged);
  const [first, second] = judged;
  if (!first) {
    return entries.length === 1
      ? "This title cannot be judged: the score does not know enough of its words."
      : "These titles cannot be judged: the score does not know enough of their words.";
  }
  if (entries.length === 1) return describeOne(first);
  if (!second) return `Only “${first.title}” can be judged: the score does not know the others' words.`;
  return describeSeveral(first, second);
}

function isTooLong(title: string): boolean {
  return [...title].length > YOUTUBE_MAX;
}

/** By name: the best idea may be another one. */
function describeSeveral(best: KeptEntry, second: KeptEntry): string {
  const chance = showChance(1 - (second.chance ?? 0.5));
  return chance.kind === "more"
    ? `For the same video, “${best.title}” is the likeliest to be clicked: ${chance.value} against the next.`
    : `For the same video, the best two are too close to call: ${chance.value} is as good as a coin.`;
}

function describeOne(entry: KeptEntry): string {
  const alternatives = allAlternatives(entry);
  const [best] = alternatives;
  if (!best) return entry.note ?? "No alternative could be written to this title.";
  const chance = showChance(best.chance);
  const better = alternatives.filter((one) => showChance(one.chance).kind === "more").length;
  if (better === 0) {
    if (isTooLong(entry.title) && !isTooLong(best.title))
      return `YouTube does not take a title this long. ${alternatives.length === 1 ? "The" : "The first"} alternative fits.`;
    return alternatives.length === 1
      ? "The alternative is not likely to draw more clicks than your title."
      : `The ${alternatives.length} alternatives are not likely to draw more clicks than your title.`;
  }
  const counted =
    better === 1 ? "One alternative is" : `${better} of ${alternatives.length} alternatives are`;
  const whose = better === 1 ? "with a chance of" : "the best with a chance of";
  return `${counted} likely to draw more clicks than your title, ${whose} ${chance.value}.`;
}

/** On a channel, the best idea first; without one, the best wording, as they are kept. */
function byChannel({ entries, channel }: Analysis): KeptEntry[] {
  const multiple = ({ idea }: KeptEntry) => idea?.multiple ?? 0;
  return channel ? entries.toSorted((one, other) => multiple(other) - multiple(one)) : entries;
}

function showEntry(entry: KeptEntry, best: KeptEntry, channel: Analysis["channel"]) {
  const { title, chance, note, isJudged, words, idea } = entry;
  const alternatives = allAlternatives(entry);
  const rival = channel ? "the best wording" : "the first";
  const characters = [...title].length;
  const [first] = alternatives;
  const expected = idea ? expectedOf(idea) : null;
  const better = first && showChance(first.chance).kind !== "fewer" ? first : undefined;
  return {
    title,
    place: placeInHundred(entry.percentile),
    characters,
    parts: showParts(entry.parts, entry.logit),
    logit: formatScore(entry.logit),
    isJudged,
    lengthNote: isJudged ? lengthNote(entry.length) : null,
    idea: showIdea(entry, channel),
    /** What it would get on the channel, for the list of several; null without a channel. */
    standing: expected && channel ? sentence(expectedText(expected)) : null,
    /** What its wording is compared with: the best of several titles. */
    rival,
    chance: chance === null ? null : showChance(chance),
    reason: chance === null ? null : explainChance(entry.logit, best.logit, rival),
    notes: [
      !isJudged && unknownWordsNote(words),
      characters > YOUTUBE_MAX && `It has ${characters} characters: YouTube takes ${YOUTUBE_MAX}.`,
      ...hurtingForms(title).flatMap((form) => (isUsual(form, idea) ? [] : TITLE_ADVICE[form])),
    ].filter((one) => typeof one === "string"),
    alternatives: alternatives.map((one) => showAlternative(one, entry)),
    note: alternatives.length > 0 && entry.alternatives.length === 0 ? null : note,
    cuts: showCuts([
      { label: "Yours", title },
      ...(better ? [{ label: "The best alternative", title: better.title }] : []),
    ]),
  };
}

/** Whether the channel's most similar uploads all have a form: what those got says more of it than other channels. */
function isUsual(form: KnownFormName, idea: KeptEntry["idea"]): boolean {
  const similar = idea?.own?.similar ?? [];
  return similar.length > 0 && similar.every(({ title }) => knownForms(title).includes(form));
}

function showAlternative(alternative: KeptAlternative & { isFromNotes: boolean }, original: KeptEntry) {
  const { title, changes, parts, logit, percentile, chance, isFromNotes } = alternative;
  return {
    title,
    isFromNotes,
    changes: isFromNotes ? [] : changes,
    characters: [...title].length,
    place: placeInHundred(percentile),
    chance: showChance(chance),
    parts: showParts(parts, logit),
    reason: explainChance(logit, original.logit, "your title"),
  };
}

/** Why a title is not judged: another language, or no words at all. */
function unknownWordsNote({ known, all }: KeptEntry["words"]): string {
  const words =
    all === 0
      ? "It has no words"
      : all === 1
        ? `The score ${known === 0 ? "does not know" : "knows"} its one word`
        : `The score knows ${known === 0 ? "none" : known} of its ${all} words`;
  return `${words}, so only its form counts: that is not enough to judge it. English is all it has learned.`;
}

/** The two scores behind a chance, their difference, and the method. */
function explainChance(logit: number, against: number, name: string) {
  return {
    rows: [
      { name: "Its score", value: formatScore(logit) },
      { name: `The score of ${name}`, value: formatScore(against) },
      { name: "Difference", value: formatHundredths(toHundredths(logit) - toHundredths(against)) },
    ],
    method: chanceMethod(),
  };
}

/**
 * Each part of a score with its bar, from -1 to 1: the strongest part has the longest. Rounding errors go into the
 * part without a name, so the parts shown add up to the score shown.
 */
function showParts(parts: KeptPart[], logit: number) {
  const named = parts
    .filter(({ name }) => name !== EVERYTHING_ELSE)
    .map(({ name, weight }) => ({ name, value: toHundredths(weight) }));
  const rest = toHundredths(logit) - named.reduce((sum, { value }) => sum + value, 0);
  const all = rest === 0 ? named : [...named, { name: EVERYTHING_ELSE, value: rest }];
  const strongest = Math.max(...all.map(({ value }) => Math.abs(value)), FULL_BAR);
  return all.map(({ name, value }) => ({
    name,
    weight: formatHundredths(value),
    bar: Math.round((value / strongest) * 1000) / 1000,
  }));
}

/** A score, or a part of one, in hundredths of log odds. */
function toHundredths(score: number): number {
  return Math.round(score * LOG_ODDS_PER_POINT * 100);
}

/** "+0.24", "−0.07". */
function formatHundredths(value: number): string {
  const text = (Math.abs(value) / 100).toFixed(2);
  return value === 0 ? text : `${value > 0 ? "+" : "−"}${text}`;
}

function formatScore(score: number): string {
  return formatHundredths(toHundredths(score));
}

/** The Yours desk's page. */
export const titleDeskPage = toolPage({
  rules: titleDesk,
  functions: titleDeskFunctions,
  show: showTitleDesk,
  advice: { ...YOURS_ADVICE, accuracy: { figure: accuracyFigure(), note: accuracyNote() } },
});
