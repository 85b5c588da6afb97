import { beforeAll, expect, it } from "vitest";
import { Visitor } from "../support/visitor";

const visitor = new Visitor("203.0.113.81");

beforeAll(async () => {
  await visitor.submit("/channel", { action: "connect", sample: "@tenminutecompile" });
  const forecast = { action: "forecast", title: "Hooks without the fuss", channel: "@tenminutecompile" };
  expect((await visitor.submit("/video-forecast/yours", forecast)).status).toBe(303);
  const titles = { action: "analyze", titles: "Hooks without the fuss\nPerformance, one step at a time" };
  expect((await visitor.submit("/thumbnail-optimizer/yours", titles)).status).toBe(303);
});

// Spec 9: "Number format: 1M+ as x.xM, 1K+ as x.xK (one decimal)."
it.each([
  "/",
  "/youtube",
  "/dashboard",
  "/channel",
  "/channel?open=newest-long",
  "/channel?open=level-long",
  "/light?q=hooks",
  "/youtube-tool?q=Photography+tips",
  "/competitor-monitor",
  "/content-ideas",
  "/series-planner",
  "/series-planner/yours",
  "/rpm-booster",
  "/video-forecast",
  "/video-forecast/yours",
  "/thumbnail-optimizer/yours",
  "/comment-sentiment",
])("%s writes what an audience did in K and M", async (path) => {
  const answer = await visitor.open(path);
  expect(answer.status).toBe(200);
  const text = (await answer.text())
    .replace(/<(script|style)[\s>].*?<\/\1>|<!--.*?-->/gs, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ");
  // Not a rate: "subscribers per 1,000 views".
  const exact = /(?<!per |[\d,])\d[\d,]*,\d{3} (?:views?|likes?|subscribers?|impressions|so far)\b.{0,40}/;
  expect(exact.exec(text)?.[0]).toBeUndefined();
  expect(/\b\d{5,} (?:views|likes|subscribers|impressions|so far)\b.{0,40}/.exec(text)?.[0]).toBeUndefined();
});
