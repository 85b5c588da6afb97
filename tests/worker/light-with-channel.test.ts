import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { decodeEntities } from "../../app/words/folding";
import { ownerOf, rowsOf } from "../support/creator";
import { studioTable, studioZip } from "../support/studio-export";
import { toolPage } from "../support/tool-page";
import { SITE, Visitor } from "../support/visitor";

const PATH = "/light";
const IDEA = "How I sharpen a kitchen knife";
const LIST = Array.from({ length: 30 }, (_, at) => {
  const day = new Date(Date.UTC(2025, 0, 1 + 7 * at)).toISOString().slice(0, 10);
  return `${at % 2 ? "Sharpening a kitchen knife" : "A visit to the forge"} ${at}, ${day}, ${at % 2 ? 9000 + at : 2000 + at}`;
}).join("\n");

beforeEach(async () => {
  await env.DB.prepare("delete from owners").run();
});

/** Sends the form as a browser does, files and all. */
function send(visitor: Visitor, fields: Record<string, string | File>, path = PATH): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return visitor.fetch(path, { method: "POST", body, headers: { Origin: SITE } });
}

const textOf = async (answer: Response) => (await toolPage(answer)).text;

describe("an idea and a channel in one form", () => {
  it.each([
    ["a pasted list", { own: LIST }],
    ["a file", { own: "", file: new File([studioZip(studioTable(40))], "Content.zip") }],
    ["a handle", { own: " @harborframe " }],
  ])("leads to the light of the idea, with %s", async (_, given) => {
    const visitor = new Visitor();
    const answer = await send(visitor, { idea: IDEA, ...given });
    expect([answer.status, answer.headers.get("Location")]).toEqual([
      303,
      "/light?q=How+I+sharpen+a+kitchen+knife",
    ]);
    expect(await rowsOf(await ownerOf(visitor))).toMatchObject({ channels: 1 });
    const page = await (await visitor.open("/light?q=How+I+sharpen+a+kitchen+knife")).text();
    expect(page).not.toContain('name="own"');
  });

  it("keeps what it works out of the channel, for these uploads and these engines alone", async () => {
    const visitor = new Visitor();
    await send(visitor, { idea: IDEA, own: LIST });
    const owner = await ownerOf(visitor);
    const light = () => visitor.open("/light?q=How+I+sharpen+a+kitchen+knife").then(textOf);
    const engines = () => env.DB.prepare("select engines from channel_pasts").first<string>("engines");
    const first = await light();
    await vi.waitFor(async () => expect(await rowsOf(owner)).toMatchObject({ channel_pasts: 1 }));
    const built = await engines();
    expect(await light()).toBe(first);
    await env.DB.prepare("update channel_pasts set engines = 'older'").run();
    expect(await light()).toBe(first);
    await vi.waitFor(async () => expect(await engines()).toBe(built));
    await visitor.submit("/channel", { action: "connect", uploads: `${LIST}\nA new one, 2025-11-20, 900` });
    expect(await rowsOf(owner)).toMatchObject({ channels: 1, channel_pasts: 0 });
  });

  it("needs no channel", async () => {
    const answer = await send(new Visitor(), { idea: IDEA, own: " \n " });
    expect(answer.headers.get("Location")).toBe("/light?q=How+I+sharpen+a+kitchen+knife");
  });

  it.each([
    [400, "Give your channel", { action: "connect", own: "" }],
    [404, "youtube.com/account_advanced", { own: "@nobody-knows-this" }],
    [400, "No videos found in that list", { own: "one line\nand another" }],
    [400, "04/03", { own: LIST.replaceAll(/(\d{4})-(\d\d)-\d\d/g, "04/03/$1") }],
  ])("is refused with %i at its field, with idea and list still there", async (status, message, given) => {
    const visitor = new Visitor();
    const answer = await send(visitor, { idea: IDEA, ...given }, `${PATH}?q=${encodeURIComponent(IDEA)}`);
    expect(answer.status).toBe(status);
    const page = await answer.text();
    expect(page).toContain(message);
    expect(page).toContain(`value="${IDEA}"`);
    for (const line of given.own.split("\n")) expect(page).toContain(line);
    expect(page).toMatch(/role="alert"/);
  });

  it("keeps the list where the idea is missing", async () => {
    const visitor = new Visitor();
    const answer = await send(visitor, { idea: " ", own: LIST });
    expect(answer.status).toBe(400);
    const page = await answer.text();
    expect(page).toContain("Type an idea first");
    expect(page).toContain(LIST.split("\n").at(-1));
  });

  it("says that a file is too large, with the idea of its address", async () => {
    const file = new File([new Uint8Array(11 * 1024 * 1024)], "Content.zip");
    const answer = await send(new Visitor(), { idea: IDEA, own: "", file }, "/light?q=Knives");
    expect(answer.status).toBe(413);
    expect(await textOf(answer)).toContain("That is more than 10 MB.");
  });
});

