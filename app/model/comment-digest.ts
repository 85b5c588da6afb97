import { z } from "zod";

/** A comment as it was given. Its author is never kept. What the source does not say is missing. */
export interface GivenComment {
  text: string;
  likes?: number;
  replies?: number;
  /** As the source writes it: ISO 8601 where it was read as a date. */
  publishedAt?: string;
  isReply?: boolean;
  /** Whether the creator of the video wrote it. */
  byCreator?: boolean;
  /** The same number for all comments of one writer; who that is, nobody keeps. */
  writer?: number;
  /** The same for a comment and its replies. */
  thread?: string;
}

// What is kept of an analysis of comments. Whoever renames a field adds a step to functions/desk/state.ts.

const count = z.number().int().min(0);
const proportion = z.number().min(0).max(1);
/** Places of comments in the list that was given, from 0. Each stands in `comments` of the digest. */
const evidence = z.array(count).max(4);

/** A share of `n`, from 0 to 1, with its range: who happened to write, and how comments are misclassified. */
const share = z.object({ count, share: proportion, low: proportion, high: proportion });
const shares = z.object({ n: count, positive: share, neutral: share, negative: share });

/** The side of most who take one, where the range leaves no doubt; else `unclear`. */
const leaning = z.enum(["positive", "negative", "unclear"]);

/** Missing where false. */
const ofProduct = z.literal(true).optional();

const theme = z.object({
  /** An opinion of a thing, as one viewer wrote it: "music is too loud". */
  name: z.string(),
  /** Whether it is praise or blame. */
  side: z.enum(["positive", "negative"]),
  /** Said of the product that the video is about, not of the video. So below. */
  ofProduct,
  /** Other wordings of the same. */
  variants: z.array(z.string()),
  /** People who say it: each counts once. */
  support: count,
  likes: count.nullable(),
  shares,
  leaning,
  evidence,
});

const question = z.object({
  /** In the words of one who asks. */
  text: z.string(),
  /** People who ask it: each counts once. */
  asked: count,
  ofProduct,
  /** Of all comments that ask it; null where the source tells no likes. */
  likes: count.nullable(),
  /** By the creator; `unknown` where the source does not show every reply and who wrote it. */
  answers: z.object({ answered: count, unanswered: count, unknown: count }),
  evidence,
});

const request = z.object({
  /** What is asked for, in the words of one who asks. */
  wants: z.string(),
  /** A video to make, something to add to this one (amounts, links, captions), or a change in how it is done. */
  kind: z.enum(["video", "addition", "change"]),
  asked: count,
  likes: count.nullable(),
  evidence,
});

const mention = z.object({
  /** A word or up to three in a row, as most who name it write it. */
  text: z.string(),
  /** People who write it. */
  support: count,
  likes: count.nullable(),
  evidence,
});

const TRIGGER_KINDS = [
  "moment",
  "humour",
  "surprise",
  "nostalgia",
  "moved",
  "inspired",
  "helped",
  "frustration",
  "confusion",
  "disagreement",
  "audio",
  "picture",
  "pace",
  "price",
  "ads",
  "clickbait",
] as const;

const trigger = z.object({
  kind: z.enum(TRIGGER_KINDS),
  /** As it is shown, worded by the desk: "Being moved", "Sound", "The moment at 3:42". */
  name: z.string(),
  /** Second of the video, for a moment only. */
  at: count.optional(),
  /** Whether viewers complain. */
  complaint: z.boolean(),
  ofProduct,
  support: count,
  likes: count.nullable(),
  /** Of its scored comments. */
  shares,
  leaning,
  /** The words it was found by, the most frequent first. Empty for a moment. */
  words: z.array(z.string()),
  /** Words that several of its comments have, the most frequent first. */
  about: z.array(z.string()),
  evidence,
});

const insight = z.object({
  /** What to do, in a sentence, worded by the desk. */
  text: z.string(),
  /** The claim it is based on: which list, and where in it. */
  because: z.object({ list: z.enum(["themes", "questions", "requests", "triggers"]), index: count }),
  evidence,
});

