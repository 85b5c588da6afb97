import type { Request, Theme } from "../../../model/comment-digest";
import type { Advice, Digest, Insight, Trigger } from "../digested";
import { contentStems } from "./content-stems";

const MAX_TO_DO = 6;
const MAX_TO_KEEP = 2;
/** Two insights with more than this share of evidence in common say the same. */
const SAME_SHARE = 0.5;

type Claims = Pick<Digest, "questions" | "requests"> & { themes: Theme[]; triggers: Trigger[] };

interface RankedInsight extends Insight {
  rank: number;
  /** Whether it says what to keep, rather than what to do. */
  keeps: boolean;
  /** What is asked for, in stems. */
  asks: string[];
}

/**
 * What a creator can act on, each from one claim with its evidence: first what to do, then what to keep, ranked by how
 * many say it. What is asked takes `asked` people, a moment and a theme `seen`, a fault
 * that is found by its words `minded`. What viewers feel is no insight: that they laugh names nothing to do.
 */
export function deriveInsights(
  { themes, questions, requests, triggers }: Claims,
  people: { asked: number; seen: number; minded: number },
): Insight[] {
  const all: (Omit<RankedInsight, "advice"> & { advice: Advice | null })[] = [
    ...requests.map(({ kind, wants, asked, evidence }, index) => ({
      ...{ advice: REQUEST_ADVICE[kind], evidence, rank: asked, keeps: false, asks: contentStems(wants) },
      because: { list: "requests" as const, index },
    })),
    // A question that the creator has answered every time is done.
    ...questions.map(({ text, answers, asked, evidence }, index) => ({
      ...{
        advice: answers.answered < asked ? ("answer" as const) : null,
        evidence,
        rank: asked,
        keeps: false,
      },
      ...{ because: { list: "questions" as const, index }, asks: contentStems(text) },
    })),
    ...triggers.map((trigger, index) => ({
      ...{
        advice: triggerAdvice(trigger),
        evidence: trigger.evidence,
        rank: trigger.support,
        keeps: false,
        asks: [],
      },
      because: { list: "triggers" as const, index },
    })),
    ...themes.map(({ side, support, evidence }, index) => ({
      ...{
        advice: side === "negative" ? ("fix" as const) : ("keep" as const),
        evidence,
        rank: support,
        asks: [],
      },
      ...{ because: { list: "themes" as const, index }, keeps: side === "positive" },
    })),
  ];
  const chosen: RankedInsight[] = [];
  for (const { advice, ...claim } of all.toSorted((a, b) => b.rank - a.rank)) {
    const isFault = claim.because.list === "triggers" && triggers[claim.because.index]?.kind !== "moment";
    const least = claim.asks.length > 0 ? people.asked : isFault ? people.minded : people.seen;
    if (advice === null || claim.rank < least) continue;
    const insight = { ...claim, advice };
    const isFull =
      chosen.filter(({ keeps }) => keeps === insight.keeps).length >=
      (insight.keeps ? MAX_TO_KEEP : MAX_TO_DO);
    if (!isFull && chosen.every((other) => !isSame(other, insight))) chosen.push(insight);
  }
  return [...chosen.filter(({ keeps }) => !keeps), ...chosen.filter(({ keeps }) => keeps)].map(
    ({ advice, because, evidence }) => ({ advice, because, evidence }),
  );
}

function isSame(a: RankedInsight, b: RankedInsight): boolean {
  // "Where is the wallpaper from?" and "Wallpaper please": all that the shorter asks for is in the longer, and most of it.
  const [fewer, more] = a.asks.length <= b.asks.length ? [a.asks, b.asks] : [b.asks, a.asks];
  const isAsked =
    fewer.length > 0 && fewer.every((word) => more.includes(word)) && 2 * fewer.length >= more.length;
  const common = a.evidence.filter((index) => b.evidence.includes(index)).length;
  return isAsked || common > SAME_SHARE * Math.min(a.evidence.length, b.evidence.length);
}

const REQUEST_ADVICE: Record<Request["kind"], Advice> = { video: "make", addition: "add", change: "change" };

/** A moment up to this second is how the video opens. */
const OPENING = 30;

/** What to do about a trigger; null for nothing. */
export function triggerAdvice({
  kind,
  side,
  ofProduct,
  at = 0,
  isSkippedTo,
  shares,
}: Trigger): Advice | null {
  if (ofProduct) return null;
  if (kind === "clickbait") return kind;
  // That the video is paid for names nothing to mend.
  if (kind !== "moment") return side === undefined || side === "sponsor" ? null : side;
  if (isSkippedTo) return "begin-nearer";
  const isLiked = shares.positive.count > shares.n / 2 && shares.positive.count > 2 * shares.negative.count;
  if (!isLiked) return null;
  return at < OPENING ? "open-again" : "reuse";
}
