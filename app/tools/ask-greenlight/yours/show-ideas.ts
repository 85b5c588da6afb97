import type { Reading } from "../../../engines/questions";
import { IDEAS_PATH } from "../../../functions/content-ideas/yours-messages";
import { addressWith } from "../../../navigation/address";
import { LIGHT_PATH } from "../../../navigation/paths";
import { approximate, counted, timesText } from "../../../numbers/figures";
import {
  type AnswerShown,
  barred,
  COMMENTS_PATH,
  FORECAST_PATH,
  type Found,
  ideaLinks,
  LIGHTS,
  LINES,
  lightOf,
  TITLES_PATH,
} from "./shown";

/** "about 6 in 10": never none and never all. */
const inTen = (chance: number) => `about ${Math.min(9, Math.max(1, Math.round(10 * chance)))} in 10`;

/** Why an idea has no light. */
const MISSING: Partial<Record<string, string>> = {
  "no-subject": "the words do not say what the video is about",
  "no-channel": "connect your channel first",
  "too-few-uploads": "your channel has too few videos",
  "nothing-close": "you have no video like it yet",
};

export function showJudged(found: Found<"ideas-judged">): AnswerShown {
  const told = ({ idea, color, chance, finding }: (typeof found)[number]) =>
    chance === null
      ? `${[`${LIGHTS[color]} for “${idea}”`, MISSING[finding]].filter(Boolean).join(": ")}.`
      : `${LIGHTS[color]} for “${idea}”: ${inTen(chance)} like it beat your usual.`;
  const idea = found[0]?.idea ?? "";
  const [one, other] = found;
  const areUnlike = found.length === 2 && found.every(({ finding }) => finding === "nothing-close");
  return {
    says: areUnlike
      ? `No light yet for “${one?.idea}” or “${other?.idea}”: you have no video like either.`
      : found.map(told).join(" "),
    lines: [],
    source: { label: "Source: your uploads", to: lightOf(idea) },
    next: other
      ? found.map((each) => ({ label: `See “${each.idea}”`, to: lightOf(each.idea) }))
      : ideaLinks(idea),
  };
}

export function showIdeas({ ideas }: Found<"ideas">): AnswerShown {
  const [first] = ideas;
  return {
    says: first
      ? `Your likeliest next video: ${first.title ?? first.subject}.`
      : "Nothing on your channel points to a next video yet.",
    lines: ideas.slice(0, LINES).map(({ title, subject, color }) => ({
      text: title ?? subject,
      value: LIGHTS[color],
      href: lightOf(title ?? subject),
      percent: null,
    })),
    source: { label: "Source: your ideas", to: IDEAS_PATH },
    next: [{ label: "Open your ideas", to: IDEAS_PATH }],
  };
}

/** Stems and other wordings for a title. */
export function showTitles(
  { alternatives, stems }: Found<"titles">,
  { subject }: Pick<Reading, "subject">,
): AnswerShown {
  const page = addressWith(TITLES_PATH, { titles: subject ?? "" });
  const [best] = stems;
  const says = best
    ? `Titles like “${best.text}” did best on your channel: ${timesText(best.multiple)} the uploads around them.`
    : alternatives.length > 0
      ? `Other wordings for “${subject}” are below.`
      : "Your titles share no wording that did clearly better. Rank your own drafts against each other.";
  return {
    says,
    lines: [
      ...stems.slice(0, LINES).map(({ text, multiple }) => ({
        text,
        value: `${timesText(multiple)} around them`,
        href: addressWith(TITLES_PATH, { titles: text.includes("…") ? (subject ?? "") : text }),
        percent: null,
      })),
      ...alternatives.map(({ title, chance }) => ({
        text: title,
        value: `${Math.round(100 * chance)} in 100 to beat yours`,
        href: addressWith(TITLES_PATH, { titles: title }),
        percent: null,
      })),
    ],
    source: { label: "Source: your titles", to: page },
    next: [
      { label: "Rank your drafts", to: page },
      ...(subject === null
        ? []
        : [{ label: "Forecast it", to: addressWith(FORECAST_PATH, { title: subject }) }]),
    ],
  };
}

export function showForecasts(found: Found<"forecasts">): AnswerShown {
  const told = ({ title, p10, p50, p90 }: (typeof found)[number]) =>
    `“${title}” gets about ${approximate(p50)} views in 30 days, likely ${approximate(p10)} to ${approximate(p90)}.`;
  const [first] = found;
  const page = addressWith(FORECAST_PATH, { title: first?.title ?? "" });
  return {
    says: found.map(told).join(" "),
    lines:
      found.length < 2
        ? []
        : barred(found, ({ p50 }) => p50).map(({ title, p50, percent }) => ({
            text: title,
            value: `about ${approximate(p50)}`,
            percent,
          })),
    source: { label: `Source: ${counted(first?.basis ?? 0, "upload")} of yours`, to: page },
    next: [
      { label: "See how it is made up", to: page },
      { label: "Get its light", to: lightOf(first?.title ?? "") },
    ],
  };
}

const BECAUSE: Record<NonNullable<Found<"interest">["interest"]>["because"], string> = {
  spiking: "is rising fast this week",
  rising: "is rising this week",
  season: "has its season soon",
  steady: "is steady",
  declining: "is falling this week",
  "out-of-season": "is out of season",
  "too-little": "is too little to tell",
  "no-article": "is not known: no article counts its readers",
  "other-article": "is not known: the article found is about something else",
};

export function showInterest({ idea, interest }: Found<"interest">): AnswerShown {
  const light = { label: "See what people look for", to: addressWith(LIGHT_PATH, { q: idea }) };
  const months = interest?.monthsToPeak ?? null;
  const peak =
    months === null
      ? ""
      : months === 0
        ? " It peaks this month."
        : ` It peaks in ${counted(months, "month")}.`;
  return {
    says: interest
      ? `Interest in “${idea}” ${BECAUSE[interest.because]}.${peak}`
      : `Nobody has looked up interest in “${idea}” yet. Its light does.`,
    lines: [],
    source: interest ? { label: "Source: the light's interest", to: light.to } : null,
    next: [light],
  };
}

/** What viewers ask for, by the comments that were analyzed. */
export function showRequests(
  { requests, isAbout, analyzed, comments }: Found<"requests">,
  { subject }: Pick<Reading, "subject">,
): AnswerShown {
  const page = { label: analyzed === 0 ? "Analyze your comments" : "See your comments", to: COMMENTS_PATH };
  const [first] = requests;
  const source =
    analyzed === 0 ? null : { label: `Source: ${counted(comments, "comment")}`, to: COMMENTS_PATH };
  if (!first)
    return {
      says:
        analyzed === 0
          ? "No comments have been analyzed yet: they tell what viewers ask for."
          : `No requests found in ${counted(comments, "comment")}.`,
      ...{ lines: [], source, next: [page] },
    };
  const missing = subject !== null && !isAbout ? `No request about “${subject}”. ` : "";
  return {
    says: `${missing}${counted(first.asked, "viewer")} asked for “${first.wants}”.`,
    lines: barred(requests.slice(0, LINES), ({ asked }) => asked).map(({ wants, asked, percent }) => ({
      text: wants,
      value: counted(asked, "viewer"),
      href: lightOf(wants),
      percent,
    })),
    source,
    next: [page, { label: "Get its light", to: lightOf(first.wants) }],
  };
}
