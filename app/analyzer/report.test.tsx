import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { describe, expect, it } from "vitest";
import { NOW, sourdough } from "../../tests/support/analyzer-fixture";
import type { VideoSource } from "../engines/findings";
import { drawEvidence, drawReport } from "./draw-report";
import { ALL_EVIDENCE } from "./evidence";
import { ReportView } from "./report";
import { showReport } from "./show";

const AS_OF = "as of Nov 21, 2026, 12:00 PM UTC";
const CALCULATED = "Calculated by Greenlight, not a YouTube metric";

function show(source: VideoSource, open: string | null = ALL_EVIDENCE): Document {
  const report = showReport({ ...sourdough(), source }, NOW);
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

  it("links its source and the privacy page, and shows when the counts were read", () => {
    expect(whole).toMatch(/Source: <a href="https:\/\/www\.youtube\.com\/"[^>]*>YouTube Data API<\/a>/);
    expect(whole).toContain(`Counts ${AS_OF}`);
    expect(whole).toContain('href="/privacy#youtube"');
  });

  it.each(["Opportunities", "Total Views", "Avg Engagement"])("marks the tile %s as calculated", (tile) => {
    expect(new RegExp(`<dt[^>]*>${tile}</dt>.*?</div>`, "s").exec(whole)?.[0]).toContain(CALCULATED);
  });

  it.each(["insights", "topics"])("marks the section %s as calculated, with the date of its counts", (id) => {
    expect(section(id)).toContain(`${CALCULATED}.`);
    expect(section(id)).toContain(AS_OF);
  });

  it.each(["top-videos", "analyzed-videos"])(
    "shows the source and date of the counts in the section %s",
    (id) => {
      expect(section(id)).toContain(AS_OF);
      expect(section(id)).toContain(">YouTube Data API</a>");
      expect(section(id)).not.toContain(CALCULATED);
    },
  );

  it("links each video and each channel", () => {
    expect(section("analyzed-videos").match(/href="https:\/\/www\.youtube\.com\/watch\?v=/g)).toHaveLength(
      24,
    );
    expect(section("analyzed-videos").match(/href="https:\/\/www\.youtube\.com\/channel\//g)).toHaveLength(
      24,
    );
  });
});

it("marks sample data as sample, without links to YouTube", () => {
  const { whole } = show({ kind: "sample", name: "Sample catalogue" });
  expect(whole).toContain("Sample data: invented videos");
  expect(whole).not.toMatch(/youtube\.com|not a YouTube metric|as of|\/privacy/);
});

describe("closed evidence", () => {
  const report = showReport(sourdough(), NOW);

  it("is a link to the page with it open", () => {
    const { whole } = show({ kind: "sample", name: "Sample catalogue" }, null);
    expect(whole).toMatch(
      /<a id="gem" href="\/youtube-tool\?q=[^"]*&amp;evidence=gem#gem" data-part="\/youtube-tool\/evidence\?/,
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
