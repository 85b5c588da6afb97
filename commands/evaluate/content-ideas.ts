import { createHash } from "node:crypto";
import { chooseIdeasFor, readCandidates } from "../../app/engines/content-ideas/list.ts";
import { ideaKeys, readOwn } from "../../app/engines/content-ideas/own-uploads.ts";
import { phraseOf, readPhrases } from "../../app/engines/content-ideas/phrases.ts";
import { readSubjects } from "../../app/engines/content-ideas/subjects.ts";
import type { ContentIdea } from "../../app/engines/content-ideas/types.ts";
import type { UsableUpload } from "../../app/engines/growth/index.ts";
import { USUAL_UPLOADS } from "../../app/engines/growth/index.ts";
import type { WordWeights } from "../../app/engines/ideas/channels-model.ts";
import { fitTitles, knownWords, readTitles } from "../../app/engines/ideas/past.ts";
import { titleFeatures } from "../../app/engines/ideas/title-features.ts";
import { windowStart } from "../../app/engines/ideas/window.ts";
import { type MeasuredUpload, UNMEASURED } from "../../app/model/upload.ts";
import { DAY_MS } from "../../app/numbers/days.ts";
import { median, wilson } from "../../app/statistics/quantiles.ts";
import type { IdeaChannel } from "../learn/ideas-channels.ts";
import { crossValidate } from "../learn/ideas-estimates.ts";
import { csvRecords } from "../measures/csv.ts";
import { intervalOf } from "../measures/interval.ts";
import { table } from "../table.ts";
import type { Accuracy, Evaluated } from "./evaluated.ts";
import { ideasCost } from "./ideas-cost.ts";
import { ideaChannels } from "./judged-ideas.ts";

/** An idea of a list, and the first upload of the days after it that was of it. */
interface Match {
  kind: string;
  chance: number;
  /** Of the pair, for its label. */
  key: string;
  idea: string;
  upload: string;
  beat: boolean;
}

/** A list at a moment of a channel's past, and what came of it. */
interface Moment {
  ideas: number;
  matches: Match[];
  /** Uploads of the days after it, how many were of an idea, and by the references. */
  next: number;
  found: { list: number; lastTen: number; other: number };
  /** Uploads of the days after it that were of a subject of the last ten, and how many of those beat the usual. */
  lastTen: { matched: number; beat: number };
  beatAny: number;
  subjects: string[];
  titles: Set<string>[];
}

interface TestedChannel {
  channel: string;
  fold: number;
  moments: Moment[];
}

const MOMENTS = 6;
const LEAST_BEFORE = 40;
const AHEAD_DAYS = 60;
const MIN_AGE_DAYS = 30;
const MOST_LISTED = 50;
const LAST = 10;
/** A subject of so many words and fewer is made with all of them, a longer one with so many. */
const SHORT_SUBJECT = 4;
const MOST_OF_SUBJECT = 0.75;
const CHECKED = 200;

/**
 * The rule, fixed before any match was read: an upload is of an idea if its title has every word of the idea's subject, or
 * three of four of a subject of more than four words. Forms of a word are one; function words do not count.
 */
function isOf(title: ReadonlySet<string>, subject: string): boolean {
  const keys = ideaKeys(subject);
  const shared = keys.filter((key) => title.has(key)).length;
  return (
    keys.length > 0 && shared >= (keys.length <= SHORT_SUBJECT ? keys.length : MOST_OF_SUBJECT * keys.length)
  );
}

/** Short, and without a word of the data: labels may be kept where the data may not. */
const keyOf = (...parts: string[]) =>
  createHash("sha256").update(parts.join("\n")).digest("hex").slice(0, 10);

/**
 * Holds the list of ideas against what came: at six moments of each channel's past, the list from the uploads before, and
 * the uploads of the next 60 days. Words are learned on other channels, and the chance from which an idea is in the top
 * quarter is that of theirs.
 *
 * @param labels columns `match` (a key) and `label` ("right", "wrong"); matches without one are printed, to be read
 */
