// What functions might tell, honest sentences about it, and sentences of a model that lies.
import type { OwnAnswer } from "../../app/functions/ask-greenlight/answer.ts";
import { seeded } from "../../app/numbers/chance.ts";
import { shortDayText } from "../../app/numbers/days.ts";
import { compact, formatCount } from "../../app/numbers/figures.ts";

type Random = () => number;

const SUBJECTS = [
  "rye bread",
  "a canoe",
  "tiny planes",
  "old maps",
  "cold plunges",
  "a bat box",
  "moss gardens",
  "night trains",
  "glass blowing",
  "a beehive",
  "Roman roads",
  "cheap lenses",
  "harp strings",
  "a salt mine",
  "kite making",
];
const SHAPES = [
  (one: string) => `How I Repaired ${one}`,
  (one: string) => `Everything about ${one}`,
  (one: string) => `${one}, explained`,
  (one: string) => `I Tried ${one} for a Week`,
  (one: string) => `Why ${one}?`,
  (one: string) => `${one}: 5 Mistakes`,
];

export const NOW = new Date("2026-11-21T10:00:00Z");

const between = (random: Random, low: number, high: number) => Math.round(low + random() * (high - low));
const of = <Item>(random: Random, items: readonly Item[]): Item =>
  items[Math.floor(random() * items.length)] as Item;

/** Titles, each another. */
function titles(random: Random, count: number): string[] {
  const found = new Set<string>();
  while (found.size < count) found.add(of(random, SHAPES)(of(random, SUBJECTS)));
  return [...found];
}

const reading = (intent: string, subject: string | null = null) =>
  ({ intent, subject, other: null, extreme: null, kind: null, isFollowUp: false, item: null }) as never;

const dayBefore = (days: number) => new Date(NOW.getTime() - days * 86_400_000).toISOString();

export interface Said {
  answer: OwnAnswer;
  /** Sentences that are true: the first written while the checker was, the others held out. */
  honest: { known: string[]; heldOut: string[] };
  lies: { how: string; text: string }[];
}

/** A digit of a number made another one. */
function offByADigit(value: number, random: Random): string {
  const digits = [...String(value)];
  const at = Math.floor(random() * digits.length);
  digits[at] = String((Number(digits[at]) + 1 + Math.floor(random() * 8)) % 10 || 9);
  const other = Number(digits.join(""));
  return formatCount(other === value ? value + 1 : other);
}

const times = (value: number) => value.toFixed(1);
const inTen = (chance: number) => Math.round(10 * chance);

