import { chanceToBeat, leaning } from "../../app/engines/ideas/idea.ts";
import { colorOf } from "../../app/engines/light/channel.ts";
import { type OutcomeCard, readOutcome, type Share, trackRecord } from "../../app/functions/plan/outcome.ts";
import type { OutcomeReading } from "../../app/model/card.ts";
import type { MeasuredUpload } from "../../app/model/upload.ts";
import { UNMEASURED } from "../../app/model/upload.ts";
import { DAY_MS } from "../../app/numbers/days.ts";
import { besideUsual, type JudgedChannel } from "../learn/ideas-estimates.ts";
import type { ChannelHistory } from "../measures/channel-histories.ts";
import { table } from "../table.ts";
import { scoreForecasts, shareInside } from "./forecast-scores.ts";
import { judgedIdeas } from "./judged-ideas.ts";
import { countColors } from "./light.ts";

/** A plan is made a day before its video comes out. */
const PLANNED_BEFORE_MS = DAY_MS;
const AT_DAYS = 30;

/**
 * Plays one channel through plan and outcomes: for each upload of 30 days and older with 20 before it a card with the
 * forecast and the light that were given from what came before, then the views at 30 days as the channel shows them.
 * Views are one snapshot's, brought to 30 days by the growth curve. What the plan counts has to be what the tables of the
 * forecast and the light count. Throws without the channel.
 */
export function playPlan(name: string, ...texts: string[]): { text: string; differences: string[] } {
  const judged = judgedIdeas(texts);
  const history = judged.channels.find(({ channel }) => channel === name);
  const own = judged.crossed.find(({ channel }) => channel === name);
  if (!history || !own) {
    const names = judged.channels.map(({ channel }) => channel).join(", ");
    throw new Error(`There is no channel ${name}. There are: ${names}`);
  }
  const record = trackRecord(playCards(history, own));
  const colors = countColors(own);
  const scored = scoreForecasts(history, own).filter(({ before }) => before >= 20);
  const rows: [what: string, plan: Share, count: number, of: number][] = [
    ["views inside the range", record.inside, Math.round(shareInside(scored) * scored.length), scored.length],
    ["greens that beat the usual", record.green, colors.green.beat, colors.green.given],
    ["reds that beat the usual", record.red, colors.red.beat, colors.red.given],
  ];
  return {
    text: [
      `${name}: ${record.videos} cards, each published after its forecast and its light (weights learned without this channel)`,
      "",
      table(
        ["", "plan", "share", "tables", "share"],
        rows.map(([what, { count, of }, known, all]) => [
          what,
          `${count} of ${of}`,
          percent(count, of),
          `${known} of ${all}`,
          percent(known, all),
        ]),
      ),
    ].join("\n"),
    differences: rows.flatMap(([what, { count, of }, known, all]) =>
      count === known && of === all
        ? []
        : [`${what}: the plan counts ${count} of ${of}, the tables ${known} of ${all}`],
    ),
  };
}

function playCards(history: ChannelHistory, own: JudgedChannel): { outcome: OutcomeReading[] }[] {
  const uploads = history.uploads.map(
    ({ upload, day, logViews }, at): MeasuredUpload => ({
      ...UNMEASURED,
      videoId: `v${String(at).padStart(10, "0")}`,
      title: upload.title,
      publishedAt: new Date(day * DAY_MS).toISOString(),
      countedAt: new Date((day + AT_DAYS) * DAY_MS).toISOString(),
      views: 10 ** logViews,
    }),
  );
  const channel = { uploads, daily: [], sources: [], isSample: false };
  return besideUsual(own).map((one) => {
    const upload = uploads[one.at];
    const title = upload?.title ?? "";
    const at = new Date(Date.parse(upload?.publishedAt ?? "") - PLANNED_BEFORE_MS).toISOString();
    const chance = chanceToBeat(one);
    const card: OutcomeCard = {
      id: `card-${one.at}`,
      idea: title,
      title,
      date: null,
      state: "scheduled",
      createdAt: at,
      light: { colour: colorOf({ ...one, leans: leaning(chance, true) }), sentence: "", chance, at },
      forecast: {
        ranges: [
          {
            days: AT_DAYS,
            low: 10 ** (one.mean - one.below),
            likely: 10 ** one.mean,
            high: 10 ** (one.mean + one.above),
          },
        ],
        chance: null,
        at,
      },
      // Two uploads of one title: the card is that of its own.
      video: upload
        ? { id: upload.videoId, title, publishedAt: upload.publishedAt, source: "typed", readAt: "" }
        : null,
      outcome: [],
    };
    return { outcome: readOutcome(card, channel)?.outcome ?? [] };
  });
}

const percent = (count: number, of: number) => (of > 0 ? `${((count / of) * 100).toFixed(1)} %` : "–");