export function evaluateContentIdeas(labels: string, ...texts: string[]): Evaluated {
  const channels = ideaChannels(texts);
  const both = crossValidate(channels, (channel, words) => testChannel(channel, [words, knownWords()]));
  const crossed = measure(both.flatMap(([own]) => own ?? []));
  const shipped = measure(both.flatMap(([, own]) => own ?? []));
  const { tested, matched } = crossed;
  const all = matched.flat();
  const sumOf = (of: (moment: Moment) => number) => momentsOf(tested).reduce((sum, one) => sum + of(one), 0);
  const lists = tested.map((one) => one.moments);
  const beatRow = (set: string, of: (measured: Measured) => Match[][], target: string): Accuracy => ({
    ...{ engine: "content ideas", set, measure: "beat the usual", target },
    items: of(crossed).flat().length,
    shipped: share(of(shipped).flat()),
    crossValidated: share(of(crossed).flat()),
    interval: groupsOf(of(crossed), share),
    references: [
      { name: "any upload", value: sumOf(({ beatAny }) => beatAny) / sumOf(({ next }) => next) },
      {
        name: "subjects of the last ten",
        value: sumOf((one) => one.lastTen.beat) / sumOf((one) => one.lastTen.matched),
      },
    ],
  });
  const known = new Map(csvRecords(labels).map(({ match = "", label }) => [match, label]));
  const drawn = matched
    .flat()
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    .slice(0, CHECKED);
  const read = drawn.flatMap(({ key }) => known.get(key) ?? []);
  const right = read.filter((label) => label === "right").length;
  const unread = drawn.filter(({ key }) => !known.has(key));
  const rows: Accuracy[] = [
    beatRow("matched ideas", (own) => own.matched, "≥ .60"),
    beatRow(
      "matched ideas, top quarter",
      (own) => own.matched.map((matches) => matches.filter(({ isTop }) => isTop)),
      "≥ .70",
    ),
    {
      ...{ engine: "content ideas", set: "lists of 50", measure: "next uploads that are of one" },
      items: sumOf(({ next }) => next),
      shipped: recall("list")(momentsOf(shipped.tested)),
      crossValidated: recall("list")(momentsOf(tested)),
      interval: groupsOf(lists, recall("list")),
      references: [
        { name: "subjects of the last ten", value: recall("lastTen")(momentsOf(tested)) },
        { name: "another channel's list", value: recall("other")(momentsOf(tested)) },
      ],
    },
    ...(read.length === 0
      ? []
      : [
          {
            ...{ engine: "content ideas", set: "matches read", measure: "are of the idea" },
            ...{ items: read.length, shipped: right / read.length, interval: wilson(right, read.length) },
            references: [],
          },
        ]),
  ];
  return {
    text: [
      `${momentsOf(tested).length} lists of ${tested.length} channels with ${sumOf(({ ideas }) => ideas)} ideas; ${all.length} were made within ${AHEAD_DAYS} days, on ${matched.filter(({ length }) => length > 0).length} channels.`,
      "",
      table(
        ["kind", "matched", "beat the usual"],
        [...Map.groupBy(all, ({ kind }) => kind)].map(([kind, own]) => [
          kind,
          String(own.length),
          percent(share(own)),
        ]),
      ),
      "",
      ideasCost(channels),
      ...(unread.length === 0
        ? []
        : [
            "",
            table(
              ["match", "idea", "upload"],
              unread.map(({ key, idea, upload }) => [key, idea, upload]),
              [0, 1, 2],
            ),
          ]),
    ].join("\n"),
    held: `${all.length} matched ideas of ${tested.length} channels`,
    figure: rows.map((one) => `${one.set} ${(one.crossValidated ?? one.shipped).toFixed(3)}`).join("; "),
    failures: [],
    accuracy: rows,
  };
}

const momentsOf = (tested: TestedChannel[]) => tested.flatMap(({ moments }) => moments);
const share = (own: Match[]) => own.filter(({ beat }) => beat).length / own.length;
const recall = (which: keyof Moment["found"]) => (own: Moment[]) =>
  own.reduce((sum, one) => sum + one.found[which], 0) / own.reduce((sum, one) => sum + one.next, 0);

interface Measured {
  tested: TestedChannel[];
  /** Of each channel. */
  matched: (Match & { isTop: boolean })[][];
}

/** The channels with the nearest other one beside them, and which of their matches are in the top quarter of others'. */
function measure(all: TestedChannel[]): Measured {
  const having = all.filter(({ moments }) => moments.length > 0);
  if (having.length === 0) throw new Error("no channel has enough uploads");
  const tested = having.map((one) => withOther(one, nearestTo(one, having)));
  const matched = tested.map(({ fold, moments }) => {
    const others = momentsOf(tested.filter((one) => one.fold !== fold)).flatMap(({ matches }) => matches);
    const from =
      others.map(({ chance }) => chance).toSorted((a, b) => b - a)[Math.floor(others.length / 4)] ?? 1;
    return moments.flatMap(({ matches }) => matches.map((one) => ({ ...one, isTop: one.chance >= from })));
  });
  return { tested, matched };
}

/** Channels are drawn, not their matches. */
function groupsOf<One>(channels: One[][], statistic: (own: One[]) => number): Accuracy["interval"] {
  return intervalOf(
    channels.filter(({ length }) => length > 0).map((own) => [own]),
    (drawn) => statistic(drawn.flat()),
  );
}

const percent = (value: number) => `${(value * 100).toFixed(1)} %`;

