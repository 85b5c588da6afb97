import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { GEAR, readFromYoutube } from "../support/creator";
import { SITE, Visitor } from "../support/visitor";

const PAGE = "/description-rewriter/yours";
const KB = 1024;
const TITLE = "Sharpening kitchen knives on a mug";
const TEXT =
  "Welcome back!!! I sharpen three kitchen knives on the unglazed ring of a mug.\nhttps://example.com/mug";

let visitor: Visitor;

beforeEach(async () => {
  visitor = new Visitor();
  await visitor.submit("/login");
});

type Fields = Record<string, string | File>;

function send(given: Fields) {
  const body = new FormData();
  const fields = { action: "rewrite", title: TITLE, description: TEXT, keywords: "", ...given };
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return visitor.fetch(PAGE, { method: "POST", body, headers: { Origin: SITE } });
}

/** The page after a rewrite. */
async function rewritten(given: Fields): Promise<string> {
  const answer = await send(given);
  expect(answer.status).toBe(303);
  const page = await visitor.open(answer.headers.get("Location") ?? "");
  expect(page.status).toBe(200);
  return page.text();
}

async function refused(given: Fields) {
  const answer = await send(given);
  return { status: answer.status, html: await answer.text() };
}

async function keptBytes(): Promise<number> {
  const row = await env.DB.prepare("select max(length(cast(state as blob))) as bytes from workspaces").first<{
    bytes: number;
  }>();
  return row?.bytes ?? 0;
}

const file = (text: string | Uint8Array<ArrayBuffer>) => new File([text], "description.txt");

describe("a description of one's own", () => {
  it("is for those who are signed in", async () => {
    await visitor.submit("/logout");
    const answer = await visitor.open(PAGE);
    expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/login"]);
  });

  it("is rewritten, shown again later, and seen by nobody else", async () => {
    // Hashtags on top take the first line: they move to the last.
    expect(await rewritten({ description: `#sharpening #knives\n\n${TEXT}` })).toMatch(
      /Nothing was lost: 1 link and 2 hashtags kept/,
    );
    expect(await (await visitor.open(PAGE)).text()).toContain(TITLE);
    const other = new Visitor();
    await other.submit("/login");
    expect(await (await other.open(PAGE)).text()).not.toContain(TITLE);
  });

  it("may come as a file, with the line ends and the mark of another program", async () => {
    const html = await rewritten({ description: "", file: file(`\ufeff${TEXT.replace("\n", "\r\n")}`) });
    expect(html).toContain("unglazed ring");
    expect(html).not.toContain("\ufeff");
  });

  it("has the channel's usual blocks to tick, and what is ticked below it", async () => {
    await readFromYoutube(visitor);
    const page = await (await visitor.open(PAGE)).text();
    expect(page.replaceAll("<!-- -->", "")).toMatch(/In 7 of 9 descriptions, last in \w{3} \d{4}/);
    const [, value] = page.match(/<input[^>]*name="block1"[^>]*value="([^"]*)"/) ?? [];
    expect(value).toBe(GEAR);
    expect(await rewritten({ block1: GEAR.replace("\n", "\r\n") })).toContain("Added a usual block");
    expect(await (await visitor.open("/account/data.json")).text()).toContain("Added a usual block");
    // 31 days later YouTube's data may be neither kept nor shown.
    await env.DB.prepare("update channels set packed = replace(packed, ?, ?)")
      .bind(
        new Date().toISOString().slice(0, 10),
        new Date(Date.now() - 31 * 86_400_000).toISOString().slice(0, 10),
      )
      .run();
    expect(await (await visitor.open(PAGE)).text()).not.toContain("In 7 of 9");
  });

  it("leaves the sample desk as it is", async () => {
    await rewritten({});
    expect(await (await visitor.open("/description-rewriter")).text()).not.toContain(TITLE);
  });
});

describe("hostile descriptions", () => {
  it("of 5 MB are answered with 413 on the page itself", async () => {
    const { status, html } = await refused({ file: file("a line\n".repeat(5 * 150 * KB)) });
    expect(status).toBe(413);
    expect(html).toContain("That is more than 2 MB.");
    expect(html).toContain('name="description"');
  });

  it.each([
    ["nothing", { description: "" }, "Please enter both video title and description"],
    ["an empty file", { description: "", file: file("") }, "Please enter both video title and description"],
    ["a picture", { file: file(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0])) }, "That file holds no text."],
    ["5,001 characters", { description: "x".repeat(5001) }, "The description has 5,001 characters."],
    ["a file of 200,000 lines", { file: file("line\n".repeat(200_000)) }, "The description has 999,999"],
    ["eleven keywords", { keywords: "a1,b1,c1,d1,e1,f1,g1,h1,i1,j1,k1" }, "These are 11 keywords."],
  ])("are refused with what to do and what was typed: %s", async (_what, given: Fields, message) => {
    const { status, html } = await refused(given);
    expect(status).toBe(400);
    expect(html).toContain(message);
    expect(html).toContain(`value="${TITLE}"`);
  });

  it("show markup, halves of letters, NUL and formulas as what they are: text", async () => {
    const description = `#sharpening #knives\n\n<img src=x onerror=alert(1)> =HYPERLINK("x") half \ud83d and \0 of a knife\n${"long".repeat(300)}`;
    const html = await rewritten({ title: "<script>alert(1)</script>", description });
    expect(html).not.toContain("<script>alert(1)");
    expect(html).not.toContain("<img src=x");
    expect(html).toContain("&lt;img src=x");
    expect(html).not.toContain("\0");
  });

  it.each([
    ["right-to-left", "في هذا الفيديو أصلح ماكينة خياطة قديمة من عام 1921 خطوة بخطوة في البيت"],
    ["emoji alone", "😍🔥🔥"],
    ["one line five hundred times", "the same\n".repeat(500)],
    ["signs of three bytes", "字。".repeat(2500)],
  ])("get an answer: %s", async (_what, description) => {
    expect(await rewritten({ description })).toContain("Done. Results below");
    expect(await keptBytes()).toBeLessThan(64 * KB);
  });
});
