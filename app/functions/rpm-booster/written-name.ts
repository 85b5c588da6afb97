import type { RevenueReport } from "../../engines/revenue";
import { frameText } from "../../engines/titles";
import { splitWords } from "../../words/words";

type Group = Pick<RevenueReport["groups"][number], "dimension" | "name" | "examples">;

/** So many of the examples have a word beside a subject's, and it is part of the name: "Coast Guard". */
const MOSTLY = 0.8;

/**
 * A group's name as its videos' titles have it: subjects and frames are compared by less than what is written. A subject is
 * written as most titles do, with the word that nearly always stands beside it.
 */
export function writtenName({ dimension, name, examples }: Group, videos: RevenueReport["videos"]): string {
  const titles = examples.flatMap((at) => videos[at]?.title ?? []);
  if (dimension === "frame") return frameText(name, titles) || name.trim();
  if (dimension !== "subject") return name;
  const places = titles.flatMap((title) => {
    const words = splitWords(title);
    const at = words.findIndex(({ key }) => key === name);
    const word = words[at];
    if (!word) return [];
    const beside = (from?: number, to?: number) => {
      const gap = title.slice(from, to);
      return from !== undefined && to !== undefined && gap.trim() === "" ? gap : null;
    };
    const [before, after] = [words[at - 1], words[at + 1]];
    const own = title.slice(word.start, word.end);
    const left = before?.kind === "topic" && beside(before.end, word.start) !== null;
    const right = after?.kind === "topic" && beside(word.end, after.start) !== null;
    return [
      {
        own,
        left: left ? title.slice(before.start, word.end) : own,
        right: right ? title.slice(word.start, after.end) : own,
      },
    ];
  });
  const phrases = [...places.map(({ right }) => right), ...places.map(({ left }) => left)];
  const joined = mostOf(phrases.filter((one) => /\s/u.test(one)));
  if (joined && joined.times >= 2 && joined.times >= MOSTLY * places.length) return joined.text;
  return mostOf(places.map(({ own }) => own))?.text ?? name;
}

/** The text that stands most often, capitals aside, as it first stands; null without any. */
function mostOf(texts: readonly string[]): { text: string; times: number } | null {
  const [most] = [
    ...Map.groupBy(texts, (text) => text.toLowerCase().replace(/\s+/gu, " ")).values(),
  ].toSorted((a, b) => b.length - a.length);
  return most?.[0] === undefined ? null : { text: most[0].replace(/\s+/gu, " "), times: most.length };
}