/** Tests a channel under each of several models over channels. */
function testChannel(own: IdeaChannel, models: WordWeights[]): TestedChannel[] {
  const { channel, uploads, fold } = own;
  const first = uploads[LEAST_BEFORE]?.day ?? Number.POSITIVE_INFINITY;
  const last = (uploads.findLast(({ ageDays }) => ageDays >= MIN_AGE_DAYS)?.day ?? 0) - AHEAD_DAYS;
  if (last < first) return models.map(() => ({ channel, fold, moments: [] }));
  const days = Array.from({ length: MOMENTS }, (_, at) => first + ((last - first) * at) / (MOMENTS - 1));
  // The same day is one moment.
  const moments = [...new Set(days)].map((day) => testMoment(own, models, day));
  return models.map((_, model) => ({
    channel,
    fold,
    moments: moments.flatMap((each) => each[model] ?? []).filter(({ next }) => next > 0),
  }));
}

function testMoment(
  { channel, uploads, features }: IdeaChannel,
  models: WordWeights[],
  day: number,
): Moment[] {
  const size = uploads.findIndex((upload) => upload.day >= day);
  const known = uploads.slice(0, size);
  const read = new Map(known.map(({ upload }, at) => [upload.title, features[at]]));
  const titles = readTitles(known, windowStart(size), (title) => read.get(title) ?? titleFeatures(title));
  const pasts = models.map((words) => fitTitles(titles, words));
  const [past] = pasts;
  if (!past || size < USUAL_UPLOADS) throw new Error("a list needs uploads before it");
  const sources = { channel: { name: channel, uploads: known.map(measured) } };
  const candidates = readCandidates(past, sources, day * DAY_MS);
  const next = uploads.slice(size).flatMap((upload, at) => {
    if (upload.day >= day + AHEAD_DAYS || upload.ageDays < MIN_AGE_DAYS) return [];
    const usual =
      median(uploads.slice(size + at - USUAL_UPLOADS, size + at).map(({ logViews }) => logViews)) ?? 0;
    const { title } = upload.upload;
    return [{ title, day: upload.day, words: new Set(ideaKeys(title)), beat: upload.logViews > usual }];
  });
  const own = readOwn(past);
  const newest = new Set(own.slice(-LAST));
  const lastTen = readSubjects(readPhrases(own), own, channel)
    .flatMap(({ made }) => {
      const place = made.findLast(({ upload }) => newest.has(upload));
      return place ? [phraseOf(place)] : [];
    })
    .slice(-MOST_LISTED);
  const isFound = (of: string[]) => (one: (typeof next)[number]) =>
    of.some((subject) => isOf(one.words, subject));
  const ofLast = next.filter(isFound(lastTen));
  return pasts.map((one) => momentOf(chooseIdeasFor(one, candidates).slice(0, MOST_LISTED)));

  function momentOf(ideas: ContentIdea[]): Moment {
    const subjects = ideas.map(({ subject }) => subject);
    return {
      ideas: ideas.length,
      matches: ideas.flatMap(({ kind, chance, title, subject }): Match[] => {
        const made = next.find((one) => isOf(one.words, subject));
        const idea = title ?? subject;
        return made
          ? [
              {
                kind,
                chance,
                idea,
                upload: made.title,
                beat: made.beat,
                key: keyOf(channel, idea, made.title),
              },
            ]
          : [];
      }),
      next: next.length,
      found: { list: next.filter(isFound(subjects)).length, lastTen: ofLast.length, other: 0 },
      lastTen: { matched: ofLast.length, beat: ofLast.filter(({ beat }) => beat).length },
      beatAny: next.filter(({ beat }) => beat).length,
      subjects,
      titles: next.map((one) => one.words),
    };
  }
}

/** The channel whose titles share most words with a channel's own. */
function nearestTo(one: TestedChannel, all: readonly TestedChannel[]): TestedChannel | undefined {
  const wordsOf = ({ moments }: TestedChannel) =>
    new Set(moments.flatMap(({ titles }) => titles.flatMap((words) => [...words])));
  const own = wordsOf(one);
  const near = all
    .filter((other) => other !== one)
    .map((other) => {
      const words = wordsOf(other);
      const shared = [...words].filter((word) => own.has(word)).length;
      return { other, near: shared / Math.sqrt(words.size * own.size || 1) };
    });
  return near.toSorted((a, b) => b.near - a.near)[0]?.other;
}

/** The same with how many uploads another channel's lists have. */
function withOther(one: TestedChannel, other: TestedChannel | undefined): TestedChannel {
  const moments = one.moments.map((moment, at) => {
    const subjects = other?.moments[at % other.moments.length]?.subjects ?? [];
    const found = moment.titles.filter((title) => subjects.some((subject) => isOf(title, subject))).length;
    return { ...moment, found: { ...moment.found, other: found } };
  });
  return { ...one, moments };
}

function measured({ upload, day, ageDays }: UsableUpload): MeasuredUpload {
  return {
    ...UNMEASURED,
    ...upload,
    publishedAt: new Date(upload.publishedAt).toISOString(),
    countedAt: new Date((day + ageDays) * DAY_MS).toISOString(),
  };
}
