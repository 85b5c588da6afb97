import { YOUTUBE_MAX } from "../../../engines/title-writing";
import { hurtingForms, type KnownFormName, knownForms } from "../../../engines/titles";
import { fits, openItem } from "../../../functions/desk/kept-list";
import {
  allAlternatives,
  COIN,
  newestHits,
  offerFrames,
} from "../../../functions/thumbnail-optimizer/analysis";
import {
  type Analysis,
  type KeptEntry,
  type TitleDeskState,
  titleList,
} from "../../../functions/thumbnail-optimizer/kept-analysis";
import { titleDesk } from "../../../functions/thumbnail-optimizer/yours";
import { titleDeskFunctions } from "../../../functions/thumbnail-optimizer/yours-functions";
import { FRAME_FIELDS, TITLES_MAX } from "../../../functions/thumbnail-optimizer/yours-messages";
import { expectedText } from "../../../light/usual";
import type { Channel } from "../../../model/channel";
import type { UploadKind } from "../../../model/upload";
import { addressWith, prefilled } from "../../../navigation/address";
import { CHANNEL_PATH } from "../../../navigation/paths";
import { relativeAge } from "../../../numbers/days";
import { compactCounted, counted, formatCount, timesText } from "../../../numbers/figures";
import type { StepLink } from "../../../ui/next-steps";
import { TITLE_ADVICE, TITLE_MAX } from "../../../words/bounds";
import type { ShowContext } from "../../tool/tool";
import { toolPage } from "../../tool/tool";
import { showCuts } from "../show";
import { ACCURACY_NOTE, accuracyFigure, describeIdea, expectedOf, sentence, showIdea } from "./idea";
import { FRAMES_TEXTS, YOURS_ADVICE } from "./messages";

/** So many of the uploads behind a frame are listed. */
const LISTED = 5;
/** More frames are folded, unless an idea came along. */
const SEEN = 4;

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
    frames && {
      best: newestHits(channel, kind).slice(0, BEST).map(showHit),
      about: frames.length > 0 ? FRAMES_TEXTS.about : FRAMES_TEXTS.none,
      title: `Openings and endings that work for you: ${frames.length}`,
      isOpen: typed !== "" || frames.length <= SEEN,
      frames: frames.map(({ text, multiple, uploads }, at) => ({
        field: FRAME_FIELDS[at] ?? "",
        text,
        did: `${counted(uploads.length, "upload")}, ${timesText(multiple)} your usual at the time`,
        uploads: uploads.slice(0, LISTED).map(showHit),
        more: uploads.length > LISTED ? `And ${formatCount(uploads.length - LISTED)} older.` : null,
      })),
    }
  );
}

/** So many of the channel's best titles stand where none of its hits is like a title. */
const BEST = 3;

/** An upload of the channel beside its usual at the time. */
function showHit({ title, views, multiple }: { title: string; views: number; multiple: number }) {
  return { title, did: `${compactCounted(views, "view")}, ${timesText(multiple)} your usual` };
}

export type TitleDeskShown = ReturnType<typeof showTitleDesk>;
export type AnalysisShown = ReturnType<typeof showAnalysis>;
export type EntryShown = ReturnType<typeof showEntry>;
export type AlternativeShown = EntryShown["alternatives"][number];

/** What the desk draws: one result in full, that of `?open` or the newest, and the others as a line each. */
export function showTitleDesk(state: TitleDeskState, { now, search }: ShowContext) {
  const analyses = titleList.current(state, now);
  const wanted = openItem(analyses, search);
  const again = analyses.find(({ id }) => id === search.get("again"));
  const own = analyses.filter(({ isExample }) => !isExample);
  const [newest] = own;
  return {
    titlesScored: formatCount(state.titlesScored),
    alternativesWritten: formatCount(state.alternativesWritten),
    lastOptimized: newest ? relativeAge(newest.at, now) : "–",
    again: again ? { id: again.id, titles: again.entries.map(({ title }) => title).join("\n") } : null,
    /** What a link fills the field with. */
    asked: prefilled(search, "titles", TITLES_MAX * (TITLE_MAX + 1)),
    analyses: analyses.map((analysis) => ({
      id: analysis.id,
      age: relativeAge(analysis.at, now),
      isExample: analysis.isExample,
      best: analysis.entries[0]?.title ?? "",
      others: analysis.entries.length - 1,
      open: analysis === wanted ? showAnalysis(analysis) : null,
    })),
  };
}

