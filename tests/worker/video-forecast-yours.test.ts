import { describe, expect, it } from "vitest";
import { SITE, Visitor } from "../support/visitor";

const PAGE = "/video-forecast/yours";
const TITLE = "How I sharpen a kitchen knife";

/** As YouTube Studio writes its "Table data.csv". */
const STUDIO = [
  "Content,Video title,Video publish time,Duration,Views",
  "Total,,,,99000",
  ...Array.from({ length: 16 }, (_, at) => {
    const month = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug"][at % 8];
    const title = at % 2 ? `"Knives, part ${at}"` : `=HYPERLINK("https://evil.example","Sharp ${at}")`;
    return `id${at},${at % 2 ? title : `"${title.replaceAll('"', '""')}"`},"${month} ${at + 3}, 2026",${at === 4 ? 45 : 600},${1000 + 310 * at}`;
  }),
].join("\n");

async function signedIn(): Promise<Visitor> {
  const visitor = new Visitor();
  await visitor.submit("/login");
  return visitor;
}

/** Sends the desk's form as a browser without script does: multipart, its file field among it. */
async function send(visitor: Visitor, fields: Record<string, string>, file = new File([], "")) {
  const body = new FormData();
  for (const [name, value] of Object.entries({ action: "forecast", title: TITLE, ...fields }))
    body.set(name, value);
  body.set("file", file);
  return visitor.fetch(PAGE, { method: "POST", body, headers: { Origin: SITE } });
}

async function sentAndRead(visitor: Visitor, fields: Record<string, string>, file?: File) {
  const answer = await send(visitor, fields, file);
  expect(answer.status).toBe(303);
  expect(answer.headers.get("Location")).toMatch(/^\/video-forecast\/yours\?done=forecast&open=(.+)#\1$/);
  return (await visitor.open(PAGE)).text();
}

describe("the forecaster's own desk", () => {
  it("is for those who are signed in", async () => {
    const visitor = new Visitor();
    await visitor.submit("/logout");
    expect((await visitor.open(PAGE)).status).toBe(302);
  });

  it("forecasts from the file of YouTube Studio, and says what it left out", async () => {
    const html = await sentAndRead(await signedIn(), {}, new File([STUDIO], "Table data.csv"));
    expect(html).toMatch(/Expect about .* views in 30 days, 9 times in 10 between/);
    expect(html).toMatch(/>1 Short, 1 row of totals\.</);
    expect(html).toContain("15 uploads of a file");
  });

  it("forecasts from a channel of the sample catalogue, marked as such, and from a list beside it", async () => {
    const visitor = await signedIn();
    expect(await sentAndRead(visitor, { channel: "@saffronshelf" })).toContain("Sample channel");
    const list = [2, 3, 4, 5, 6, 7]
      .map((day) => `A loaf ${day}, 2026-0${day}-01, ${day}00 views`)
      .join("\r\n");
    const html = await sentAndRead(visitor, { uploads: list, channel: "@saffronshelf" });
    expect(html).toContain("6 uploads of a pasted list");
    expect(html.match(/<article[^>]*aria-labelledby="forecast-\d+"/g)).toEqual([
      expect.stringContaining("forecast-2"),
    ]);
    expect(html.match(/href="[^"]*\?open=forecast-1#forecast-1".*?<\/p>/s)?.[0]).toContain(
      "Sample channel, about ",
    );
    await visitor.submit(PAGE, { action: "start-over" });
    expect(await (await visitor.open(PAGE)).text()).toContain("No forecasts yet");
  });

  it.each([
    ["nothing", {}, undefined, 400, "Please give a channel, or paste its videos"],
    ["an empty file", {}, new File([], "empty.csv"), 400, "An empty file has no videos."],
    [
      "a picture",
      {},
      new File([new Uint8Array([0x89, 0x50, 0, 1])], "a.png"),
      400,
      "That file holds no text.",
    ],
    ["the wrong columns", {}, new File(["author,text\nme,nice"], "c.csv"), 400, "0 found."],
    ["a channel nobody has", { channel: "@no-such-channel" }, undefined, 404, "youtube.com/account_advanced"],
    ["no title", { title: " ", channel: "@saffronshelf" }, undefined, 400, "Please enter a video title"],
  ] as const)("says what is wrong with %s, on its page", async (_what, fields, file, status, message) => {
    const answer = await send(await signedIn(), fields, file);
    expect(answer.status).toBe(status);
    expect(await answer.text()).toContain(message);
  });

  it("says of 5 MB that it is too much, on its page, and of too many lines, too", async () => {
    const visitor = await signedIn();
    const long = await send(
      visitor,
      {},
      new File(["A loaf, 2026-09-14, 1200\n".repeat(200_000)], "long.csv"),
    );
    expect(long.status).toBe(413);
    expect(await long.text()).toContain("That is more than 2 MB.");
    const lines = await send(visitor, {}, new File(["a\n".repeat(200_000)], "lines.csv"));
    expect(lines.status).toBe(400);
    expect(await lines.text()).toContain("A list may have up to 5,000 lines.");
  });
});
