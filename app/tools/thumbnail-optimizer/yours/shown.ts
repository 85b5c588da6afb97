import { relativeAge } from "../../../numbers/relative-age";
import type { Outlook } from "../../tool/tool";
import { cutAt, LISTS } from "../cut";
import { accuracyFigure, accuracyNote, chanceBasis, LOG_ODDS, lengthNote } from "./accuracy";
import {
  type Analysis,
  EVERYTHING_ELSE,
  type KeptAlternative,
  type KeptEntry,
  type KeptPart,
} from "./analysis";
import { chanceShown, placeOf } from "./chances";
import { findingOf } from "./finding";
import { hillOf } from "./hill";
import type { TitleDeskState } from "./title-desk";

/** YouTube Data API, Videos: a title has at most 100 characters. */
const YOUTUBE_MAX = 100;

/** In hundredths: where all parts are smaller, their bars are short. */
const LEAST_BAR = 5;

export type TitleDeskShown = ReturnType<typeof showTitleDesk>;
export type AnalysisShown = ReturnType<typeof showAnalysis>;
export type EntryShown = ReturnType<typeof showEntry>;
export type AlternativeShown = ReturnType<typeof showAlternative>;
export type PartShown = ReturnType<typeof showParts>[number];

/** What the page draws. Only one result is drawn whole, that of `?open` or the newest: the others are a line each. */
export function showTitleDesk(state: TitleDeskState, { now, search }: Outlook) {
  const { analyses } = state;
  const wanted = analyses.find(({ id }) => id === search.get("open")) ?? analyses[0];
  const again = analyses.find(({ id }) => id === search.get("again"));
  const own = analyses.filter(({ isExample }) => !isExample);
  const [newest] = own;
  const chances = own
    .flatMap(({ entries }) => entries)
    .flatMap(({ alternatives }) => alternatives.map(({ chance }) => chance));
  return {
    titlesScored: state.titlesScored.toLocaleString("en-US"),
    alternativesWritten: state.alternativesWritten.toLocaleString("en-US"),
    bestChance: chances.length > 0 ? chanceShown(Math.max(...chances)).value : "–",
    lastOptimized: newest ? relativeAge(newest.at, now) : "–",
    again: again ? { id: again.id, titles: again.entries.map(({ title }) => title).join("\n") } : null,
    accuracy: { figure: accuracyFigure(), note: accuracyNote() },
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
  const judged = entries.filter(({ isJudged }) => isJudged);
  return {
    finding: findingOf(analysis),
    repeated:
      repeated === 0
        ? null
        : repeated === 1
          ? "One line said again what another had said, and counts once."
          : `${repeated.toLocaleString("en-US")} lines said again what another had said, and count once.`,
    hill:
      judged.length === 0
        ? null
        : hillOf(
            isSeveral
              ? judged.map(({ percentile }, rank) => ({ percentile, kind: rank === 0 ? "best" : "other" }))
              : judged.flatMap(({ percentile, alternatives }) => [
                  ...alternatives.map((one) => ({ percentile: one.percentile, kind: "other" as const })),
                  { percentile, kind: "yours" as const },
                ]),
          ),
    isSeveral,
    entries: entries.map((entry) => showEntry(entry, entries[0] ?? entry)),
  };
}

function showEntry(entry: KeptEntry, best: KeptEntry) {
  const { title, chance, alternatives, note, isJudged, words } = entry;
  const characters = [...title].length;
  const [first] = alternatives;
  const rival = first && chanceShown(first.chance).kind !== "fewer" ? first : undefined;
  return {
    title,
    place: placeOf(entry.percentile),
    characters,
    parts: showParts(entry.parts, entry.logit),
    logit: signed(entry.logit),
    /** Against the best of several titles. */
    isJudged,
    chance: chance === null ? null : chanceShown(chance),
    rests: chance === null ? null : restsOn(entry.logit, best.logit, "the first"),
    notes: [
      !isJudged && unknownNote(words),
      isJudged && lengthNote(entry.length),
      characters > YOUTUBE_MAX && `It has ${characters} characters: YouTube takes ${YOUTUBE_MAX}.`,
    ].filter((one) => typeof one === "string"),
    alternatives: alternatives.map((one) => showAlternative(one, entry)),
    note,
    cuts: cutsOf(title, rival?.title),
  };
}

function showAlternative(alternative: KeptAlternative, original: KeptEntry) {
  const { title, changes, parts, logit, percentile, chance } = alternative;
  return {
    title,
    changes,
    characters: [...title].length,
    place: placeOf(percentile),
    chance: chanceShown(chance),
    parts: showParts(parts, logit),
    rests: restsOn(logit, original.logit, "your title"),
  };
}

/** Why a title is not judged: said of other languages, and of signs alone. */
function unknownNote({ known, all }: KeptEntry["words"]): string {
  const words =
    all === 0
      ? "It has no words"
      : all === 1
        ? `The score ${known === 0 ? "does not know" : "knows"} its one word`
        : `The score knows ${known === 0 ? "none" : known} of its ${all} words`;
  return `${words}, so only its form counts: that is not enough to judge it. English is all it has learned.`;
}

/** What a chance is made of. */
function restsOn(logit: number, against: number, name: string) {
  return {
    rows: [
      { name: "Its score", value: signed(logit) },
      { name: `The score of ${name}`, value: signed(against) },
      { name: "Difference", value: written(hundredths(logit) - hundredths(against)) },
    ],
    basis: chanceBasis(),
  };
}

/**
 * Each part with its bar: from -1 to 1, where the strongest ends. What rounding leaves over is in the part that has no
 * name, so that those that are read add up to the score that is read.
 */
function showParts(parts: KeptPart[], logit: number) {
  const named = parts.filter(({ name }) => name !== EVERYTHING_ELSE);
  const read = named.map(({ name, weight }) => ({ name, value: hundredths(weight) }));
  const rest = hundredths(logit) - read.reduce((sum, { value }) => sum + value, 0);
  const all = rest === 0 ? read : [...read, { name: EVERYTHING_ELSE, value: rest }];
  const strongest = Math.max(...all.map(({ value }) => Math.abs(value)), LEAST_BAR);
  return all.map(({ name, value }) => ({
    name,
    weight: written(value),
    bar: Math.round((value / strongest) * 1000) / 1000,
  }));
}

function cutsOf(title: string, rival: string | undefined) {
  return LISTS.map(({ name, characters }) => ({
    name,
    characters,
    rows: [
      { label: "Yours", ...cutAt(title, characters) },
      ...(rival ? [{ label: "The best alternative", ...cutAt(rival, characters) }] : []),
    ],
  }));
}

/** A score or a part of one in hundredths of log odds, as it is read. */
function hundredths(score: number): number {
  return Math.round(score * LOG_ODDS * 100);
}

/** "+0.24", "−0.07". */
function written(value: number): string {
  const text = (Math.abs(value) / 100).toFixed(2);
  return value === 0 ? text : `${value > 0 ? "+" : "−"}${text}`;
}

function signed(score: number): string {
  return written(hundredths(score));
}
