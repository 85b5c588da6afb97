import { chanceToBeat, leaning } from "../../app/engines/ideas/idea.ts";
import { multipleAt } from "../../app/engines/ideas/likeness.ts";
import { colorOf } from "../../app/engines/light/channel.ts";
import { findMadeBefore, subjectKeys } from "../../app/engines/light/made-before.ts";
import type { LightColor } from "../../app/model/light.ts";
import type { IdeaChannel } from "../learn/ideas-channels.ts";
import { besideUsual, type JudgedChannel } from "../learn/ideas-estimates.ts";

export interface Repeat {
  /** What the newest earlier one got, as a multiple of uploads around it. */
  first: number;
  color: LightColor;
  beat: boolean;
}

/** The judged uploads of a channel that were made before. */
export function findRepeats({ uploads }: IdeaChannel, judged: JudgedChannel): Repeat[] {
  const byKey = new Map<string, { at: number; title: string }[]>();
  for (const [at, { upload }] of uploads.entries()) {
    for (const key of subjectKeys(upload.title)) {
      const own = byKey.get(key) ?? [];
      own.push({ at, title: upload.title });
      byKey.set(key, own);
    }
  }
  return besideUsual(judged).flatMap((one) => {
    const { at } = one;
    const title = uploads[at]?.upload.title ?? "";
    // Only uploads with the rarest of its words can have all of them.
    const [rarest = []] = subjectKeys(title)
      .map((key) => byKey.get(key) ?? [])
      .toSorted((some, others) => some.length - others.length);
    const made = findMadeBefore(
      title,
      rarest.filter((earlier) => earlier.at < at),
    );
    if (!made) return [];
    const first = multipleAt(uploads.slice(0, at), made.at);
    return [
      {
        first,
        color: colorOf({ ...one, leans: leaning(chanceToBeat(one), true) }),
        beat: one.actual > one.usual,
      },
    ];
  });
}

/** From how much on, and up to how much of what uploads around it got, an earlier upload did well or badly. */
const WELL = 1.5;
const BADLY = 0.67;

const FIRST_GOT = [
  { name: `${WELL}× and more`, holds: ({ first }: Repeat) => first >= WELL },
  { name: "between", holds: ({ first }: Repeat) => first < WELL && first > BADLY },
  { name: `${BADLY}× and less`, holds: ({ first }: Repeat) => first <= BADLY },
];

/** How often uploads that were made before beat the usual, by what the earlier one got and the light of the second. */
export function byRepeat(repeats: Repeat[]): string[][] {
  return FIRST_GOT.flatMap(({ name, holds }) =>
    ["all", "green", "amber", "red"].map((light) => {
      const given = repeats.filter((one) => holds(one) && (light === "all" || one.color === light));
      const beat = given.filter((one) => one.beat).length / given.length;
      return [name, light, String(given.length), given.length > 0 ? `${(beat * 100).toFixed(1)} %` : "–"];
    }),
  );
}