function showAnalysis(analysis: Analysis) {
  const { entries, repeated } = analysis;
  const isSeveral = entries.length > 1;
  const [best] = entries;
  return {
    finding: describeIdea(analysis),
    repeated:
      repeated === 0
        ? null
        : repeated === 1
          ? "One repeated line counts once."
          : `${formatCount(repeated)} repeated lines count once.`,
    isSeveral,
    // A title is judged to take the place of the card's: what the card was called then fits, too.
    for: fits(analysis.for, [
      analysis.for?.named ?? "",
      ...entries.flatMap((entry) => [entry, ...allAlternatives(entry)].map(({ title }) => title)),
    ]),
    entries: entries.map((entry) => showEntry(entry, analysis)),
    next: nextSteps(best?.title ?? "", Boolean(analysis.channel ?? analysis.hasTooFew)),
    /** The title that the language model may be asked about: the first whose proposals can be checked. */
    asksAbout: entries.find(({ isEnglish }) => isEnglish)?.title ?? null,
    kind: analysis.channel?.kind,
  };
}

/** What to do next with the title that stands first. */
function nextSteps(title: string, hasChannel: boolean): StepLink[] {
  return [
    ...(hasChannel ? [] : [{ label: "Connect your channel", to: CHANNEL_PATH }]),
    { label: "Forecast its views", to: addressWith("/video-forecast/yours", { title }) },
    { label: "Write its description", to: addressWith("/description-rewriter/yours", { title }) },
  ];
}

function showEntry(entry: KeptEntry, analysis: Analysis) {
  const { title, note, idea, isPublished = false } = entry;
  const { channel } = analysis;
  const alternatives = allAlternatives(entry);
  const characters = [...title].length;
  const isTooLong = characters > YOUTUBE_MAX;
  const expected = expectedOf(idea);
  const barred = [
    ...(isTooLong ? [`Too long for YouTube: ${characters} of ${YOUTUBE_MAX} characters.`] : []),
    ...(isPublished ? ["You have published this title."] : []),
  ];
  return {
    title,
    characters,
    isPublished,
    /** What speaks against using it at all. */
    barred,
    idea: showIdea(entry, channel),
    /** What it would get on the channel, for the list of several; null without a channel. */
    standing: expected && channel ? sentence(expectedText(expected)) : null,
    /** Against the title ranked first; null for that one, and without a channel, where it says next to nothing. */
    chance:
      idea.chance === null || !channel || isPublished ? null : `${percentOf(idea.chance)} to beat the first`,
    notes: [...barred, ...remarks(entry, analysis)],
    alternatives: alternatives.map(({ title, changes, views, isFromNotes }) => ({
      title,
      isFromNotes,
      changes: isFromNotes ? [] : changes,
      /** Without a channel, words say too little to tell a title from its alternative. */
      verdict: isTooLong ? `${[...title].length} characters` : channel ? verdictOf(views) : null,
      isBetter: isTooLong || (Boolean(channel) && Math.round(100 * views) > COIN.high),
    })),
    note: alternatives.length > 0 ? null : note,
    tidied: alternatives.length > 0 ? null : (entry.tidied ?? null),
    hits: alternatives.length > 0 ? [] : (entry.hits ?? []).map(showHit),
    cuts: showCuts([
      { label: "Yours", title },
      ...alternatives.slice(0, 1).map((one) => ({ label: "The first alternative", title: one.title })),
    ]),
  };
}

/** A chance as pages show it: never 0% or 100%. */
const percentOf = (chance: number) => `${Math.min(Math.max(Math.round(100 * chance), 1), 99)}%`;

const verdictOf = (views: number) =>
  Math.round(100 * views) > COIN.high ? `${percentOf(views)} to beat yours` : "As good as yours";

/**
 * Advice against forms that do worse on most channels. It never speaks against the ranking: not of what the title ranked
 * first has too, nor of one that is level with it or should beat the usual, nor of what the most similar uploads all have.
 */
function remarks({ title, idea }: KeptEntry, { entries }: Analysis): string[] {
  const [best] = entries;
  const ranked = best && entries.length > 1 ? knownForms(best.title) : [];
  const isLevel = idea.chance !== null && Math.round(100 * idea.chance) >= COIN.low;
  if (isLevel || expectedOf(idea)?.leans === "up") return [];
  return hurtingForms(title).flatMap((form) =>
    ranked.includes(form) || isUsual(form, idea) ? [] : TITLE_ADVICE[form],
  );
}

/** Whether the channel's most similar uploads all have a form: what those got says more of it than other channels. */
function isUsual(form: KnownFormName, { own }: KeptEntry["idea"]): boolean {
  const similar = own?.similar ?? [];
  return similar.length > 0 && similar.every(({ title }) => knownForms(title).includes(form));
}

/** The Yours desk's page. */
export const titleDeskPage = toolPage({
  rules: titleDesk,
  functions: titleDeskFunctions,
  show: showTitleDesk,
  advice: { ...YOURS_ADVICE, accuracy: { figure: accuracyFigure(), note: ACCURACY_NOTE } },
});
