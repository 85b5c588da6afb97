import { FOLD } from "../../../engines/descriptions";
import {
  joinRuns,
  type OwnRewrite,
  type RewriterDeskState,
  type Run,
  sentBlocks,
} from "../../../functions/description-rewriter/own-rewrite";
import { countAboveFold, type Reading } from "../../../functions/description-rewriter/reading";
import { rewriterDesk } from "../../../functions/description-rewriter/yours";
import { rewriterDeskFunctions } from "../../../functions/description-rewriter/yours-functions";
import { fits, openItem } from "../../../functions/desk/kept-list";
import type { UsualBlocks } from "../../../model/channel";
import { addressWith, prefilled } from "../../../navigation/address";
import { relativeAge } from "../../../numbers/days";
import { counted, formatCount } from "../../../numbers/figures";
import type { StepLink } from "../../../ui/next-steps";
import { TITLE_MAX } from "../../../words/bounds";
import type { ShowContext } from "../../tool/tool";
import { toolPage } from "../../tool/tool";
import { drawStrips } from "../keyword-strip";
import { showBlocks, showChapters, showDraft } from "./blocks";
import { ACCURACY_NOTE, accuracyFigure, showDifference } from "./difference";
import { type Habits, keptText, writeFinding, writeTodo } from "./finding";
import {
  densityMeasure,
  factsMeasure,
  keywordsMeasure,
  lengthMeasure,
  type MeasureShown,
  readabilityMeasure,
} from "./measures";
import { YOURS_ADVICE } from "./messages";
import { callsToActionMeasure, chaptersMeasure, hashtagsMeasure, linksMeasure } from "./structure-measures";

export type RewriterDeskShown = ReturnType<typeof showRewriterDesk>;
export type RewriteShown = ReturnType<typeof showRewrite>;
export type SideShown = RewriteShown["sides"][number];

/** The page as it is drawn. The rewrite of `?open`, or the newest, is drawn in full, the others as a line each. */
export function showRewriterDesk(state: RewriterDeskState, { now, search }: ShowContext) {
  const { rewrites, totalRewrites, factsKept, lastRewrite } = state;
  const wanted = openItem(rewrites, search);
  const again = rewrites.find(({ id }) => id === search.get("again"));
  return {
    totalRewrites: formatCount(totalRewrites),
    aboveFold: showAboveFold(rewrites.filter(({ isExample }) => !isExample)),
    factsKept: formatCount(factsKept),
    lastRewrite: lastRewrite ? relativeAge(lastRewrite, now) : "–",
    again: again
      ? {
          id: again.id,
          title: again.title,
          description: joinRuns(again.before.runs),
          keywords: again.given.join(", "),
        }
      : null,
    chapters: showChapters(state, now),
    draft: showDraft(state, now),
    /** What can be ticked, but for the channel's own. */
    blocks: (usual?: UsualBlocks) => showBlocks(usual, sentBlocks(rewrites), state, now),
    /** What a link fills the title with. */
    asked: prefilled(search, "title", TITLE_MAX),
    rewrites: rewrites.map((rewrite) => ({
      id: rewrite.id,
      title: rewrite.title,
      age: relativeAge(rewrite.at, now),
      isExample: rewrite.isExample,
      for: fits(rewrite.for, [rewrite.title]),
      changes: changesText(rewrite, findHabits(rewrite, rewrites)),
      open: rewrite === wanted ? showRewrite(rewrite, findHabits(rewrite, rewrites)) : null,
    })),
  };
}

/** How many keywords stand in the first 125 characters of the rewrites that are kept, now and before. */
function showAboveFold(rewrites: OwnRewrite[]): { value: string; before: string | null } {
  const sum = (countOf: (rewrite: OwnRewrite) => number) =>
    rewrites.reduce((total, rewrite) => total + countOf(rewrite), 0);
  const all = sum(({ before }) => countAboveFold(before.reading).total);
  if (all === 0) return { value: "–", before: null };
  const was = sum(({ before }) => countAboveFold(before.reading).found);
  const is = sum(({ before, after }) => countAboveFold((after ?? before).reading).found);
  return { value: `${is} of ${all}`, before: `${was} before, in the rewrites below` };
}

/** What the creator's other descriptions have that are kept here: of other videos, and no example. */
function findHabits({ id, title, isExample }: OwnRewrite, rewrites: OwnRewrite[]): Habits | undefined {
  if (isExample) return undefined;
  const others = rewrites.filter((one) => one.id !== id && one.title !== title && !one.isExample);
  const count = (has: (reading: Reading) => boolean) =>
    others.filter(({ before }) => has(before.reading)).length;
  return {
    of: others.length,
    chapters: count(({ chapters }) => chapters.work),
    links: count(({ links }) => links.count > 0),
  };
}

function changesText(rewrite: OwnRewrite, habits?: Habits): string {
  const { after, changes, moreChanges } = rewrite;
  if (after) return counted(changes.length + moreChanges, "change");
  const count = writeTodo(rewrite, habits).length;
  return count > 0 ? `${count} to fix` : "Left as it is";
}

