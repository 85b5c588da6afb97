import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import { beforeCount, COUNTED_AT } from "../../tests/support/measured-uploads";
import { sampleExamples } from "../../tests/support/sample-channels";
import type { SearchAnswer } from "../engines/findings";
import type { LightFacts } from "../functions/light/facts";
import { SAMPLE_INTEREST, type TrendRecord, WIKIPEDIA_INTEREST } from "../model/trend";
import { showLight } from "./show";
import { LightView } from "./view";

const IDEA = "Leek pie";

/** Of the field: three small channels, whose leek pies got nine times their usual, or a ninth of it. */
const field = (views: number): SearchAnswer => ({
  query: IDEA,
  source: { kind: "youtube", name: "YouTube" },
  asOf: COUNTED_AT.toISOString(),
  videos: [0, 1, 2].map((at) => ({
    ...{ videoId: `pie-${at}`, title: `Leek pie ${at}`, description: "", thumbnail: "" },
    ...{ channelId: `c${at}`, channel: `Kitchen ${at}`, publishedAt: beforeCount(365), viewCount: views },
    ...{ likeCount: null, commentCount: null, durationSeconds: 600 },
  })),
  channels: [0, 1, 2].map((at) => ({
    ...{ channelId: `c${at}`, name: `Kitchen ${at}`, subscriberCount: 20_000 },
    recentUploads: Array.from({ length: 10 }, (_, n) => ({
      ...{ videoId: `o${at}-${n}`, publishedAt: beforeCount(365), viewCount: 1000 + n, durationSeconds: 600 },
    })),
  })),
});

const rising = (source: string): LightFacts["interest"] => {
  const record: TrendRecord = {
    ...{ keyword: "leek pie", trend_signal: "rising", trend_velocity: 14, seasonal_peak_month: null },
    ...{ interest_over_time: [], last_updated: COUNTED_AT.toISOString() },
    ...{ source, article: source === WIKIPEDIA_INTEREST ? "Pie" : null },
  };
  return { topic: "leek pie", record };
};

/** The headings of the page of a visitor without a channel, in their order, the first of them alone as "h1: …". */
function headings(facts: Partial<LightFacts>): string[] {
  const known: LightFacts = {
    ...{ idea: IDEA, now: COUNTED_AT, channel: null, outcomes: [], isSampleField: false },
    ...{ field: { problem: "nothing-found" }, interest: null },
    example: sampleExamples(COUNTED_AT).near(IDEA),
    ...facts,
  };
  const typed = { idea: "", free: null, error: null, unanswered: null, takesChannel: true };
  const Page = () => <LightView {...typed} shown={showLight(known)} />;
  const Stub = createRoutesStub([{ path: "/", Component: Page }]);
  const html = renderToStaticMarkup(<Stub />);
  return [...html.matchAll(/<(h1|h2)[^>]*>(.*?)<\/\1>/gs)].map(
    ([, name, inside = ""]) => `${name}: ${inside.replace(/<[^>]+>/g, "").replaceAll("&#x27;", "'")}`,
  );
}

const BESIDE = [
  "h2: Find out before you film",
  "h2: See its light on your channel",
  expect.stringMatching(/^h2: Example: /),
];

it("is led by what people look for, where that is real", () => {
  expect(headings({ interest: rising(WIKIPEDIA_INTEREST) })).toEqual([
    "h1: Interest in “Pie” is rising.",
    "h2: What is known of it",
    expect.stringMatching(/^h2: /),
    ...BESIDE,
  ]);
});

it("is led by what people look for, else by what the field did, and gives no verdict", () => {
  expect(headings({ field: { answer: field(9000) }, interest: rising(WIKIPEDIA_INTEREST) })).toEqual([
    "h1: Interest in “Pie” is rising.",
    "h2: What is known of it",
    expect.stringMatching(/^h2: /),
    ...BESIDE,
  ]);
  expect(headings({ field: { answer: field(100) } })[0]).toMatch(
    /^h1: 0 of 3 channels under 100K subscribers beat their usual with it\./,
  );
});

it("is led by the words alone where nothing real is known: made-up interest and fields count for nothing", () => {
  const alone = headings({});
  expect(alone).toEqual([expect.stringMatching(/^h1: /), ...BESIDE]);
  expect(headings({ interest: rising(SAMPLE_INTEREST) })).toEqual(alone);
  expect(headings({ field: { answer: field(9000) }, isSampleField: true })).toEqual(alone);
});

it.each(["🔥🔥🔥", "a", "?!", "asdfgh qwerty"])("gives no advice on what names nothing: %s", (idea) => {
  expect(headings({ idea })[0]).toBe("h1: No light yet. Name what the video is about.");
  expect(headings({ idea }).join()).not.toContain("Find out before you film");
});
