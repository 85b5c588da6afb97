import { SENTIMENTS } from "../../../../engines/sentiment";
import {
  type Analysis,
  analysisTitle,
  isInvented,
  originText,
} from "../../../../functions/comment-sentiment/analysis";
import type { KeptDigest, Share } from "../../../../model/comment-digest";
import { isoDay } from "../../../../numbers/days";
import { spreadsheetText } from "../../../../tables/rows";
import { type ReportFile, reportName } from "../../report/file";

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

interface Cells {
  detail?: string;
  count?: number;
  of?: number;
  share?: Share;
  /** Places of the comments to quote. */
  evidence?: number[];
}

/** A digest as rows of `REPORT_FIELDS`: figures with their ranges, claims, and the comments behind them. */
export function reportRows(digest: KeptDigest): ReportRow[] {
  const { counts, shares, score, themes, questions, requests, triggers, insights } = digest;
  const texts = new Map(digest.comments.map(({ index, text, cut }) => [index, cut ? `${text}…` : text]));
  const quote = (evidence: number[]) => evidence.map((index) => texts.get(index) ?? "").join("\n");
  const row = (
    part: string,
    what: string,
    { detail = "", count, of, share, evidence = [] }: Cells = {},
  ): ReportRow => [
    part,
    what,
    detail,
    count ?? "",
    of ?? "",
    ...(share ? [percent(share.share), percent(share.low), percent(share.high)] : ["", "", ""]),
    quote(evidence),
  ];
  const given = (what: string, count: number, detail?: string) =>
    row("Comments", what, { detail, count, of: counts.given });
  const claim = (part: string, what: string, support: number, cells: Cells) =>
    row(part, what, { ...cells, count: support, of: counts.distinct });
  const ofProduct = new Set(digest.comments.filter((one) => one.ofProduct).map(({ index }) => index));
  const topRow = (part: string, index: number) =>
    row(part, quote([index]), { detail: aboutOf(ofProduct.has(index)).join() });
  const shareRow = (part: string, what: string, share: Share, of: number, detail?: string) =>
    row(part, what, { detail, count: share.count, of, share });

  return [
    row("Comments", "Given", { count: counts.given }),
    given("Scored", counts.scored),
    ...counts.otherLanguages.map(({ language, count }) =>
      given("Not scored: another language", count, language ?? "not known"),
    ),
    given("Excluded: spam", counts.spam),
    given("Excluded: abusive", counts.abuse.abusive),
    given("Excluded: sexual", counts.abuse.sexual),
    given("Excluded: political fight", counts.abuse.political),
    given("Excluded: nothing to score", counts.nothing),
    given("Excluded: repeats", counts.repeats),
    given("Excluded: by the creator", counts.byCreator),
    ...(score
      ? [
          row("Score", "Sentiment score (0-10)", {
            detail: `${score.value}, range ${score.low} to ${score.high}`,
            of: score.n,
          }),
        ]
      : []),
    ...(digest.unread ? [] : SENTIMENTS).map((sentiment) =>
      shareRow("Share", sentiment, shares[sentiment], shares.n),
    ),
    ...(themes ?? []).flatMap(({ name, ofProduct, variants, support, shares: own, leaning, evidence }) => [
      claim("Theme", name, support, {
        detail: [...aboutOf(ofProduct), `leaning: ${leaning}`, ...variants].join("; "),
        evidence,
      }),
      shareRow("Theme", name, own.positive, own.n, "positive"),
      shareRow("Theme", name, own.negative, own.n, "negative"),
    ]),
    ...questions.map(({ text, ofProduct, asked, answers: { answered, unanswered, unknown }, evidence }) =>
      claim("Question", text, asked, {
        detail: [
          ...aboutOf(ofProduct),
          `${answered} answered, ${unanswered} unanswered, ${unknown} not known`,
        ].join("; "),
        evidence,
      }),
    ),
    ...requests.map(({ wants, kind, asked, evidence }) =>
      claim("Request", wants, asked, { detail: kind, evidence }),
    ),
    ...(digest.mentions ?? []).map(({ text, support, evidence }) =>
      claim("Named", text, support, { evidence }),
    ),
    ...(triggers ?? []).map(({ name, ofProduct, words, support, evidence }) =>
      claim("Trigger", name, support, {
        detail: [...aboutOf(ofProduct), words.join(", ")].join("; "),
        evidence,
      }),
    ),
    ...digest.topPositive.map((index) => topRow("Top positive comment", index)),
    ...digest.topNegative.map((index) => topRow("Top negative comment", index)),
    ...(digest.asking?.comments ?? []).map((index) => topRow("Comment that asks", index)),
    ...insights.map(({ text, evidence }) => row("Insight", text, { evidence })),
  ];
}

function aboutOf(ofProduct = false): string[] {
  return ofProduct ? ["about the product"] : [];
}

function percent(share: number): number {
  return Math.round(share * 1000) / 10;
}

/** An analysis as CSV: what it is of, then its figures, claims and evidence. */
export function reportFile(analysis: Analysis): ReportFile {
  const { analyzedAt, publishedAt, videoId, digest } = analysis;
  const fact = (what: string, detail: string): ReportRow =>
    REPORT_FIELDS.map((_, column) => ["Analysis", what, detail][column] ?? "");
  const rows = [
    fact("Video", analysisTitle(analysis)),
    fact("Comments came", originText(analysis)),
    fact("Analyzed", analyzedAt),
    ...(publishedAt ? [fact("Published", publishedAt)] : []),
    ...(videoId ? [fact("Video id", videoId)] : []),
    ...reportRows(digest),
  ];
  return {
    name: reportName(isInvented(analysis) ? "sample" : "yours", isoDay(analyzedAt)),
    text: spreadsheetText(REPORT_FIELDS, rows),
  };
}
