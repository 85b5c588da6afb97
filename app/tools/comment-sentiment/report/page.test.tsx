import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { describe, expect, it } from "vitest";
import { pageContext } from "../../../../tests/support/page-context";
import { commentSentiment } from "../../../functions/comment-sentiment/sample";
import { loader as download } from "./download";
import ReportPage, { loader } from "./page";

const NOW = new Date("2026-11-21T10:00:00Z");
const SITE = "https://greenlight.example";

const NO_CHANNEL = { summary: async () => null };

async function openReport(path: string): Promise<string> {
  const workspaces = { read: async () => null };
  const { context } = pageContext({ request: { now: NOW }, workspaces, channel: NO_CHANNEL });
  const url = new URL(path, SITE);
  const { data } = await loader({ request: new Request(url), context, url } as unknown as Parameters<
    typeof loader
  >[0]);
  const Stub = createRoutesStub([
    { id: "it", path: "/", Component: ReportPage as never, loader: () => null },
  ]);
  return renderToStaticMarkup(<Stub hydrationData={{ loaderData: { it: data } }} />);
}

describe("the printed report", () => {
  it("shows its day and period, the sample mark, and every video opened", async () => {
    const page = await openReport("/comment-sentiment/report?period=90d");
    expect(page).toContain("Videos published in the last 90 days, Aug 23, 2026 to Nov 21, 2026.");
    expect(page).toContain("on Nov 21, 2026.");
    expect(page).toContain("Sample data");
    expect(page).not.toContain("<details");
    expect(page.match(/Actionable insights/g)).toHaveLength(5);
    expect(page.match(/<th scope="row"/g)).toHaveLength(5);
    expect(page).toContain('href="/comment-sentiment?period=90d"');
  });

  it("replaces a file whose state cannot be read", async () => {
    const read = async () => {
      throw new Error("D1 is down");
    };
    const { context, reported } = pageContext({
      channel: NO_CHANNEL,
      request: { now: NOW },
      workspaces: { read },
    });
    const url = new URL("/comment-sentiment/report.csv?period=7d", SITE);
    const answer = await download({ request: new Request(url), context, url } as unknown as Parameters<
      typeof download
    >[0]);
    expect(answer.status).toBe(303);
    expect(answer.headers.get("Location")).toBe("/comment-sentiment/report?period=7d");
    expect(reported).toHaveLength(1);
  });

  it("does not hide a bug: it is thrown", async () => {
    const { context, reported } = pageContext({
      channel: NO_CHANNEL,
      request: { now: new Date(Number.NaN) },
      workspaces: {
        read: async () => ({ state: commentSentiment.initial(NOW), version: 1 }),
      },
    });
    const url = new URL("/comment-sentiment/report.csv", SITE);
    await expect(
      download({ request: new Request(url), context, url } as unknown as Parameters<typeof download>[0]),
    ).rejects.toThrow(RangeError);
    expect(reported).toEqual([]);
  });

  it("says that the period holds nothing", async () => {
    const page = await openReport("/comment-sentiment/report?period=7d");
    expect(page).toContain("Nothing published in the last 7 days");
    expect(page).not.toContain("Actionable insights");
  });
});
