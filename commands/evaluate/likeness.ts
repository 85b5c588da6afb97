import { createHash } from "node:crypto";
import { type Earlier, findSupport } from "../../app/engines/ideas/likeness.ts";
import { titleFeatures } from "../../app/engines/ideas/title-features.ts";
import { titleIndex } from "../../app/engines/ideas/title-index.ts";
import { indexTerms, titleTerms } from "../../app/engines/ideas/title-terms.ts";
import { wilson } from "../../app/statistics/quantiles.ts";
import { type ChannelHistory, readHistories } from "../measures/channel-histories.ts";
import { csvRecords } from "../measures/csv.ts";
import { table } from "../table.ts";
import type { Accuracy, Evaluated } from "./evaluated.ts";
import { typedIdea } from "./typed-ideas.ts";

/** An idea for a channel, the uploads shown as like it, and those that a lenient rule finds. */
interface Drawn {
  key: string;
  set: string;
  idea: string;
  shown: Candidate[];
  lenient: Candidate[];
}

interface Candidate {
  key: string;
  title: string;
}

/** So many ideas of each channel's own titles, and so many of the channel whose titles share the most words with its own. */
const OWN = 4;
const FOREIGN = 2;
const LEAST_UPLOADS = 30;
const LENIENT = 4;

/** The rule's weights were chosen on the first, its fillers found on the first two, and nothing on the last. */
const SETS = ["channels tuned on", "other channels", "other channels, new ideas"] as const;
/** One channel in so many was left out of tuning. */
const LEFT_OUT = 3;

/** Short, and without a word of the data: labels may be kept where the data may not. */
const keyOf = (...parts: string[]) =>
  createHash("sha256").update(parts.join("\n")).digest("hex").slice(0, 10);

/**
 * Holds the uploads that are shown as like an idea against labels: whether a creator would call them that. Ideas are the
 * first two to five telling words of titles, drawn by their hash, each asked of all of its channel's other uploads.
 *
 * @param labels columns `idea`, `upload` (keys) and `label` ("right", "wrong"); pairs without one are printed, to be read
 */
export function evaluateLikeness(labels: string, ...texts: string[]): Evaluated {
  return holdAgainst(labels, drawIdeas(readHistories(...texts)), SETS);
}

/**
 * The same of ideas that were typed for channels, not cut from titles.
 *
 * @param ideas columns `set`, `channel` and `idea`
 */
export function evaluateTypedLikeness(labels: string, ideas: string, ...texts: string[]): Evaluated {
  const channels = new Map(readHistories(...texts).map(({ channel, uploads }) => [channel, uploads]));
  const typed = csvRecords(ideas).flatMap(({ set = "", channel = "", idea = "" }) => {
    const uploads = channels.get(channel);
    return uploads ? [{ ...judge(channel, idea, uploads), set }] : [];
  });
  return holdAgainst(labels, typed, [...new Set(typed.map(({ set }) => set))]);
}

function holdAgainst(labels: string, drawn: Drawn[], sets: readonly string[]): Evaluated {
  if (drawn.length === 0) throw new Error("there is no idea");
  const known = new Map(csvRecords(labels).map(({ idea, upload, label }) => [`${idea} ${upload}`, label]));
  const rightOf = ({ key }: Drawn, upload: Candidate) => known.get(`${key} ${upload.key}`);
  const accepted = new Set(
    csvRecords(labels)
      .filter(({ label }) => label === "right")
      .map(({ idea = "" }) => idea),
  );
  const rows = sets.flatMap((set): Accuracy[] => {
    const ideas = drawn.filter((one) => one.set === set);
    const read = ideas
      .flatMap((one) => one.shown.map((upload) => rightOf(one, upload)))
      .filter((label) => label !== undefined);
    const having = ideas.filter(({ key }) => accepted.has(key));
    const finding = having.filter((one) => one.shown.some((upload) => rightOf(one, upload) === "right"));
    return [
      row(
        set,
        "shown that are like it",
        read.filter((label) => label === "right").length,
        read.length,
        "≥ .92",
      ),
      row(set, "ideas that show one", finding.length, having.length, "≥ .90"),
    ];
  });
  const unread = drawn.flatMap((one) => {
    const shown = one.shown.filter((upload) => !rightOf(one, upload));
    const isFound = one.shown.some((upload) => rightOf(one, upload) !== "wrong");
    const lenient = isFound ? [] : one.lenient.filter((upload) => !rightOf(one, upload));
    return [
      ...shown.map((upload) => ["shown", upload] as const),
      ...lenient.map((upload) => ["near", upload] as const),
    ].map(([how, upload]) => [one.set, how, one.key, upload.key, one.idea, upload.title]);
  });
  return {
    text:
      unread.length === 0
        ? "All are labeled."
        : table(["set", "how", "idea", "upload", "", ""], unread, [0, 1, 2, 3, 4, 5]),
    held: `${drawn.length} ideas, ${known.size} labels`,
    figure: `${unread.length} pairs without a label`,
    failures: [],
    accuracy: rows,
  };
}

