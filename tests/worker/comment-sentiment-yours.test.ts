import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { SITE, Visitor } from "../support/visitor";

const PAGE = "/comment-sentiment/yours";
const KB = 1024;

let visitor: Visitor;

beforeEach(async () => {
  visitor = new Visitor();
  await visitor.submit("/login");
});

function analyze(given: { comments?: string; link?: string; title?: string; file?: File | string }) {
  const body = new FormData();
  const fields = { action: "analyze", comments: "", link: "", title: "", ...given };
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return visitor.fetch(PAGE, { method: "POST", body, headers: { Origin: SITE } });
}

/** The page after an analysis; what was kept of it, in bytes. */
async function analyzed(given: Parameters<typeof analyze>[0]) {
  const answer = await analyze(given);
  expect(answer.status).toBe(303);
  const page = await visitor.open(answer.headers.get("Location") ?? "");
  expect(page.status).toBe(200);
  const { bytes } = (await env.DB.prepare("select max(length(state)) as bytes from workspaces").first<{
    bytes: number;
  }>()) ?? { bytes: 0 };
  return { html: await page.text(), bytes };
}

async function refused(given: Parameters<typeof analyze>[0]) {
  const answer = await analyze(given);
  return { status: answer.status, html: await answer.text() };
}

const csv = (text: string | Uint8Array<ArrayBuffer>) =>
  new File([text], "comments.csv", { type: "text/csv" });

describe("hostile comments", () => {
  it("answers 5 MB with 413 on its own page", async () => {
    const { status, html } = await refused({ file: csv("a comment\n".repeat(512 * KB)) });
    expect(status).toBe(413);
    expect(html).toContain("That is more than 2 MB.");
    expect(html).toContain('name="comments"');
  });

  it("takes no empty file and nothing at all", async () => {
    for (const file of [csv(""), ""]) {
      const { status, html } = await refused({ file });
      expect(status).toBe(400);
      expect(html).toContain("There is nothing to read.");
    }
  });

  it("takes no file that holds no text", async () => {
    const { status, html } = await refused({ file: csv(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 1])) });
    expect(status).toBe(400);
    expect(html).toContain("That file holds no text.");
  });

  it("says which columns a table has where none holds comments, and keeps what was pasted", async () => {
    const pasted = "author,day\nsomeone,2026-11-02\nanyone,2026-11-03";
    const { status, html } = await refused({ comments: pasted });
    expect(status).toBe(400);
    expect(html).toContain("The columns are “author”, “day”");
    expect(html).toContain(pasted);
  });

  it("counts one comment ten thousand times once", async () => {
    const { html } = await analyzed({ file: csv("The best video on joints I have seen\n".repeat(10_000)) });
    expect(html).toContain("1 of 10,000 comments is in the figures; 9,999 are excluded.");
    expect(html).toContain("Only 1 comment could be scored, too few to say how viewers feel");
  });

  it("reads ten thousand of two hundred thousand lines, says so, and keeps little", async () => {
    const lines = Array.from({ length: 200_000 }, (_, line) => `nice ${line % 997}`).join("\n");
    const { html, bytes } = await analyzed({ file: csv(lines) });
    expect(html).toContain("190,000 comments behind the first 10,000");
    expect(bytes).toBeLessThan(64 * KB);
  });

  it("never counts another language as neutral, and names it", async () => {
    const { html } = await analyzed({ comments: "هذا أفضل شرح رأيته عن النجارة في حياتي\n".repeat(3) });
    expect(html).toContain("could be read: no verdict");
    expect(html).toMatch(/In (Arabic|another language)/);
  });

  it("reads emoji alone", async () => {
    const { html } = await analyzed({ comments: "😍😍😍\n🔥🔥\n💀" });
    expect(html).toContain("could be scored");
  });

  it("shows markup, formulas, long words, halves of letters and NUL as what they are: text", async () => {
    const comments = [
      "<script>alert(1)</script> what a great video, thank you",
      '=HYPERLINK("https://example.com","great video, love it")',
      "great".repeat(400),
      "I love this \uD83D so much, best video",
      "I love this \0 so much, best sound",
    ].join("\n");
    const { html } = await analyzed({ comments, title: "<img src=x onerror=alert(1)>" });
    expect(html).not.toContain("<script>alert(1)");
    expect(html).not.toContain("<img src=x");
    expect(html).toContain("&lt;img src=x");
    const file = await visitor.open(`${PAGE}/report.csv`);
    const text = await file.text();
    // Every cell that a spreadsheet would run begins with an apostrophe.
    expect(text).not.toMatch(/(?:^|[\r\n,])"?=HYPERLINK/);
    expect(text).not.toContain("\0");
  });

  it("takes no title of more than 200 characters", async () => {
    const { status, html } = await refused({ comments: "great video", title: "t".repeat(201) });
    expect(status).toBe(400);
    expect(html).toContain("A title has up to 200 characters.");
  });
});

describe("a video's comments", () => {
  it("are the sample catalogue's without a key, and marked so", async () => {
    const { html } = await analyzed({ link: "sample-cooking-001", comments: "not read" });
    expect(html).toContain("Sample video");
    expect(html).not.toContain("not a YouTube metric");
  });

  it("need a link to a video", async () => {
    const { status, html } = await refused({ link: "https://example.com/watch?v=1" });
    expect(status).toBe(400);
    expect(html).toContain("That is not a link to a YouTube video.");
    expect(html).toContain("https://example.com/watch?v=1");
  });
});

describe("the report of an analysis", () => {
  it("is for the one who made it, as a file and for paper", async () => {
    const { html } = await analyzed({ comments: "Love the calm voice\nThe music is too loud" });
    expect(html).toContain(`${PAGE}/report.csv?record=analysis-1`);
    const file = await visitor.open(`${PAGE}/report.csv?record=analysis-1`);
    expect(file.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
    expect(file.headers.get("Content-Disposition")).toContain("greenlight-comment-sentiment-yours-");
    expect(file.headers.get("Cache-Control")).toContain("private");
    expect(await file.text()).toContain("Comments,Given,,2");
    const other = new Visitor();
    await other.submit("/login");
    const gone = await other.open(`${PAGE}/report.csv?record=analysis-1`);
    expect(gone.status).toBe(303);
    expect(gone.headers.get("Location")).toBe(PAGE);
    expect(await (await other.open(`${PAGE}/report?record=analysis-1`)).text()).toContain(
      "not here any more",
    );
  });
});
