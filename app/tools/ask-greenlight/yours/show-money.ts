import type { Reading } from "../../../engines/questions";
import { counted, moneyText } from "../../../numbers/figures";
import {
  type AnswerShown,
  barred,
  CHANNEL,
  type Found,
  notNamed,
  REPORT,
  REVENUE_PATH,
  viewsOf,
} from "./shown";

const NO_REVENUE = "No source of your channel tells revenue. YouTube Studio's export with revenue does.";

/** Shorts and long videos beside each other: by what they earned where money was asked for, else by the views of the middle one. */
export function showKinds(
  { shorts, longs }: Found<"kinds">,
  { intent }: Pick<Reading, "intent">,
): AnswerShown {
  const kinds = [
    { name: "Short", all: shorts.all },
    { name: "long video", all: longs.all },
  ];
  const known = kinds.filter(({ all }) => all.uploads > 0);
  const isMoney = intent === "earnings";
  const page = isMoney ? { label: "See your revenue", to: REVENUE_PATH } : REPORT;
  const rest = { lines: [], source: CHANNEL, next: [page] };
  if (known.length === 0)
    return {
      says: "Your channel's data tells no lengths: Shorts and long videos look alike in it.",
      ...rest,
    };
  if (known.length < kinds.length)
    return { says: `You have no ${kinds.find((one) => !known.includes(one))?.name}s yet.`, ...rest };
  if (isMoney && kinds.every(({ all }) => all.revenue === null)) return { says: NO_REVENUE, ...rest };
  const amountOf = ({ all }: (typeof kinds)[number]) => (isMoney ? all.revenue : all.medianViews) ?? 0;
  const textOf = (one: (typeof kinds)[number]) =>
    isMoney ? moneyText(amountOf(one), shorts.currency) : viewsOf(amountOf(one));
  const [short, long] = kinds.map(textOf);
  return {
    says: isMoney
      ? `Your Shorts earned ${short}, your long videos ${long}.`
      : `Your Shorts usually get ${short}, your long videos ${long}.`,
    lines: barred(kinds, amountOf).map((one) => ({
      text: counted(one.all.uploads, one.name),
      value: textOf(one),
      percent: one.percent,
    })),
    source: CHANNEL,
    next: [page],
  };
}

/** A time that money is asked of. */
const SPAN =
  /\b(?:(?:last|this|per|a|each|every|past|in) (?:month|week|year|quarter)|monthly|weekly|yearly|today|yesterday|monat\w*|woche|jahr|mes|mês|semana|año|ano|mois|semaine|année)\b/iu;

export function showEarnings(
  { uploads, all, currency }: Found<"earnings">,
  { subject, extreme }: Pick<Reading, "subject" | "extreme">,
  { question, missing }: { question: string; missing: string | null },
): AnswerShown {
  const page = { label: "See your revenue", to: REVENUE_PATH };
  const [first] = uploads;
  if (!first || all.revenue === null) {
    return { says: NO_REVENUE, lines: [], source: null, next: [page] };
  }
  const amount = moneyText(first.revenue ?? 0, currency);
  const says =
    subject === null
      ? `“${first.title}” earned ${amount}, the ${extreme ?? "most"} of your uploads. All together earned ${moneyText(all.revenue, currency)}.`
      : all.uploads === 1
        ? `“${first.title}” earned ${amount}.`
        : `${counted(all.uploads, "upload")} on “${subject}” earned ${moneyText(all.revenue, currency)} together.`;
  return {
    says: [
      ...(missing === null ? [] : [notNamed(missing)]),
      says,
      ...(SPAN.test(question)
        ? ["That is since each was published: your channel's data tells no revenue by month."]
        : []),
    ].join(" "),
    lines: barred(uploads, ({ revenue }) => revenue).map(({ title, revenue, rpm, percent }) => ({
      text: title,
      value: `${moneyText(revenue ?? 0, currency)}${rpm === null ? "" : `, RPM ${moneyText(rpm, currency)}`}`,
      percent,
    })),
    source: CHANNEL,
    next: [page],
  };
}