function channelSaid(random: Random): Said {
  const [subscribers, longs, shorts] = [
    between(random, 900, 400_000),
    between(random, 40, 300),
    between(random, 5, 38),
  ];
  const [best = "", worst = ""] = titles(random, 2);
  const [most, least] = [between(random, 60_000, 900_000), between(random, 90, 900)];
  const uploads = longs + shorts;
  const upload = (title: string, views: number) => ({
    title,
    views,
    publishedAt: dayBefore(90),
    revenue: null,
    rpm: null,
  });
  const all = {
    uploads,
    views: most + least + 100_000,
    medianViews: between(random, 2_000, 40_000),
    revenue: null,
  };
  const page = (one: unknown) => ({ uploads: [one], all, currency: null, isSample: false, next: null });
  const answer = {
    kind: "channel",
    reading: reading("channel-figures"),
    found: {
      channel: { name: "Quiet Workshop", subscribers, uploads, longs, shorts, lastUploads: [] },
      best: page(upload(best, most)),
      worst: page(upload(worst, least)),
    },
  } as never;
  return {
    answer,
    honest: {
      known: [
        `You have ${formatCount(subscribers)} subscribers and ${formatCount(uploads)} uploads.`,
        `Your channel has about ${compact(subscribers)} subscribers.`,
        `Of your uploads, ${longs} are long videos and ${shorts} are Shorts.`,
        `Your most viewed upload is “${best}” with ${formatCount(most)} views.`,
        `“${worst}” got the fewest views: ${formatCount(least)}.`,
        `Your average upload gets ${formatCount(all.medianViews)} views.`,
        `“${best}” got more views than “${worst}”.`,
      ],
      heldOut: [
        `Right now ${formatCount(subscribers)} people follow you.`,
        `Quiet Workshop has ${formatCount(subscribers)} subscribers, with ${formatCount(uploads)} videos published so far.`,
        `You've published ${formatCount(uploads)} videos, including ${shorts} Shorts.`,
        `The best one is “${best}”, which has reached ${formatCount(most)} views.`,
        `Your weakest upload by views is “${worst}”, with only ${formatCount(least)}.`,
        `A typical upload of yours gets around ${formatCount(all.medianViews)} views.`,
        `In total, your uploads have ${formatCount(all.views)} views.`,
      ],
    },
    lies: [
      {
        how: "digit",
        text: `You have ${offByADigit(subscribers, random)} subscribers and ${formatCount(uploads)} uploads.`,
      },
      { how: "digit", text: `Of your uploads, ${offByADigit(longs, random)} are long videos.` },
      { how: "unit", text: `You have ${formatCount(subscribers)} views.` },
      { how: "unit", text: `You have ${formatCount(uploads)} subscribers.` },
      { how: "subject", text: `“${worst}” got the most views: ${formatCount(most)}.` },
      { how: "subject", text: `“${worst}” has ${formatCount(most)} views.` },
      { how: "direction", text: `“${worst}” got more views than “${best}”.` },
      { how: "direction", text: `“${best}” got fewer views than “${worst}”.` },
      { how: "superlative", text: `“${best}” is your worst upload.` },
      {
        how: "invented",
        text: `Your most viewed upload is “My Trip to Dubai” with ${formatCount(most)} views.`,
      },
      { how: "period", text: `You got ${formatCount(subscribers)} subscribers in the last 30 days.` },
      { how: "trend", text: `Your channel is growing and has ${formatCount(subscribers)} subscribers.` },
      { how: "unit", text: `You have ${shorts} long videos and ${longs} Shorts.` },
      { how: "bound", text: `You have more than ${formatCount(subscribers + 500)} subscribers.` },
      { how: "period", text: `You have ${formatCount(all.views)} views per week.` },
      { how: "new", text: `You have ${formatCount(subscribers)} new subscribers.` },
      { how: "word", text: `Your channel is exploding with ${formatCount(subscribers)} subscribers.` },
    ],
  };
}

