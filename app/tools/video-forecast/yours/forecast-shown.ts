import { counted } from "../../../numbers/counted";
import { dayText } from "../../../numbers/day";
import { drawn } from "../../../numbers/drawn";
import { percentText } from "../../../numbers/percent-text";
import { relativeAge } from "../../../numbers/relative-age";
import { besideUsual, findingOf, testInWords } from "./finding";
import type { Origin, OwnForecast } from "./own-forecast";
import { partsShown } from "./parts-shown";
import { recentPicture } from "./recent-picture";
import { testShown } from "./test-shown";
import type { viewsAxis } from "./views-axis";
import { views } from "./wording";

const DAY_MS = 86_400_000;

const MARKS: Partial<Record<Origin, string>> = { example: "Example", sample: "Sample channel" };
const SOURCES: Record<Origin, string> = {
  youtube: "YouTube",
  sample: "the sample catalogue",
  list: "a pasted list",
  file: "a file",
  example: "an invented channel",
};

export type ForecastShown = ReturnType<typeof forecastShown>;

/** A forecast as its card draws it; `scale` is the one of all cards. */
export function forecastShown(one: OwnForecast, now: Date, scale: ReturnType<typeof viewsAxis>) {
  const { p10, p50, p90 } = one;
  const left = scale.place(p10);
  const due = new Date(Date.parse(one.publishOn) + 30 * DAY_MS).toISOString();
  return {
    id: one.id,
    title: one.title,
    mark: MARKS[one.from] ?? null,
    source: one.channel?.name ?? SOURCES[one.from],
    age: relativeAge(one.madeAt, now),
    views: { low: views(p10), likely: views(p50), high: views(p90) },
    bar: { left: drawn(left), width: drawn(scale.place(p90) - left), likely: drawn(scale.place(p50)) },
    finding: findingOf(one),
    beside: besideUsual(one),
    days: `If it is published on ${dayText(one.publishOn)}, that is by ${dayText(due)}.`,
    picture: recentPicture(one),
    parts: partsShown(one),
    comparables: one.comparables.map((upload) => ({
      title: upload.title,
      day: dayText(upload.publishedAt),
      views: upload.views.toLocaleString("en-US"),
      at30: views(upload.viewsAt30),
      weight: weightText(upload.weight),
      why: upload.why,
    })),
    rests: {
      basis: basisOf(one),
      method: one.method,
    },
    test: { ...testInWords(one), shown: testShown(one.test) },
    left: one.left.total > 0 ? leftShown(one.left) : null,
    youtube:
      one.from === "youtube" && one.channel
        ? {
            asOf: dayText(one.asOf),
            channel: `https://www.youtube.com/channel/${encodeURIComponent(one.channel.id)}`,
          }
        : null,
  };
}

/** How many uploads, from where, and as of when. */
function basisOf({ basis, from, channel, asOf, more }: OwnForecast): string {
  const whose = channel ? `${channel.name}, from ${SOURCES[from]}` : SOURCES[from];
  const older = more ? " The channel has older ones that were not read." : "";
  return `${counted(basis, "upload")} of ${whose}, views as of ${dayText(asOf)}.${older}`;
}

/** The share of a forecast that an upload has. */
function weightText(weight: number): string {
  return weight < 0.005
    ? "hardly any of the forecast rests on it"
    : `${percentText(weight)} of the forecast rests on it`;
}

function leftShown({ total, reasons, lines }: OwnForecast["left"]) {
  const [first = ""] = reasons;
  return {
    summary:
      reasons.length === 1 ? `Left out: ${first}` : `Left out: ${total.toLocaleString("en-US")}, and why`,
    reasons,
    lines,
    more:
      lines.length > 0 && total > lines.length ? `The first ${lines.length} lines that were left out.` : null,
  };
}
