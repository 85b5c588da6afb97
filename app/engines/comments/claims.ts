import { z } from "zod";

const count = z.number().int().min(0);
const proportion = z.number().min(0).max(1);
/** Of the comments in the list that was given, from 0; each that a claim names stands in `comments` of the digest. */
const evidence = z.array(count).max(4);

/** A share of `n`, all from 0 to 1; its range is of who happened to write and of how comments are misread. */
const share = z.object({ count, share: proportion, low: proportion, high: proportion });
const shares = z.object({ n: count, positive: share, neutral: share, negative: share });

/** Where most of those who take a side stand, where the range leaves no doubt of it; else `unclear`. */
const leaning = z.enum(["positive", "negative", "unclear"]);

const theme = z.object({
  name: z.string(),
  /** Other words of the same comments, which are no theme of their own. */
  variants: z.array(z.string()),
  /** Different comments that name it. */
  support: count,
  likes: count.nullable(),
  shares,
  leaning,
  evidence,
});

const question = z.object({
  /** As one of those who ask puts it. */
  text: z.string(),
  /** Different comments that ask it. */
  asked: count,
  /** Of all that ask it; null where the source tells no likes. */
  likes: count.nullable(),
  /** By the creator, as the source shows it: `unknown` where it does not show every reply and who wrote it. */
  answers: z.object({ answered: count, unanswered: count, unknown: count }),
  evidence,
});

const request = z.object({
  /** What is asked for, in the words of one who asks. */
  wants: z.string(),
  /** A video to make, something to add to this one (amounts, links, captions), or another way of doing it. */
  kind: z.enum(["video", "addition", "change"]),
  asked: count,
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
  /** For people: "Laughter", "Sound", "The moment at 3:42". */
  name: z.string(),
  /** Second of the video; for a moment only. */
  at: count.optional(),
  /** Whether it is something that viewers mind. */
  complaint: z.boolean(),
  support: count,
  likes: count.nullable(),
  /** Of those behind it that are scored. */
  shares,
  leaning,
  /** The words it was found by, the most frequent first; none for a moment. */
  words: z.array(z.string()),
  /** What it is about: words that at least two of its comments have, the most frequent first. */
  about: z.array(z.string()),
  evidence,
});

const insight = z.object({
  text: z.string(),
  /** The claim that it rests on: which list, and where in it. */
  because: z.object({ list: z.enum(["themes", "questions", "requests", "triggers"]), index: count }),
  evidence,
});

const excerpt = z.object({
  index: count,
  text: z.string(),
  /** Whether the comment goes on. */
  cut: z.boolean(),
  likes: count.optional(),
  /** Missing where it was not scored: a bare time stamp behind a moment. */
  feeling: z.enum(["positive", "neutral", "negative"]).optional(),
  /** How the whole comment was read, also where the text is cut; missing with the feeling. */
  valence: z.number().min(-4).max(4).optional(),
  chances: z.object({ positive: proportion, neutral: proportion, negative: proportion }).optional(),
});

/** What many comments say together: every claim with its counts and the comments behind it. At most 40 KB as JSON. */
export const digestSchema = z.object({
  /** Each given comment is counted in one of `scored`, `otherLanguages`, `spam`, `nothing`, `repeats`, `byCreator`. */
  counts: z.object({
    given: count,
    scored: count,
    /** Different texts among the scored ones: what themes, questions, requests and triggers are counted in. */
    distinct: count,
    otherLanguages: z.array(z.object({ language: z.string().nullable(), count })),
    spam: count,
    nothing: count,
    repeats: count,
    byCreator: count,
  }),
  /** The texts repeated most among those set apart, with how often each was given in all. */
  repeated: z.array(z.object({ text: z.string(), times: count })),
  shares,
  /** From 0 to 10 with its range; null under `bounds.score` scored comments. */
  score: z.object({ value: z.number(), low: z.number(), high: z.number(), n: count }).nullable(),
  /** Null where there are too few different comments to say so. */
  themes: z.array(theme).nullable(),
  questions: z.array(question),
  requests: z.array(request),
  triggers: z.array(trigger).nullable(),
  topPositive: z.array(count),
  topNegative: z.array(count),
  insights: z.array(insight),
  /** The comments behind the claims, in the order given. */
  comments: z.array(excerpt),
  bounds: z.object({ score: count, themes: count, triggers: count, insights: count, support: count }),
});

export type Digest = z.infer<typeof digestSchema>;
export type Share = z.infer<typeof share>;
export type Shares = z.infer<typeof shares>;
export type Leaning = z.infer<typeof leaning>;
export type Theme = z.infer<typeof theme>;
export type Question = z.infer<typeof question>;
export type Request = z.infer<typeof request>;
export type Trigger = z.infer<typeof trigger>;
export type TriggerKind = (typeof TRIGGER_KINDS)[number];
export type Insight = z.infer<typeof insight>;
export type Excerpt = z.infer<typeof excerpt>;