describe("a channel with long videos and Shorts", () => {
  /** Pies do well as Shorts, which came last, and badly as long videos. */
  const MIXED = [
    "title,date,views,duration",
    ...Array.from({ length: 100 }, (_, at) => {
      const day = new Date(Date.UTC(2025, 0, 1 + 3 * at)).toISOString().slice(0, 10);
      const [isShort, isPie] = [at >= 50, at % 2 === 1];
      const views = isPie === isShort ? 9000 + at : 900 + at;
      return `${isPie ? "Leek pie" : "Carrot soup"} number ${at},${day},${views},${isShort ? 40 : 600}`;
    }),
  ].join("\n");
  const AT = "/light?q=Leek+pie+number+200";
  const choice = (page: string) =>
    [...page.matchAll(/<a (?=[^>]*aria-current="true")[^>]*>([^<]*)</g)].map(([, label]) => label);

  it("begins with what it makes now; a link chooses the other kind, and the choice goes along", async () => {
    const visitor = new Visitor();
    await send(visitor, { idea: "Leek pie number 200", own: MIXED });
    const first = await (await visitor.open(AT)).text();
    expect(first).toContain("Green light");
    expect(first).toContain("22 channels and 3,965 Shorts");
    expect(first).toContain("Shorts (50)");
    expect(choice(first)).toContain("Shorts (50)");
    const other = /href="(\/light\?[^"]*kind=long)"/.exec(first)?.[1] ?? "";
    const longs = await (await visitor.open(decodeEntities(other))).text();
    expect(longs).toContain("Red light");
    expect(longs).toContain("69 channels and 33,460 videos");
    expect(choice(longs)).toContain("Long videos (50)");
    const again = await send(visitor, { idea: "Carrot soup", kind: "long" });
    expect(again.headers.get("Location")).toBe("/light?q=Carrot+soup&kind=long");
    expect(longs).toContain('name="kind" value="long"');
    expect(longs).toContain("/thumbnail-optimizer/yours?titles=Leek+pie+number+200&amp;kind=long");
  });

  it("chooses at the desks by a field, which a link fills in", async () => {
    const visitor = new Visitor();
    await send(visitor, { idea: "Leek pie number 200", own: MIXED });
    const titles = await (await visitor.open("/thumbnail-optimizer/yours?kind=long")).text();
    expect(titles).toContain('<option value="long" selected="">Long videos</option>');
    const forecast = "/video-forecast/yours";
    expect(await (await visitor.open(forecast)).text()).toContain('<option value="" selected="">');
    const asked = { action: "forecast", title: "Leek pie number 200" };
    const refused = await visitor.submit(forecast, { ...asked, kind: "" });
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain("there is no forecast. Your usual Short gets about");
    expect((await visitor.submit(forecast, { ...asked, kind: "long" })).status).toBe(303);
  });
});

describe("a card that was planned before there was a channel", () => {
  const ADDED = "Sharpening a kitchen knife";
  const AT = `/light?q=${ADDED.replaceAll(" ", "+")}`;
  /** What the page's button sends. */
  const light = (page: string) => decodeEntities(/name="light" value="([^"]*)"/.exec(page)?.[1] ?? "");

  async function planned() {
    const visitor = new Visitor();
    const first = await (await visitor.open(AT)).text();
    expect(light(first), "there is no light to keep").toBe("");
    const added = await visitor.submit("/plan/handover", { action: "add", idea: ADDED, back: AT });
    const id = new URL(added.headers.get("Location") ?? "", SITE).searchParams.get("planned") ?? "";
    expect(await textOf(await visitor.open(`/plan/${id}`))).toContain("Get its light");
    return { visitor, card: `/plan/${id}`, opened: `${AT}&card=${id}` };
  }

  it("gets its light from the page that it opens", async () => {
    const { visitor, card, opened } = await planned();
    expect(await (await visitor.open(opened)).text()).toContain(`action="${opened.replace("&", "&amp;")}"`);
    const connected = await send(visitor, { action: "connect", idea: ADDED, own: LIST }, opened);
    expect(connected.headers.get("Location")).toBe(opened);
    const lit = await (await visitor.open(opened)).text();
    expect(lit).toContain("Keep this light");
    const kept = await visitor.submit("/plan/handover", {
      action: "write",
      card: card.slice("/plan/".length),
      light: light(lit),
      back: opened,
    });
    const after = await (await visitor.open(kept.headers.get("Location") ?? "")).text();
    expect(after).toContain("The light is on your card.");
    expect(after).not.toContain("Keep this light");
    expect(after).toMatch(new RegExp(`<a class="button\\b[^>]*href="${card}"[^>]*>Open the card</a>`));
    expect(await textOf(await visitor.open(card))).toMatch(/Green light ?Make it\./);
  });

  it("gets it when the idea is added again", async () => {
    const { visitor, card } = await planned();
    await send(visitor, { action: "connect", idea: ADDED, own: LIST });
    const lit = light(await (await visitor.open(AT)).text());
    const again = await visitor.submit("/plan/handover", {
      action: "add",
      idea: ADDED,
      light: lit,
      back: AT,
    });
    expect(again.headers.get("Location")).toContain("plan=already");
    expect(await textOf(await visitor.open(card))).toMatch(/Green light ?Make it\./);
  });
});
