import { counted } from "../../../numbers/counted";
import { DESCRIPTION_MAX } from "../bounds";
import { whole } from "./counted";
import { keywordsMeasure } from "./keywords-measure";
import type { OwnRewrite } from "./own-rewrite";
import { densityMeasure, readabilityMeasure } from "./prose-measures";
import type { Reading } from "./reading";
import { asksMeasure, chaptersMeasure, hashtagsMeasure, linksMeasure } from "./structure-measures";

/** A figure before and after, with what it is made of. */
export interface MeasureShown {
  label: string;
  before: string;
  after: string;
  /** What to think of it. */
  note?: string;
  parts: { name: string; before: string; after: string }[];
  basis: string;
  method: string;
}

/** Every measure of a rewrite; where nothing was changed, both sides are the same. */
export function measuresShown({ before, after, given, kept }: OwnRewrite): MeasureShown[] {
  const [was, is] = [before.reading, (after ?? before).reading];
  return [
    keywordsMeasure(was, is, given),
    densityMeasure(was, is),
    readabilityMeasure(was, is),
    linksMeasure(was, is),
    chaptersMeasure(was, is),
    hashtagsMeasure(was, is),
    asksMeasure(was, is),
    lengthMeasure(was, is),
    keptMeasure(kept),
  ];
}

function lengthMeasure(was: Reading, is: Reading): MeasureShown {
  const most = DESCRIPTION_MAX.toLocaleString("en-US");
  const over = is.characters - DESCRIPTION_MAX;
  return {
    label: "Length",
    before: whole(was.characters),
    after: whole(is.characters),
    note:
      over > 0
        ? `${counted(over, "character")} more than the ${most} that YouTube takes.`
        : `Characters, of ${most}.`,
    parts: [
      { name: "Characters", before: whole(was.characters), after: whole(is.characters) },
      { name: "Words", before: whole(was.words), after: whole(is.words) },
      { name: "Sentences", before: whole(was.sentences), after: whole(is.sentences) },
    ],
    basis: "The whole text, with its blank lines.",
    method: "Characters as browsers count them: most emoji are two.",
  };
}

function keptMeasure(kept: OwnRewrite["kept"]): MeasureShown {
  const { facts, ...kinds } = kept;
  const names: Record<keyof typeof kinds, string> = {
    links: "Links",
    emails: "E-mail addresses",
    timestamps: "Timestamps",
    hashtags: "Hashtags",
    mentions: "Mentions",
    numbers: "Numbers",
    names: "Names, and other words with a capital",
    codes: "Codes",
    emoji: "Emoji",
  };
  const there = Object.entries(names).filter(([kind]) => kinds[kind as keyof typeof kinds] > 0);
  return {
    label: "Facts",
    before: whole(facts),
    after: whole(facts),
    note: facts === 0 ? "There is none in it that could be lost." : "Each of them stands in both texts.",
    parts: there.map(([kind, name]) => {
      const count = whole(kinds[kind as keyof typeof kinds]);
      return { name, before: count, after: count };
    }),
    basis:
      "Links, addresses, timestamps, hashtags, mentions, numbers, names, codes and emoji of the original.",
    method:
      "After every step the text was searched for each of them, as often as the original has it, and for every other word at least once. A step that would have lost one was not made.",
  };
}
