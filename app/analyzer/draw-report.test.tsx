import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { describe, expect, it } from "vitest";
import { NOW, sourdough } from "../../tests/support/analyzer-fixture";
import type { SearchAnswer, VideoSource } from "../engines/findings";
import { drawEvidence, drawReport, ReportView } from "./draw-report";
import { ALL_EVIDENCE } from "./evidence";
import { showReport } from "./show";

const AS_OF = "as of Nov 21, 2026, 12:00 PM UTC";
const CALCULATED = "Calculated by Greenlight, not a YouTube metric";

function show(source: VideoSource, open: string | null = ALL_EVIDENCE): Document {
  const found = sourdough();
  const videos = found.videos.map((video) => ({
    ...video,
    thumbnail: `https://i.ytimg.com/${video.videoId}`,
  }));
  const report = showReport({ ...found, videos, source }, NOW);
  const Stub = createRoutesStub([{ path: "/", Component: () => <ReportView report={report} open={open} /> }]);
  return parts(renderToStaticMarkup(<Stub />));
}

interface Document {
  whole: string;
  /** Each section's markup by the id of its heading; what stands before the first is "results". */
  section(id: string): string;
}

function parts(markup: string): Document {
  return {
    whole: markup,
    section: (id) => new RegExp(`<section aria-labelledby="${id}".*?</section>`, "s").exec(markup)?.[0] ?? "",
  };
}

describe("ReportView of YouTube's data (as its terms ask)", () => {
  const { whole, section } = show({ kind: "youtube", name: "YouTube Data API" });

  it("says once, beside the answer, whose counts they are, as of when, and that all else is calculated", () => {
    expect(section("answer")).toMatch(
      new RegExp(
        `Each video&#x27;s own counts: <a href="https://www.youtube.com/"[^>]*>YouTube Data API</a>, ${AS_OF}\\. All else: ${CALCULATED}\\.`,
      ),
    );
    expect(whole.split(CALCULATED)).toHaveLength(2);
    expect(whole.split(AS_OF)).toHaveLength(2);
  });

  it("links the privacy page, and how the figures are worked out", () => {
    expect(section("answer")).toContain('href="/privacy#youtube"');
    expect(section("answer")).toContain('href="#figures"');
    expect(section("figures")).toContain("How these figures are worked out");
  });

  it("shows a drawn picture behind each thumbnail", () => {
    const pictures = [...section("top-videos").matchAll(/<img src="([^"]*)"/g)].map(([, src]) => src);
    expect(pictures).toHaveLength(10);
    expect(pictures.slice(0, 2)).toEqual(["/api/thumbnails/starter-6.svg", "https://i.ytimg.com/starter-6"]);
  });

  it("offers to watch each channel of the top videos once, in one click", () => {
    const ids = [...section("top-videos").matchAll(/name="channel" value="([^"]*)"/g)].map(([, id]) => id);
    expect(ids.length).toBeGreaterThan(0);
    expect(new Set(ids).size).toBe(ids.length);
    expect(section("top-videos")).toContain('action="/competitor-monitor/yours" method="post"');
  });

  it("links each video and each channel", () => {
    expect(section("analyzed-videos").match(/href="https:\/\/www\.youtube\.com\/watch\?v=/g)).toHaveLength(
      24,
    );
    expect(section("analyzed-videos").match(/href="https:\/\/www\.youtube\.com\/channel\//g)).toHaveLength(
      24,
    );
  });
});

it("shows what to build first, then map, topics, videos and figures", () => {
  const { whole } = show({ kind: "sample", name: "Sample catalogue" }, null);
  const order = [
    "Results for",
    "What You Should Build",
    "Make a video on “Scoring Patterns”.",
    "See the light for this idea",
    "Insights",
    "Topics by demand and competition",
    "Peak Topic",
    "Topics in these videos",
    "Top Performing Videos",
    "Analyzed Videos",
    "Videos Analyzed",
    "Market Intelligence Summary",
  ].map((text) => whole.indexOf(`>${text}`));
  expect(order).not.toContain(-1);
  expect(order).toEqual([...order].sort((a, b) => a - b));
});

it("says at most 25 words in a card that is not opened", () => {
  const { whole } = show({ kind: "sample", name: "Sample catalogue" }, null);
  const cards = whole
    .split('<div class="card')
    .slice(1)
    .filter((card) => card.includes("<h3") && !card.includes("<figure") && !card.includes("Market"))
    // Up to what stands below the last card of a section, without figures, links and buttons.
    .map((card) => card.replace(/(?:<\/section>|Sample data:|<p[^>]*>\d+ videos stand).*/s, ""))
    .map((card) =>
      card.replace(/<dl.*?<\/dl>|<a .*?<\/a>|<form.*?<\/form>/gs, "").replace(/^[^>]*>|<[^>]*>/g, " "),
    );
  expect(cards).toHaveLength(8);
  for (const card of cards) expect(card.trim().split(/\s+/).length, card).toBeLessThanOrEqual(25);
});

it("carries on what it recommends, and the idea asked for where it recommends nothing", () => {
  const carried = (found: SearchAnswer) => {
    const Page = () => <ReportView report={showReport(found, NOW)} open={null} />;
    const Stub = createRoutesStub([{ path: "/", Component: Page }]);
    const answer = parts(renderToStaticMarkup(<Stub />)).section("answer");
    return [/href="\/light\?q=([^"]*)"/, /name="idea" value="([^"]*)"/, /Make a video on “([^”]*)”/].map(
      (one) => one.exec(answer)?.[1]?.replaceAll("+", " "),
    );
  };
  const [lit, planned, said] = carried(sourdough());
  expect([lit, planned]).toEqual([said, said]);
  expect(said).toBeTruthy();
  const few = { ...sourdough(), videos: sourdough().videos.slice(0, 2) };
  expect(carried(few)).toEqual(["sourdough bread", "sourdough bread", undefined]);
});

it("marks sample data as sample, without links to YouTube", () => {
  const { whole } = show({ kind: "sample", name: "Sample catalogue" });
  expect(whole).toContain("Sample data: invented videos");
  expect(whole).not.toMatch(/youtube\.com|not a YouTube metric|as of|\/privacy|Watch this channel/);
});

describe("closed evidence", () => {
  const report = showReport(sourdough(), NOW);

  it("is a link to the page with it open", () => {
    const { whole } = show({ kind: "sample", name: "Sample catalogue" }, null);
    expect(whole).toMatch(
      /<a id="gem" href="\/youtube-tool\?q=[^"]*&amp;sample=&amp;evidence=gem#gem" data-part="\/youtube-tool\/evidence\?/,
    );
    expect(whole).not.toMatch(/<details[^>]* id=/);
  });

  it("is drawn by its id as it stands on that page", () => {
    for (const id of ["peak", "topic-1", "others"]) {
      const part = drawEvidence(report, id);
      expect(part).toMatch(new RegExp(`^<details open="" id="${id}"`));
      expect(drawReport(report, id)).toContain(part);
      expect(drawReport(report, null)).not.toContain(part);
    }
    expect(drawEvidence(report, "none")).toBe("");
  });
});
