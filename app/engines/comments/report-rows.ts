import type { Digest, Share } from "./claims";

export const REPORT_FIELDS = [
  "Part",
  "What",
  "Detail",
  "Count",
  "Of",
  "Share %",
  "Low %",
  "High %",
  "Comments",
] as const;
export type ReportRow = (string | number)[];

/** A digest as rows of `REPORT_FIELDS`: figures with their ranges, claims, and the comments behind them. */
export function reportRows(digest: Digest): ReportRow[] {
  const { counts, shares, score, themes, questions, requests, triggers, insights } = digest;
  const texts = new Map(digest.comments.map(({ index, text, cut }) => [index, cut ? `${text}…` : text]));
  const quoted = (evidence: number[]) => evidence.map((index) => texts.get(index) ?? "").join("\n");
  const row = (
    part: string,
    what: string,
    detail = "",
    count: number | "" = "",
    n: number | "" = "",
    share?: Share,
    comments = "",
  ): ReportRow => [
    part,
    what,
    detail,
    count,
    n,
    ...(share ? [percent(share.share), percent(share.low), percent(share.high)] : ["", "", ""]),
    comments,
  ];
  const claimed = (support: number, comments: number[], part: string, what: string, detail: string) =>
    row(part, what, detail, support, counts.distinct, undefined, quoted(comments));

  return [
    row("Comments", "Given", "", counts.given),
    row("Comments", "Scored", "", counts.scored, counts.given),
    ...counts.otherLanguages.map(({ language, count }) =>
      row("Comments", "Not scored: another language", language ?? "not known", count, counts.given),
    ),
    row("Comments", "Set apart: spam", "", counts.spam, counts.given),
    row("Comments", "Set apart: nothing to score", "", counts.nothing, counts.given),
    row("Comments", "Set apart: repeats", "", counts.repeats, counts.given),
    row("Comments", "Set apart: by the creator", "", counts.byCreator, counts.given),
    ...(score
      ? [
          row(
            "Score",
            "Sentiment score (0-10)",
            `${score.value}, range ${score.low} to ${score.high}`,
            "",
            score.n,
          ),
        ]
      : []),
    ...(["positive", "neutral", "negative"] as const).map((feeling) =>
      row("Share", feeling, "", shares[feeling].count, shares.n, shares[feeling]),
    ),
    ...(themes ?? []).flatMap(({ name, variants, support, shares: own, leaning, evidence }) => [
      claimed(support, evidence, "Theme", name, [`leaning: ${leaning}`, ...variants].join("; ")),
      row("Theme", name, "positive", own.positive.count, own.n, own.positive),
      row("Theme", name, "negative", own.negative.count, own.n, own.negative),
    ]),
    ...questions.map(({ text, asked, answers, evidence }) =>
      claimed(
        asked,
        evidence,
        "Question",
        text,
        `${answers.answered} answered, ${answers.unanswered} unanswered, ${answers.unknown} not known`,
      ),
    ),
    ...requests.map(({ wants, kind, asked, evidence }) => claimed(asked, evidence, "Request", wants, kind)),
    ...(triggers ?? []).map(({ name, words, support, evidence }) =>
      claimed(support, evidence, "Trigger", name, words.join(", ")),
    ),
    ...digest.topPositive.map((index) => row("Top positive comment", texts.get(index) ?? "")),
    ...digest.topNegative.map((index) => row("Top negative comment", texts.get(index) ?? "")),
    ...insights.map(({ text, evidence }) => row("Insight", text, "", "", "", undefined, quoted(evidence))),
  ];
}

function percent(share: number): number {
  return Math.round(share * 1000) / 10;
}