function row(set: string, measure: string, count: number, items: number, target: string): Accuracy {
  return {
    ...{ engine: "likeness", set, measure, items, target, references: [] },
    shipped: count / items,
    interval: wilson(count, items),
  };
}

function drawIdeas(histories: ChannelHistory[]): Drawn[] {
  const channels = histories.filter(({ uploads }) => uploads.length >= LEAST_UPLOADS);
  const words = channels.map(repeatedTerms);
  return channels.flatMap(({ channel, uploads }, at) => {
    const nearest = channels
      .map((other, place) => ({ other, shared: place === at ? -1 : cosine(words[at], words[place]) }))
      .reduce((best, one) => (one.shared > best.shared ? one : best)).other;
    const isLeftOut = isLeftOutOfTuning(channel);
    const drawn = [draw(channel, uploads, OWN), draw(channel, nearest.uploads, FOREIGN)].flat();
    return drawn.flatMap(({ idea, title, isNew }) => {
      if (isNew && !isLeftOut) return [];
      const others = uploads.filter(({ upload }) => upload.title !== title);
      return [{ ...judge(channel, idea, others), set: SETS[isLeftOut ? (isNew ? 2 : 1) : 0] }];
    });
  });
}

function isLeftOutOfTuning(channel: string): boolean {
  const hash = createHash("sha256").update(`x${channel}`).digest("hex");
  return BigInt(`0x${hash}`) % BigInt(LEFT_OUT) === BigInt(0);
}

/** Terms that at least two titles of a channel have. */
function repeatedTerms({ uploads }: ChannelHistory): Set<string> {
  const keys = uploads.flatMap(({ upload }) => [...titleTerms(upload.title).keys()]);
  return new Set(
    [...Map.groupBy(keys, (key) => key)].flatMap(([key, { length }]) => (length > 1 ? [key] : [])),
  );
}

function cosine(one = new Set<string>(), other = new Set<string>()): number {
  return [...one].filter((key) => other.has(key)).length / Math.sqrt(one.size * other.size || 1);
}

/** Two, three, four and five words in turn, as many as a title has. The last third was drawn when the rule stood. */
function draw(channel: string, uploads: ChannelHistory["uploads"], count: number) {
  return uploads
    .map(({ upload: { title } }) => ({ title, order: keyOf(channel, title) }))
    .sort((a, b) => (a.order < b.order ? -1 : 1))
    .flatMap(({ title }) => {
      const idea = typedIdea(title);
      return idea === null ? [] : [{ title, idea }];
    })
    .slice(0, 3 * count)
    .map(({ title, idea }, at) => {
      return {
        title,
        isNew: at >= 2 * count,
        idea: idea
          .split(" ")
          .slice(0, 2 + ((at % count) % 4))
          .join(" "),
      };
    });
}

function judge(channel: string, idea: string, uploads: ChannelHistory["uploads"]): Omit<Drawn, "set"> {
  const titles = uploads.map(({ upload }) => upload.title);
  const earlier: Earlier = { uploads, titles: titleIndex(indexTerms(titles)) };
  const { similar } = findSupport({ text: idea }, earlier, uploads.length, new Map());
  const candidate = (at: number) => {
    const { title = "", publishedAt = "" } = uploads[at]?.upload ?? {};
    return { title, key: keyOf(title, new Date(publishedAt).toISOString()) };
  };
  const shown = similar.map(({ at }) => at);
  const lenient = nearest(idea, titles).filter((at) => !shown.includes(at));
  return { key: keyOf(channel, idea), idea, shown: shown.map(candidate), lenient: lenient.map(candidate) };
}

/** The titles that share the rarest runs of letters with an idea, whatever words are. */
function nearest(idea: string, titles: string[]): number[] {
  const runs = titles.map((title) => new Set(titleFeatures(title).runs));
  const strengths = titleFeatures(idea).runs.map((run) => {
    const having = runs.reduce((total, own) => total + (own.has(run) ? 1 : 0), 0);
    return { run, strength: Math.log((titles.length + 1) / (having + 1)) };
  });
  return runs
    .map((own, at) => ({
      at,
      sum: strengths.reduce((sum, { run, strength }) => sum + (own.has(run) ? strength : 0), 0),
    }))
    .filter(({ sum }) => sum > 0)
    .sort((a, b) => b.sum - a.sum)
    .slice(0, LENIENT)
    .map(({ at }) => at);
}