function uploadsSaid(random: Random): Said {
  const names = titles(random, 3);
  const [one = "", two = "", three = ""] = names;
  const multiples = [2 + random() * 3, 0.3 + random() * 0.4, 1.3 + random() * 0.4];
  const [a = 0, b = 0] = multiples;
  const views = names.map((_, at) => between(random, 4_000, 5_900) * (3 - at));
  const [va = 0, vb = 0, vc = 0] = views;
  const lastUploads = names.map((title, at) => ({
    ...{
      videoId: null,
      title,
      publishedAt: dayBefore(4 + 7 * at),
      views: views[at],
      countedAt: NOW.toISOString(),
    },
    ...{ kind: "long", multiple: multiples[at], outlier: null },
  }));
  const channel = {
    name: "Quiet Workshop",
    subscribers: 5_210,
    uploads: 88,
    longs: 88,
    shorts: 0,
    lastUploads,
  };
  const day = shortDayText(dayBefore(4));
  return {
    answer: { kind: "last-uploads", reading: reading("last-uploads"), found: { channel } } as never,
    honest: {
      known: [
        `Your newest upload, “${one}”, has ${formatCount(va)} views. That is ${times(a)} times your usual.`,
        `“${one}” beat your usual, while “${two}” stayed below it.`,
        `“${two}” got ${times(b)} times your usual.`,
        `“${one}” got more views than “${two}”.`,
        `“${one}” did best of your last 3 uploads.`,
        `“${three}” is at ${formatCount(vc)} views.`,
        `“${one}” and “${three}” beat your usual.`,
      ],
      heldOut: [
        `“${one}” has ${formatCount(va)} views so far, which is ${times(a)} times what you usually get.`,
        `Your latest video “${one}” is well above your usual.`,
        `Published on ${day}, “${one}” has reached about ${compact(va)} views.`,
        `“${two}” is below your usual at ${times(b)}×.`,
        `“${three}” did better than “${two}”.`,
        `Of these, “${two}” did worst.`,
        `“${two}” has ${formatCount(vb)} views, fewer than “${one}”.`,
      ],
    },
    lies: [
      { how: "digit", text: `“${one}” has ${offByADigit(va, random)} views.` },
      { how: "digit", text: `“${one}” got ${times(a + 1)} times your usual.` },
      { how: "subject", text: `“${two}” has ${formatCount(va)} views.` },
      { how: "subject", text: `“${one}” got ${times(b)} times your usual.` },
      { how: "direction", text: `“${two}” beat your usual.` },
      { how: "direction", text: `“${one}” stayed below your usual.` },
      { how: "direction", text: `“${two}” did better than “${one}”.` },
      { how: "superlative", text: `“${two}” did best of your last 3 uploads.` },
      { how: "superlative", text: `“${one}” is your best upload.` },
      { how: "newest", text: `“${three}” is your newest upload.` },
      { how: "invented", text: `“The Forgotten Castle” has ${formatCount(va)} views.` },
      { how: "unit", text: `“${one}” got ${formatCount(va)} subscribers.` },
      { how: "unit", text: `“${one}” has ${formatCount(va)} comments.` },
      { how: "scope", text: `“${one}” did best of your last 10 uploads.` },
      { how: "period", text: `“${one}” got ${formatCount(va)} views in 7 days.` },
      { how: "day", text: `“${one}” was published on ${shortDayText(dayBefore(5))}.` },
      { how: "both", text: `“${one}” and “${two}” beat your usual.` },
      { how: "only", text: `Only “${one}” beat your usual.` },
      { how: "carried", text: `“${one}” has ${formatCount(va)} views. Both beat your usual.` },
      { how: "others", text: `“${one}” beat your usual. The others stayed below your usual.` },
      { how: "relation", text: `“${one}” was made with “${two}”.` },
      { how: "trend", text: `Your views are falling: “${two}” has ${formatCount(vb)} views.` },
      { how: "words", text: `“${two}” got twelve times your usual.` },
      { how: "percent", text: `“${two}” got ${between(random, 20, 90)}% of your views.` },
    ],
  };
}

function planSaid(random: Random): Said {
  const [late = "", next = "", later = ""] = titles(random, 3);
  const [a, b] = [between(random, 1, 4), between(random, 7, 14)];
  const card = (idea: string, days: number) => ({
    idea,
    title: "",
    state: "idea",
    date: dayBefore(days).slice(0, 10),
  });
  const cards = [card(late, 3), card(next, -a), card(later, -b)];
  const day = (days: number) => shortDayText(dayBefore(days));
  return {
    answer: { kind: "cards", reading: reading("due-next"), found: { cards, next: null } } as never,
    honest: {
      known: [
        `Next is “${next}” on ${day(-a)}.`,
        `“${late}” is late: it was due on ${day(3)}.`,
        `You have 3 cards with a date, and 1 card is late.`,
        `“${later}” is due on ${day(-b)}.`,
      ],
      heldOut: [
        `Your next card is “${next}”, planned for ${day(-a)}.`,
        `One card is overdue: “${late}”.`,
        `“${next}” comes next on ${day(-a)}, then “${later}” on ${day(-b)}.`,
        `You're past the date of “${late}”, which was due ${day(3)}.`,
      ],
    },
    lies: [
      { how: "day", text: `Next is “${next}” on ${day(-a - 1)}.` },
      { how: "subject", text: `Next is “${later}” on ${day(-b)}.` },
      { how: "subject", text: `“${next}” is late.` },
      { how: "subject", text: `“${later}” is due on ${day(-a)}.` },
      { how: "number", text: `You have 5 cards with a date.` },
      { how: "number", text: `2 cards are late.` },
      { how: "denied", text: `No cards are late.` },
      { how: "invented", text: `Next is “Skydiving Special” on ${day(-a)}.` },
      { how: "denied", text: `“${late}” is not late.` },
      { how: "words", text: `Four cards are overdue.` },
    ],
  };
}