function showRewrite(rewrite: OwnRewrite, habits?: Habits) {
  const { before, after, changes, moreChanges, suggestedHashtags, english } = rewrite;
  const drawn = after ? [before, after] : [before];
  const strips = drawStrips(
    drawn.map(({ runs, reading }) => ({ text: joinRuns(runs), places: reading.places })),
  );
  const measures = showMeasures(rewrite);
  const todo = writeTodo(rewrite, habits);
  return {
    finding: writeFinding(rewrite, todo),
    kept: after && keptText(rewrite.kept),
    languageNote: english
      ? null
      : "Not in English: only lines and paragraphs were worked on, and what needs English was not measured.",
    /** The text to copy; null if it is the original. */
    rewritten: after ? joinRuns(after.runs) : null,
    /** The text for a card of the plan: the rewrite, or the original that is best left. */
    chosen: joinRuns((after ?? before).runs),
    /** What changed line by line; null if nothing did. */
    difference: after && showDifference(joinRuns(before.runs), joinRuns(after.runs)),
    todo,
    sides: drawn.map(({ runs, reading }, at) => ({
      name: at === 0 ? (after ? "Before" : "Your description") : "After",
      length: counted(reading.characters, "character"),
      strip: strips[at],
      ...splitAtFold(runs, reading.places),
      marks: marksOf(runs),
      fold: foldText(reading),
    })),
    /** Each change once, with its reason. */
    changes: [...new Map(changes.map(({ what, why }) => [what, why]))].map(([what, why]) => ({ what, why })),
    moreChanges,
    changedMeasures: measures.filter(hasChanged),
    otherMeasures: measures.filter((measure) => !hasChanged(measure)),
    isChanged: after !== null,
    next: nextSteps(rewrite.title),
    suggestedHashtags,
  };
}

/** What to do next for the same video. */
function nextSteps(title: string): StepLink[] {
  return [
    { label: "Test its title", to: addressWith("/thumbnail-optimizer/yours", { titles: title }) },
    { label: "Forecast its views", to: addressWith("/video-forecast/yours", { title }) },
  ];
}

/** Whether a measure differs after the rewrite. Its length does by blank lines alone, which is no news. */
function hasChanged({ label, before, after }: MeasureShown): boolean {
  return before !== after && label !== "Length";
}

/** The label at the fold. */
function foldText(reading: Reading): string {
  const { found, total } = countAboveFold(reading);
  return `${FOLD} characters${total > 0 ? `, ${found} of ${counted(total, "keyword")}` : ""}`;
}

/** Every measure of a rewrite. If nothing was changed, both sides are the same. */
export function showMeasures({ before, after, given, kept }: OwnRewrite): MeasureShown[] {
  const [was, is] = [before.reading, (after ?? before).reading];
  return [
    keywordsMeasure(was, is, given),
    densityMeasure(was, is),
    readabilityMeasure(was, is),
    linksMeasure(was, is),
    chaptersMeasure(was, is),
    hashtagsMeasure(was, is),
    callsToActionMeasure(was, is),
    lengthMeasure(was, is),
    factsMeasure(kept),
  ];
}

/** The marks that a text has, for the key. */
function marksOf(runs: Run[]) {
  return [...new Set(runs.map(({ mark }) => mark))].filter((mark) => mark !== "kept");
}

/** Part of a text as it is drawn. */
export interface Stretch extends Run {
  /** Whether it is a keyword in the first 125 characters. */
  keyword: boolean;
}

/** A text split where search and phones cut it. */
interface SplitText {
  /** The whole words of the first 125 characters. */
  first: Stretch[];
  rest: Stretch[];
}

/**
 * Splits a text after the last word that ends within the first 125 characters, and marks the keywords before that. The
 * space between both parts is dropped.
 */
export function splitAtFold(runs: Run[], places: { start: number; end: number }[]): SplitText {
  const fold = findFold(joinRuns(runs));
  const seen = places.filter(({ end }) => end <= fold);
  const cuts = [fold, ...seen.flatMap(({ start, end }) => [start, end])];
  const split: SplitText = { first: [], rest: [] };
  let at = 0;
  for (const { text, mark } of runs) {
    const end = at + text.length;
    const inside = [...new Set([at, ...cuts.filter((cut) => cut > at && cut < end), end])].sort(
      (one, other) => one - other,
    );
    for (const [step, from] of inside.slice(0, -1).entries()) {
      const piece = text.slice(from - at, (inside[step + 1] ?? end) - at);
      const keyword = seen.some((place) => place.start <= from && from < place.end);
      (from < fold ? split.first : split.rest).push({ text: piece, mark, keyword });
    }
    at = end;
  }
  return { first: trimAt(split.first, "trimEnd"), rest: trimAt(split.rest, "trimStart") };
}

/** Stretches without the space at one end. */
function trimAt(stretches: Stretch[], side: "trimEnd" | "trimStart"): Stretch[] {
  const at = side === "trimEnd" ? stretches.length - 1 : 0;
  const edge = stretches[at];
  if (!edge) return stretches;
  const text = edge.text[side]();
  if (text !== "") return stretches.with(at, { ...edge, text });
  return trimAt(stretches.toSpliced(at, 1), side);
}

/** The offset after the last whole word of the first 125 characters, or of the 125th character of one long word. */
function findFold(text: string): number {
  if (text.length <= FOLD) return text.length;
  const start = text.slice(0, FOLD + 1);
  const space = start.search(/\s\S*$/u);
  if (space > 0) return space;
  return /[\ud800-\udbff]/.test(text.charAt(FOLD - 1)) ? FOLD - 1 : FOLD;
}

/** The Yours desk's page. */
export const rewriterDeskPage = toolPage({
  rules: rewriterDesk,
  functions: rewriterDeskFunctions,
  show: showRewriterDesk,
  advice: { ...YOURS_ADVICE, accuracy: { figure: accuracyFigure(), note: ACCURACY_NOTE } },
});
