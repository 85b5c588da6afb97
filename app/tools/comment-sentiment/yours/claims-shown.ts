import type { Digest, Leaning, Question, Request, Shares, Theme, Trigger } from "../../../engines/comments";
import { counted } from "../../../numbers/counted";
import { percentText } from "../../../numbers/percent-text";
import { sharesDrawn } from "../shares-drawn";
import { breakdownOf, rangeText } from "./percent";

const LEANINGS: Record<Leaning, string> = {
  positive: "mostly positive",
  negative: "mostly negative",
  unclear: "no clear side",
};
const KINDS: Record<Request["kind"], string> = {
  video: "A video to make",
  addition: "Something to add",
  change: "Another way of doing it",
};
const LISTS = {
  themes: "the theme",
  questions: "the question",
  requests: "the request",
  triggers: "the trigger",
};

/** What the comments say, each claim with the places of the comments behind it. */
export function claimsShown({ themes, questions, requests, triggers, insights, bounds, counts }: Digest) {
  const tooFew = (needed: number) =>
    `Not enough data: it takes ${needed} different comments that could be scored, and there are ${counts.distinct}.`;
  const claimAt = {
    themes: (at: number) => named(themes?.[at]?.name, themes?.[at]?.support),
    triggers: (at: number) => named(triggers?.[at]?.name, triggers?.[at]?.support),
    questions: (at: number) => named(questions[at]?.text, questions[at]?.asked),
    requests: (at: number) => named(requests[at]?.wants, requests[at]?.asked),
  };
  return {
    themes: themes?.map(themeShown),
    noThemes: themes ? `No theme comes up in ${bounds.support} comments or more.` : tooFew(bounds.themes),
    questions: questions.map(questionShown),
    requests: requests.map(requestShown),
    triggers: triggers?.map(triggerShown),
    noTriggers: triggers
      ? `No trigger comes up in ${bounds.support} comments or more.`
      : tooFew(bounds.triggers),
    insights: insights.map(({ text, because, evidence }) => {
      const { name, support } = claimAt[because.list](because.index);
      return {
        text,
        because: `${LISTS[because.list]} “${name}”`,
        evidence,
        chosen: chosenText(evidence, support),
      };
    }),
    noInsights: `Nothing comes up often enough to act on: it takes ${bounds.insights} comments that say the same.`,
  };
}

function named(name = "", support = 0) {
  return { name, support };
}

/** Says that there are more comments behind a claim than are kept with it; nothing where all of them are there. */
function chosenText(evidence: number[], support: number): string {
  return evidence.length < support
    ? `${evidence.length} of the ${counted(support, "comment")}, the most telling first.`
    : "";
}

function themeShown({ name, variants, support, shares, leaning, evidence }: Theme) {
  return {
    name,
    support: counted(support, "comment"),
    ...sidesOf(shares, leaning),
    notes: besidesOf(name, variants),
    evidence,
    chosen: chosenText(evidence, support),
  };
}

function triggerShown({ name, support, shares, leaning, words, about, evidence }: Trigger) {
  const quoted = (those: string[]) => those.map((word) => `“${word.replace("* ", "… ")}”`).join(", ");
  return {
    name,
    support: counted(support, "comment"),
    ...sidesOf(shares, leaning),
    notes: [
      words.length > 0 ? `Found by ${quoted(words)}.` : "",
      about.length > 0 ? `About ${quoted(about)}.` : "",
    ]
      .join(" ")
      .trim(),
    evidence,
    chosen: chosenText(evidence, support),
  };
}

function questionShown({ text, asked, likes, answers, evidence }: Question) {
  return {
    text,
    asked: askedText(asked, likes),
    said: answeredText(answers, asked),
    evidence,
    chosen: chosenText(evidence, asked),
  };
}

/** Whether the creator has answered, as far as the source shows it. */
function answeredText({ answered, unanswered, unknown }: Question["answers"], asked: number): string {
  if (answered === asked) return "answered";
  if (answered > 0) return `answered ${answered} of ${asked} times`;
  return unanswered > unknown ? "not answered" : "answers not known";
}

function requestShown({ wants, kind, asked, likes, evidence }: Request) {
  return {
    wants: `“${wants}”`,
    kind: KINDS[kind],
    asked: askedText(asked, likes),
    evidence,
    chosen: chosenText(evidence, asked),
  };
}

function askedText(asked: number, likes: number | null): string {
  return likes ? `${counted(asked, "comment")}, ${counted(likes, "like")}` : counted(asked, "comment");
}

function sidesOf(shares: Shares, leaning: Leaning) {
  const { positive, neutral, negative, n } = shares;
  const part = (name: string, share: Shares["positive"]) =>
    `${percentText(share.share)} ${name} (${rangeText(share)})`;
  return {
    bar: n === 0 ? null : sharesDrawn(breakdownOf(shares)),
    leaning: LEANINGS[leaning],
    shares:
      n === 0
        ? "None of them is scored."
        : `Of ${counted(n, "scored comment")}: ${part("positive", positive)}, ${part("neutral", neutral)}, ${part("negative", negative)}.`,
  };
}

/** Longer names of the same, and what else comes up in these comments. */
function besidesOf(name: string, variants: string[]): string {
  const isLonger = (variant: string) => variant.toLowerCase().includes(name.toLowerCase());
  const listed = (lead: string, those: string[]) =>
    those.length > 0 ? [`${lead}: ${those.map((one) => `“${one}”`).join(", ")}.`] : [];
  return [
    ...listed("Among them", variants.filter(isLonger)),
    ...listed(
      "Often in the same comments",
      variants.filter((one) => !isLonger(one)),
    ),
  ].join(" ");
}