function ideasSaid(random: Random): Said {
  const [one = "", two = ""] = titles(random, 2);
  const [a, b] = [0.66 + random() * 0.2, 0.12 + random() * 0.2];
  const judged = (idea: string, color: string, chance: number) => ({ idea, color, chance });
  return {
    answer: {
      kind: "ideas-judged",
      reading: reading("judge-idea", one),
      found: [judged(one, "green", a), judged(two, "red", b)],
    } as never,
    honest: {
      known: [
        `“${one}” gets a green light: about ${inTen(a)} in 10 like it beat your usual.`,
        `“${two}” is red.`,
        `“${one}” has a better chance than “${two}”.`,
        `The chance of “${one}” is ${Math.round(100 * a)}%.`,
      ],
      heldOut: [
        `“${one}” looks promising, with about ${inTen(a)} in 10 like it above your usual.`,
        `“${two}” gets a red light: only ${inTen(b)} of 10 like it beat your usual.`,
        `Choose “${one}”: it is green, and “${two}” is red.`,
        `“${one}” is worth making.`,
      ],
    },
    lies: [
      { how: "color", text: `“${two}” gets a green light.` },
      { how: "color", text: `“${one}” is red.` },
      {
        how: "ratio",
        text: `“${one}” gets a green light: about ${inTen(a) === 9 ? 7 : 9} in 10 like it beat your usual.`,
      },
      { how: "subject", text: `About ${inTen(a)} in 10 like “${two}” beat your usual.` },
      { how: "direction", text: `“${two}” has a better chance than “${one}”.` },
      { how: "percent", text: `The chance of “${one}” is ${Math.round(100 * a) + 9}%.` },
      { how: "praise", text: `“${two}” is worth making.` },
      { how: "advice", text: `You should film “${two}”.` },
      { how: "advice", text: `You should not make “${one}”.` },
      { how: "praise", text: `“${two}” is a good idea.` },
      { how: "blame", text: `“${one}” is a weak idea.` },
      { how: "unit", text: `“${one}” will get ${inTen(a)} times your usual.` },
      { how: "invented", text: `“${of(random, SUBJECTS)} in Space” is green.` },
    ],
  };
}