const excerpt = z.object({
  index: count,
  text: z.string(),
  /** Whether the comment goes on. */
  cut: z.boolean(),
  likes: count.optional(),
  /** Under a review of a product: says nothing of the video. */
  ofProduct,
  /** Its sentiment class. Missing where it was not scored: a bare time stamp. */
  feeling: z.enum(["positive", "neutral", "negative"]).optional(),
  /** Of the whole comment, also where the text is cut. Missing with `feeling`. */
  valence: z.number().min(-4).max(4).optional(),
  /** The probabilities of the three classes. Missing with `feeling`. */
  chances: z.object({ positive: proportion, neutral: proportion, negative: proportion }).optional(),
});

/** What many comments say together: every claim with its counts and evidence. At most 40 KB as JSON. */
export const digestSchema = z.object({
  /** Each given comment is counted in one of `scored`, `otherLanguages`, `spam`, `abuse`,
   * `nothing`, `repeats`, `byCreator`. */
  counts: z.object({
    given: count,
    scored: count,
    /** Different texts among the scored ones. Themes, questions, requests and triggers are counted in these. */
    distinct: count,
    otherLanguages: z.array(z.object({ language: z.string().nullable(), count })),
    spam: count,
    /** Abuse, sexual talk and political fights. */
    abuse: z.object({ abusive: count, sexual: count, political: count }),
    nothing: count,
    repeats: count,
    byCreator: count,
  }),
  /** The texts repeated most, with how often each was given. */
  repeated: z.array(z.object({ text: z.string(), times: count })),
  shares,
  /**
   * Most comments are in languages that are not read: there is no score and no claim but the questions, found by their
   * mark. `asking` comments ask, and all together have these likes.
   */
  unread: z.object({ asking: count, likes: count.nullable() }).optional(),
  /** People who ask or request something, found by its form, and some of their comments. Missing in older analyses. */
  asking: z.object({ count, comments: z.array(count).max(8) }).optional(),
  /** The comments are those on a product. */
  ofProduct,
  /** From 0 to 10 with its range; null below `bounds.score` scored comments. */
  score: z.object({ value: z.number(), low: z.number(), high: z.number(), n: count }).nullable(),
  /** Null below `bounds.themes` different comments, as are triggers below `bounds.triggers`. */
  themes: z.array(theme).nullable(),
  questions: z.array(question),
  requests: z.array(request),
  triggers: z.array(trigger).nullable(),
  /** What several viewers name, whatever they say of it. Missing in older analyses. */
  mentions: z.array(mention).optional(),
  topPositive: z.array(count),
  topNegative: z.array(count),
  insights: z.array(insight),
  /** The comments behind all claims, in the order given. */
  comments: z.array(excerpt),
  bounds: z.object({ score: count, themes: count, triggers: count, insights: count, support: count }),
});

const instant = z.iso.datetime();
const half = z.object({
  value: z.number(),
  low: z.number(),
  high: z.number(),
  n: z.number(),
  from: instant,
  to: instant,
});

/** The scores of the older and the newer half of dated comments. */
export const shiftSchema = z.object({ earlier: half, later: half });

const excludedExample = z.object({ text: z.string(), cut: z.boolean() });

/** A few of the comments that no figure counts, so that one can check whether that is right. */
export const excludedExamplesSchema = z.object({
  spam: z.array(excludedExample.extend({ why: z.string() })),
  /** `language` is its ISO 639-1 code, null where it cannot be told. */
  languages: z.array(excludedExample.extend({ language: z.string().nullable() })),
});

export type KeptDigest = z.infer<typeof digestSchema>;
export type Share = z.infer<typeof share>;
export type Shares = z.infer<typeof shares>;
export type Leaning = z.infer<typeof leaning>;
export type Theme = z.infer<typeof theme>;
export type Question = z.infer<typeof question>;
export type Request = z.infer<typeof request>;
export type Mention = z.infer<typeof mention>;
export type KeptTrigger = z.infer<typeof trigger>;
export type TriggerKind = (typeof TRIGGER_KINDS)[number];
export type KeptInsight = z.infer<typeof insight>;
export type Excerpt = z.infer<typeof excerpt>;
export type Shift = z.infer<typeof shiftSchema>;
export type KeptExamples = z.infer<typeof excludedExamplesSchema>;
