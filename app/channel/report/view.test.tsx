import { describe, expect, it } from "vitest";
import { uploadsOf } from "../../../tests/support/measured-uploads";
import { reportChannel } from "../../engines/channel-report";
import { drawReport, drawReportEvidence } from "./draw-report";
import { showReport } from "./show";

const steady = (count: number) =>
  Array.from({ length: count }, (_, at) => 1000 * ([0.8, 1, 1.25][at % 3] ?? 1));
const report = showReport(
  reportChannel(uploadsOf([...steady(25), 9000, ...steady(60)], { title: "<b>Bread</b>" }), [], "UTC"),
  { isSample: false },
);
const at = "/channel?zone=UTC";

describe("a drawn report", () => {
  it("has all evidence closed, as links that hold it", () => {
    const html = drawReport({ report, at, open: null });
    expect(html).toContain("Your last ten videos run at about your usual");
    expect(html).toContain('href="/channel?zone=UTC&amp;open=when-long#when-long"');
    expect(html).toContain('data-part="/channel/evidence?zone=UTC&amp;open=when-long"');
    expect(html).not.toContain("<details");
    expect(html).toContain("Calculated by Greenlight, not a YouTube metric");
  });

  it.each(["newest-long", "level-long", "days-long", "when-long"])("opens %s", (open) => {
    const html = drawReport({ report, at, open });
    expect(html).toContain(`<details open="" id="${open}"`);
    const piece = drawReportEvidence({ report, at, open });
    expect(html).toContain(piece.slice(0, 200));
    expect(piece.startsWith("<details")).toBe(true);
  });

  it("has no evidence of an unknown id", () => {
    expect(drawReportEvidence({ report, at, open: "bread" })).toBe("");
  });

  it("escapes titles", () => {
    const html = drawReportEvidence({ report, at, open: "newest-long" });
    expect(html).toContain("&lt;b&gt;Bread");
    expect(html).not.toContain("<b>Bread");
  });

  it("asks for the time zone at the page's address, without its query", () => {
    const html = drawReportEvidence({ report, at, open: "when-long" });
    expect(html).toContain('action="/channel#when-long"');
    expect(html).toContain('<option value="UTC" selected="">');
  });

  it("says what to give where nothing can be compared", () => {
    const empty = showReport(reportChannel([], [], "UTC"), { isSample: false });
    expect(drawReport({ report: empty, at, open: null })).toContain("Nothing to compare yet");
  });

  it("weighs little while it is closed", () => {
    expect(drawReport({ report, at, open: null }).length).toBeLessThan(18_000);
  });
});