function forecastSaid(random: Random): Said {
  const [one = "", two = ""] = titles(random, 2);
  const middle = between(random, 120, 400) * 100;
  const [low, high] = [middle / 2, middle * 2];
  const made = (title: string, p50: number) => ({
    title,
    p10: p50 / 2,
    p50,
    p90: p50 * 2,
    basis: 88,
    isSample: false,
  });
  return {
    answer: {
      kind: "forecasts",
      reading: reading("forecast", one),
      found: [made(one, middle), made(two, middle / 4)],
    } as never,
    honest: {
      known: [
        `“${one}” gets about ${formatCount(middle)} views in 30 days.`,
        `“${one}” is likely to get ${formatCount(low)} to ${formatCount(high)} views.`,
        `“${one}” should get more views than “${two}”.`,
      ],
      heldOut: [
        `Expect around ${formatCount(middle)} views for “${one}” after 30 days.`,
        `The likely range of “${one}” is between ${formatCount(low)} and ${formatCount(high)}.`,
        `“${two}” would get fewer views than “${one}”.`,
        `“${one}” is based on 88 of your uploads.`,
      ],
    },
    lies: [
      { how: "digit", text: `“${one}” gets about ${formatCount(middle * 3)} views in 30 days.` },
      { how: "subject", text: `“${two}” gets about ${formatCount(middle)} views.` },
      {
        how: "range",
        text: `“${one}” is likely to get ${formatCount(low)} to ${formatCount(high * 2)} views.`,
      },
      { how: "direction", text: `“${two}” should get more views than “${one}”.` },
      { how: "period", text: `“${one}” gets about ${formatCount(middle)} views in 7 days.` },
      { how: "unit", text: `“${one}” brings ${formatCount(middle)} subscribers.` },
      { how: "money", text: `“${one}” earns $${formatCount(middle)}.` },
      { how: "bound", text: `“${one}” gets at least ${formatCount(high)} views.` },
      { how: "certain", text: `“${one}” goes viral.` },
    ],
  };
}

function recordSaid(random: Random): Said {
  const [hits, of, held, all] = [
    between(random, 5, 8),
    between(random, 9, 12),
    between(random, 1, 4),
    between(random, 8, 12),
  ];
  const record = {
    green: { hits, of },
    amber: { hits: 1, of: 4 },
    red: { hits: 2, of: 13 },
    inside: { hits: held, of: all },
  };
  return {
    answer: {
      kind: "outcomes",
      reading: reading("accuracy"),
      found: { outcomes: [], record, next: null },
    } as never,
    honest: {
      known: [
        `${hits} of ${of} green lights beat your usual.`,
        `${held} of ${all} forecasts held the views.`,
        `2 of 13 red lights beat your usual.`,
      ],
      heldOut: [
        `So far ${hits} out of ${of} green lights beat your usual.`,
        `Of the forecasts, ${held} of ${all} held.`,
        `For red lights, it was 2 of 13.`,
      ],
    },
    lies: [
      { how: "ratio", text: `${hits + 1} of ${of} green lights beat your usual.` },
      { how: "ratio", text: `${hits} of ${of + 1} green lights beat your usual.` },
      { how: "subject", text: `${hits} of ${of} red lights beat your usual.` },
      { how: "subject", text: `${held} of ${all} green lights beat your usual.` },
      { how: "percent", text: `99% of green lights beat your usual.` },
      { how: "all", text: `All green lights beat your usual.` },
      { how: "words", text: `Every forecast held.` },
    ],
  };
}

function moneySaid(random: Random): Said {
  const [one = "", two = ""] = titles(random, 2);
  const [a, b] = [between(random, 300, 900) + 0.5, between(random, 20, 200) + 0.25];
  const upload = (title: string, revenue: number, rpm: number) => ({
    title,
    revenue,
    rpm,
    views: 9_000,
    publishedAt: dayBefore(40),
  });
  const found = {
    uploads: [upload(one, a, 4.2), upload(two, b, 6.1)],
    all: { uploads: 60, views: 900_000, medianViews: 9_000, revenue: 5_000.75 },
    ...{ currency: "USD", isSample: false, next: null },
  };
  return {
    answer: { kind: "earnings", reading: reading("earnings"), found } as never,
    honest: {
      known: [
        `“${one}” earned $${a.toFixed(2)}, the most of your uploads.`,
        `“${one}” earned more than “${two}”.`,
        `Your uploads earned $5,000.75 together.`,
      ],
      heldOut: [
        `“${two}” made $${b.toFixed(2)}.`,
        `“${one}” brought in $${a.toFixed(2)} with an RPM of $4.20.`,
        `In total you earned $5,000.75.`,
      ],
    },
    lies: [
      { how: "digit", text: `“${one}” earned $${(a + 100).toFixed(2)}.` },
      { how: "subject", text: `“${two}” earned $${a.toFixed(2)}.` },
      { how: "superlative", text: `“${two}” earned the most of your uploads.` },
      { how: "direction", text: `“${two}” earned more than “${one}”.` },
      { how: "currency", text: `“${one}” earned €${a.toFixed(2)}.` },
      { how: "unit", text: `“${one}” earned ${a.toFixed(2)} views.` },
      { how: "unit", text: `The RPM of “${one}” is $6.10.` },
      { how: "period", text: `You earned $5,000.75 in the last 30 days.` },
    ],
  };
}

