import type { Reading } from "../../../engines/questions";
import { aboutDayText, dayText } from "../../../numbers/days";
import { counted } from "../../../numbers/figures";
import {
  type AnswerShown,
  barred,
  CHANNEL,
  type Found,
  NO_SUBSCRIBERS,
  REPORT,
  SUBSCRIBERS,
  viewsOf,
} from "./shown";

/** How many uploads came out in the days asked for, and what they have; from the best or worst where that was asked for. */
export function showSpan(
  { from, until, list }: Found<"span">,
  { kind, extreme }: Pick<Reading, "kind" | "extreme">,
  { question, today }: { question: string; today: string },
): AnswerShown {
  const what = kind === "short" ? "Short" : kind === "long" ? "long video" : "upload";
  const days = `from ${dayText(from)} to ${dayText(until < today ? until : today)}`;
  const [first] = list.uploads;
  const about = list.uploads.some(({ publishedWithinDays }) => publishedWithinDays) ? "about " : "";
  const says = SUBSCRIBERS.test(question)
    ? NO_SUBSCRIBERS
    : !first
      ? `You have no ${what} ${days}.`
      : extreme
        ? `Your ${what} ${days} with the ${extreme === "least" ? "fewest" : "most"} views is “${first.title}”: ${viewsOf(first.views)}.`
        : `You published ${about}${counted(list.all.uploads, what)} ${days}. Until now they have ${viewsOf(list.all.views)} together.`;
  return {
    says,
    lines: barred(list.uploads, ({ views }) => views).map(
      ({ title, views, publishedAt, publishedWithinDays, percent }) => ({
        text: `${title} · ${aboutDayText(publishedAt, publishedWithinDays)}`,
        value: viewsOf(views),
        percent,
      }),
    ),
    source: CHANNEL,
    next: [REPORT],
  };
}
