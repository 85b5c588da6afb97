import { describe, expect, it } from "vitest";
import { SITE, Visitor } from "../support/visitor";

const PAGE = "/comment-sentiment";

async function signedIn(): Promise<Visitor> {
  const visitor = new Visitor();
  await visitor.submit("/login");
  return visitor;
}

const lines = (csv: string) => csv.match(/^"?Sample/gm)?.length ?? 0;

describe("the report of Comment Sentiment", () => {
  it("is for those who are signed in", async () => {
    const visitor = await signedIn();
    await visitor.submit("/logout");
    for (const path of [`${PAGE}/report.csv`, `${PAGE}/report`]) {
      const answer = await visitor.open(path);
      expect(answer.status).toBe(302);
      expect(answer.headers.get("Location")).toBe("/login");
      expect(await answer.text()).not.toContain("Sample");
    }
  });

  it("is a file of the period, kept by no shared cache", async () => {
    const visitor = await signedIn();
    const answer = await visitor.open(`${PAGE}/report.csv?period=90d`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
    const today = new Date().toISOString().slice(0, 10);
    expect(answer.headers.get("Content-Disposition")).toBe(
      `attachment; filename="greenlight-comment-sentiment-sample-90d-${today}.csv"`,
    );
    expect(answer.headers.get("Cache-Control")).toContain("private");
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(lines(new TextDecoder().decode(bytes))).toBe(5);
  });

  it("holds what the visitor has done, in the period that they chose", async () => {
    const visitor = await signedIn();
    expect(lines(await (await visitor.open(`${PAGE}/report.csv?period=7d`)).text())).toBe(0);
    const done = await visitor.submit(`${PAGE}?period=7d`, { action: "analyze" });
    expect(done.status).toBe(303);
    expect(done.headers.get("Location")).toMatch(/^\/comment-sentiment\?period=7d&done=analyze/);
    expect(lines(await (await visitor.open(`${PAGE}/report.csv?period=7d`)).text())).toBe(1);
    expect(lines(await (await visitor.open(`${PAGE}/report.csv?period=90d`)).text())).toBe(3);
    const page = await (await visitor.open(`${PAGE}/report?period=7d`)).text();
    expect(page).toContain("567 comments");
  });

  it("takes no form", async () => {
    const visitor = await signedIn();
    const answer = await visitor.fetch(`${PAGE}/report.csv`, { method: "POST", headers: { Origin: SITE } });
    expect(answer.status).toBe(405);
  });
});