function audienceSaid(random: Random): Said {
  const [one = "", two = ""] = titles(random, 2);
  const [a, b] = [between(random, 12, 40), between(random, 3, 9)];
  const requests = [
    { wants: one, asked: a, video: null },
    { wants: two, asked: b, video: null },
  ];
  return {
    answer: {
      kind: "requests",
      reading: reading("viewer-requests"),
      found: { requests, isAbout: false, analyzed: 2, comments: 640 },
    } as never,
    honest: {
      known: [`${a} viewers asked for “${one}”.`, `Most viewers asked for “${one}”.`, `I read 640 comments.`],
      heldOut: [
        `“${one}” was asked for by ${a} people.`,
        `Your viewers want “${one}”, and ${b} asked for “${two}”.`,
        `“${one}” has more people asking than “${two}”.`,
      ],
    },
    lies: [
      { how: "digit", text: `${a + 7} viewers asked for “${one}”.` },
      { how: "subject", text: `${a} viewers asked for “${two}”.` },
      { how: "superlative", text: `Most viewers asked for “${two}”.` },
      { how: "invented", text: `Viewers asked for “a giveaway”.` },
      { how: "number", text: `I read 64 comments.` },
      { how: "unit", text: `You have 640 viewers.` },
      { how: "direction", text: `More viewers asked for “${two}” than “${one}”.` },
    ],
  };
}

/** All kinds of answers. */
const SAID = [
  channelSaid,
  uploadsSaid,
  planSaid,
  ideasSaid,
  forecastSaid,
  recordSaid,
  moneySaid,
  audienceSaid,
];

const FLIPS: Record<string, string> = {
  more: "fewer",
  fewer: "more",
  above: "below",
  below: "above",
  best: "worst",
  worst: "best",
  most: "fewest",
  fewest: "most",
  green: "red",
  red: "green",
  beat: "missed",
  better: "worse",
  promising: "risky",
  weakest: "best",
};

/** A true sentence turned: each number with another digit, each direction the other way round. All of them are lies. */
export function turned(text: string, random: Random): { how: string; text: string }[] {
  const parts = text.split(/(“[^”]*”)/);
  const outside = (change: (part: string) => string) =>
    parts.map((part, at) => (at % 2 === 1 ? part : change(part))).join("");
  const count = (
    text.match(
      /\b(?:more|above|best|most|green|better|promising|weakest|fewer|below|worst|fewest|red|beat)\b/gi,
    ) ?? []
  ).length;
  const flipped = outside((part) => part.replace(/\p{L}+/gu, (word) => FLIPS[word.toLowerCase()] ?? word));
  const offset = 3 + Math.floor(random() * 5);
  const off = outside((part) =>
    part.replace(/(?<![\d.,])\d[\d,]*(?![\d.,]*\d)/, (number) => {
      const value = Number(number.replaceAll(",", ""));
      return formatCount(value + offset * 10 ** Math.max(0, String(value).length - 2));
    }),
  );
  return [
    ...(count === 1 && flipped !== text ? [{ how: "flipped", text: flipped }] : []),
    ...(off !== text ? [{ how: "off", text: off }] : []),
  ];
}

/** Answers of all kinds, so many of each, the same every time. */
export function saidOften(rounds: number): Said[] {
  return Array.from({ length: rounds }, (_, round) =>
    SAID.map((make, at) => make(seeded(`${round}-${at}`))),
  ).flat();
}
