import { FOLD } from "../../../engines/descriptions";
import { counted } from "../../../numbers/counted";
import { relativeAge } from "../../../numbers/relative-age";
import type { Outlook } from "../../tool/tool";
import { drawStrips } from "../keyword-strip";
import { accuracyFigure } from "./accuracy";
import { findingOf } from "./finding";
import { type Run, textOf } from "./marked";
import { measuresShown } from "./measures-shown";
import type { OwnRewrite } from "./own-rewrite";
import type { OwnRewritesState } from "./own-rewrites";
import { inFirst, type Reading } from "./reading";
import { partedAtFold } from "./side";

export type OwnRewritesShown = ReturnType<typeof showOwnRewrites>;
export type RewriteShown = ReturnType<typeof showRewrite>;
export type SideShown = RewriteShown["sides"][number];

/** What the page draws. Only one rewrite is drawn whole, that of `?open` or the newest: the others are a line each. */
export function showOwnRewrites(state: OwnRewritesState, { now, search }: Outlook) {
  const { rewrites, totalRewrites, factsKept, lastRewrite } = state;
  const wanted = rewrites.find(({ id }) => id === search.get("open")) ?? rewrites[0];
  const again = rewrites.find(({ id }) => id === search.get("again"));
  return {
    totalRewrites: totalRewrites.toLocaleString("en-US"),
    upFront: upFrontOf(rewrites.filter(({ isExample }) => !isExample)),
    factsKept: factsKept.toLocaleString("en-US"),
    lastRewrite: lastRewrite ? relativeAge(lastRewrite, now) : "–",
    again: again
      ? {
          id: again.id,
          title: again.title,
          description: textOf(again.before.runs),
          keywords: again.given.join(", "),
        }
      : null,
    accuracy: accuracyFigure(),
    rewrites: rewrites.map((rewrite) => ({
      id: rewrite.id,
      title: rewrite.title,
      age: relativeAge(rewrite.at, now),
      isExample: rewrite.isExample,
      changes: changesText(rewrite),
      open: rewrite === wanted ? showRewrite(rewrite) : null,
    })),
  };
}

/** Over the rewrites that are kept: how many keywords stand up front, and how many did. */
function upFrontOf(rewrites: OwnRewrite[]): { value: string; before: string | null } {
  const sum = (of: (one: OwnRewrite) => number) => rewrites.reduce((total, one) => total + of(one), 0);
  const all = sum(({ before }) => inFirst(before.reading).of);
  if (all === 0) return { value: "–", before: null };
  const was = sum(({ before }) => inFirst(before.reading).said);
  const is = sum(({ before, after }) => inFirst((after ?? before).reading).said);
  return { value: `${is} of ${all}`, before: `${was} before, in the rewrites below` };
}

function changesText({ after, changes, moreChanges }: OwnRewrite): string {
  return after ? counted(changes.length + moreChanges, "change") : "Nothing changed";
}

function showRewrite(rewrite: OwnRewrite) {
  const { before, after, changes, moreChanges, suggestedHashtags, english } = rewrite;
  const drawn = after ? [before, after] : [before];
  const strips = drawStrips(
    drawn.map(({ runs, reading }) => ({ text: textOf(runs), places: reading.places })),
  );
  return {
    finding: findingOf(rewrite),
    languageNote: english
      ? null
      : "This does not read as English. Only its structure was worked on, its sentences were left as they are, and what needs English was not measured.",
    /** As it is copied: null where it is the original. */
    rewritten: after ? textOf(after.runs) : null,
    sides: drawn.map(({ runs, reading }, at) => ({
      name: at === 0 ? (after ? "Before" : "Your description") : "After",
      length: counted(reading.characters, "character"),
      strip: strips[at],
      ...partedAtFold(runs, reading.places),
      marks: marksOf(runs),
      fold: foldText(reading),
    })),
    changes: [...Map.groupBy(changes, ({ what, why }) => `${what} ${why}`).values()].map(placesOf),
    moreChanges,
    measures: measuresShown(rewrite),
    isChanged: after !== null,
    suggestedHashtags,
  };
}

/** What was done in several places, once. */
function placesOf(changes: OwnRewrite["changes"]) {
  const [first] = changes;
  return {
    what: first?.what ?? "",
    why: first?.why ?? "",
    places: changes
      .map(({ before, after }) => ({ before, after }))
      .filter(({ before, after }) => before !== undefined || after !== undefined),
  };
}

/** What stands at the fold. */
function foldText(reading: Reading): string {
  const { said, of } = inFirst(reading);
  return `${FOLD} characters${of > 0 ? `, ${said} of ${counted(of, "keyword")}` : ""}`;
}

/** Which marks a text has, for its key. */
function marksOf(runs: Run[]) {
  return [...new Set(runs.map(({ mark }) => mark))].filter((mark) => mark !== "kept");
}
