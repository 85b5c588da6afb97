import { describe, expect, it } from "vitest";
import { drawPage } from "../../../tests/support/draw-page";
import { faultsIn } from "../../../tests/support/summary";
import { toolDesk } from "../../../tests/support/tool-desk";
import { analyze, commentSentiment, type SentimentState } from "../../functions/comment-sentiment/sample";
import { seeded } from "../../numbers/chance";
import { drawSample } from "./draw";
import CommentSentimentPage from "./page";
import { sentimentPage } from "./show";

const NOW = new Date("2026-11-21T10:00:00Z");
const PATH = "/comment-sentiment";
const SAMPLE = commentSentiment.initial(NOW);

/** The page's HTML at an address, over a state; over the sample without one. */
async function open(address: string, state?: SentimentState, actionData?: unknown) {
  const desk = toolDesk(sentimentPage, { now: NOW, state });
  const request = new Request(`https://greenlight.example${address}`);
  const loaderData = drawSample(request, await desk.shown(address.slice(PATH.length)));
  return drawPage(CommentSentimentPage, { loaderData, actionData });
}

const titlesOf = (html: string) =>
  [...html.matchAll(/<h3[^>]*group-hover[^>]*>([^<]+)</g)].map(([, title]) => title);

describe("the page of Comment Sentiment", () => {
  // Spec 2: "Intro, explainer, tool, best-practices (text not shown)."
  it("has an intro, an explainer of three steps, the tool and best practices", async () => {
    const page = await open("/comment-sentiment");
    expect(page).toContain("How viewers feel about your videos");
    const [, steps = ""] = /id="how".*?<ol[^>]*>(.*?)<\/ol>/s.exec(page) ?? [];
    expect(steps.match(/<h3/g)).toHaveLength(3);
    expect(page).toContain("Reading comments well");
    expect(page).toContain("Sample data");
  });

  // Spec 2: "Every tool page has a stats row of four tiles"
  it("shows all stats in four tiles", async () => {
    const page = await open("/comment-sentiment");
    expect([...page.matchAll(/<dt[^>]*>([^<]+)</g)].map(([, label]) => label)).toEqual([
      "Comments Analyzed",
      "Avg Sentiment",
      "Most Positive Video",
      "Sentiment Trend",
    ]);
    expect(page).toContain("7,847");
    expect(page).toContain("Last analyzed 6d ago");
    expect(page).toContain("Improving");
  });

  it("shares its drawing with addresses that open no video of it", async () => {
    const desk = toolDesk(sentimentPage, { now: NOW });
    const nameAt = async (search: string) =>
      drawSample(new Request(`https://greenlight.example${PATH}${search}`), await desk.shown(search)).records
        ?.name;
    expect(await nameAt("?open=nothing")).toBe(await nameAt(""));
    expect(await nameAt(`?open=${SAMPLE.records[0]?.id}`)).not.toBe(await nameAt(""));
  });

  it("says that the average is the sample's, before and after an analysis", async () => {
    const after = analyze.apply(SAMPLE, {}, { now: NOW, random: seeded("average") }, undefined);
    for (const state of [SAMPLE, after]) {
      const page = await open("/comment-sentiment", state);
      const [tile = ""] = /Avg Sentiment<\/dt>.*?<dt/s.exec(page) ?? [];
      expect(tile).toContain("In the sample");
      expect(page).not.toContain("so far");
    }
  });

  it("has only phrases and a heading in the summaries of its cards", async () => {
    const summaries = (await open("/comment-sentiment")).match(/<summary class="group.*?<\/summary>/gs) ?? [];
    expect(summaries).toHaveLength(3);
    for (const summary of summaries) expect(faultsIn(summary)).toEqual([]);
  });

  // Spec 2: "Period selector 7d, 30d, 90d (default 30d; only holds a value)."
  it("shows 30 days at first, and says how many videos are older and where to see them", async () => {
    const page = await open("/comment-sentiment");
    expect(page).toMatch(/period=30d[^>]*aria-current="true"|aria-current="true"[^>]*period=30d/);
    expect(titlesOf(page)).toHaveLength(3);
    expect(page).toContain("2 analyzed videos are older.");
    expect(page).toContain("Show 90 days");
  });

  it("shows the period in the address", async () => {
    expect(titlesOf(await open("/comment-sentiment?period=90d"))).toHaveLength(5);
    const empty = await open("/comment-sentiment?period=7d");
    expect(titlesOf(empty)).toHaveLength(0);
    expect(empty).toContain("Nothing published in the last 7 days");
    expect(empty).toContain("5 analyzed videos are older.");
    expect(empty.match(/value="analyze"/g)).toHaveLength(1);
  });

  it("calls to action when empty, and offers no clearing", async () => {
    const page = await open("/comment-sentiment", { ...SAMPLE, records: [] });
    expect(page).toContain("No videos analyzed yet");
    expect(page.match(/value="analyze"/g)).toHaveLength(1);
    expect(page).not.toContain("confirm=clear");
  });

  // Spec 2: "Cards expand and collapse (one open at a time)."
  it("has cards of one group, one of them opened by the address", async () => {
    const page = await open("/comment-sentiment?open=sample-2");
    const cards = page.match(/<details[^>]*name="analyzed-video"[^>]*>/g) ?? [];
    expect(cards).toHaveLength(3);
    expect(cards.filter((card) => / open=""/.test(card))).toEqual([cards[1]]);
  });

  // Spec 3: "topPositiveComments, topNegativeComments (lists of text), commonThemes, emotionalTriggers, actionableInsights (lists)"
  it("shows shares, score and all findings in a card", async () => {
    const page = await open("/comment-sentiment");
    const [first] = SAMPLE.records;
    if (!first) throw new Error("the sample is empty");
    const { positive, neutral, negative } = first.sentimentBreakdown;
    for (const [percent, sentiment] of [
      [positive, "positive"],
      [neutral, "neutral"],
      [negative, "negative"],
    ])
      expect(page).toContain(`<span class="font-medium">${percent}%</span> ${sentiment}`);
    for (const text of [
      ...first.topPositiveComments,
      ...first.topNegativeComments,
      ...first.commonThemes,
      ...first.emotionalTriggers,
      ...first.actionableInsights,
    ])
      expect(page).toContain(text);
  });

  // Spec 2: "Export Report button has no behaviour shown."
  it("offers the period as a file and for printing", async () => {
    const page = await open("/comment-sentiment?period=90d");
    expect(page).toMatch(/<button[^>]*popoverTarget="export-report"[^>]*>.*?Export Report<\/button>/is);
    expect(page).toContain('href="/comment-sentiment/report.csv?period=90d"');
    expect(page).toContain('href="/comment-sentiment/report?period=90d"');
  });

  it("keeps the period through its forms and its confirmation", async () => {
    const page = await open("/comment-sentiment?period=7d&confirm=clear");
    const forms = [...page.matchAll(/<form[^>]*action="([^"]+)"/g)].map(([, to]) => to);
    expect(new Set(forms)).toEqual(new Set(["/comment-sentiment?period=7d"]));
    expect(page).toContain("/comment-sentiment?period=7d&amp;confirm=start-over#confirm");
    const answer = await toolDesk(sentimentPage, { now: NOW }).send({ action: "analyze" }, "?period=7d");
    expect(answer.status).toBe(303);
    expect(answer.location).toMatch(/^\/comment-sentiment\?period=7d&done=analyze&open=(\w+)#\1$/);
  });

  // Spec 8: "Failed to analyze comment sentiment. Please try again. (heading Analysis Error)"
  it("shows the failure message, and keeps the videos", async () => {
    const desk = toolDesk(sentimentPage, { now: NOW, state: SAMPLE, broken: true });
    const { status, refused } = await desk.send({ action: "analyze" });
    expect(status).toBe(503);
    expect(desk.reported).toHaveLength(1);
    const page = await open("/comment-sentiment", SAMPLE, { refused });
    const [alert] = /<div[^>]*role="alert".*?<\/div><\/div>/s.exec(page) ?? [];
    expect(alert).toContain("Analysis Error");
    expect(alert).toContain("Failed to analyze comment sentiment. Please try again.");
    expect(titlesOf(page)).toHaveLength(3);
  });
});
