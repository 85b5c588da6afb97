import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { writeIdeas, writeWeeks } from "../../workers/db/channel-ideas";
import { openDatabase } from "../../workers/db/database";
import { fileOf, ownerOf, rowsOf } from "../support/creator";
import { Visitor } from "../support/visitor";

const PAGE = "/content-ideas/yours";
const DAY_MS = 24 * 60 * 60 * 1000;
const OTHERS = "Lemon tart,Tomato soup,Fried rice,Apple pie,Roast leek,Bean stew,Plum jam,Corn bread".split(
  ",",
);

const HITS = ["Rye sourdough", "Focaccia", "Bagels"];

const dayBefore = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

/** A weekly channel whose breads got four times its usual, the last of them most of a year ago. */
const LIST = Array.from({ length: 90 }, (_, at) => {
  const day = dayBefore(14 + 7 * at);
  const dish = OTHERS[at % OTHERS.length];
  return at > 40 && at % 3 === 0
    ? `${HITS[(at / 3) % 3]} with ${dish?.toLowerCase()}, ${day}, ${4000 + at}`
    : `${dish} for ${at % 2 ? "two" : "many"}, ${day}, ${1000 + ((at * 37) % 300)}`;
}).join("\n");

async function connected(list = LIST): Promise<Visitor> {
  const visitor = new Visitor(`192.0.2.${Math.floor(Math.random() * 250)}`);
  expect((await visitor.submit("/channel", { action: "connect", uploads: list })).status).toBe(303);
  return visitor;
}

const pageOf = async (visitor: Visitor, path = PAGE) =>
  (await (await visitor.open(path)).text()).replaceAll("<!-- -->", "");
const keysIn = (html: string) => [
  ...new Set([...html.matchAll(/name="key" value="([^"]+)"/g)].map(([, key = ""]) => key)),
];
const kept = async (visitor: Visitor) =>
  env.DB.prepare("select list, weeks, of_version as version from channel_ideas where owner_id = ?")
    .bind(await ownerOf(visitor))
    .first<{ list: string; weeks: string; version: number }>();

describe("the own desk of ideas", () => {
  let ann: Visitor;
  let keys: string[];
  beforeAll(async () => {
    ann = await connected();
    keys = keysIn(await pageOf(ann));
  });

  it("is where a creator with a channel is led, and offers ideas with what they stand on", async () => {
    expect((await ann.open("/content-ideas")).headers.get("Location")).toBe(PAGE);
    const html = await pageOf(ann);
    expect(keys.length).toBeGreaterThan(1);
    expect(html).toMatch(/About \d in 10 like it beat your usual\./);
    expect(html).toContain("sourdough");
    expect(html).toContain("Hits on subjects that you lack become ideas once you watch channels like yours.");
  });

  it("works the list out once a day and reading of the channel", async () => {
    await vi.waitFor(async () => expect((await kept(ann))?.list).toContain(keys[0]));
    const before = await kept(ann);
    await env.DB.prepare("update channel_ideas set list = replace(list, 'sourdough', 'pumpernickel')").run();
    expect(await pageOf(ann)).toContain("pumpernickel");
    // Other uploads, another list.
    await ann.submit("/channel", { action: "connect", uploads: `${LIST}\nA new one, 2020-01-01, 50` });
    expect((await kept(ann))?.list).toBe("null");
    expect(await pageOf(ann)).not.toContain("pumpernickel");
    await vi.waitFor(async () => expect((await kept(ann))?.version).toBeGreaterThan(before?.version ?? 0));
  });

  it("keeps, and does not offer what is dismissed, until that is taken back", async () => {
    const [first = "", second = ""] = keys;
    const send = (fields: Record<string, string>) => ann.submit(PAGE, fields);
    const answer = await send({ action: "keep", key: first });
    expect([answer.status, answer.headers.get("Location")]).toEqual([
      303,
      expect.stringMatching(/^\/content-ideas\/yours\?done=keep&at=(idea-\w+)#\1$/),
    ]);
    expect((await send({ action: "dismiss", key: second, why: "made" })).status).toBe(303);
    const html = await pageOf(ann);
    expect(html).toContain("Ideas you kept");
    expect(html).toMatch(/Ideas you dismissed \(1\)/);
    expect(html).toContain("Made it already, ");
    const offered = html.slice(html.indexOf('id="results"'), html.indexOf('id="kept-title"'));
    expect(keysIn(offered)).toEqual(keys.slice(2));
    expect(JSON.stringify((await fileOf(ann)).file.tools)).toContain(JSON.stringify(second).slice(1, -1));
    await send({ action: "restore", key: second });
    expect(keysIn(await pageOf(ann))).toContain(second);
  });

  it("refuses a reason that there is not, and an idea of nobody's list", async () => {
    const [first = ""] = keys;
    const said = async (fields: Record<string, string>) => {
      const answer = await ann.submit(PAGE, fields);
      return [answer.status, /role="alert"[\s\S]*?<p>([^<]+)<\/p>/.exec(await answer.text())?.[1]];
    };
    expect(await said({ action: "dismiss", key: first, why: "" })).toEqual([400, "Choose a reason."]);
    expect(await said({ action: "keep", key: "gap:nothing" })).toEqual([
      404,
      "That idea is not on your list any more. The list below is today&#x27;s.",
    ]);
    expect((await ann.submit(PAGE, { action: "eat", key: first })).status).toBe(400);
  });

  it("leaves another owner's alone", async () => {
    const ben = await connected();
    const [first = ""] = keysIn(await pageOf(ben));
    await ben.submit(PAGE, { action: "dismiss", key: first, why: "not-mine" });
    expect(keysIn(await pageOf(ann))).toContain(first);
    expect(await pageOf(ann)).not.toContain("Not my channel, ");
  });

  it("puts three on the dashboard and into the note, the same all week, until one is dismissed", async () => {
    const ben = await connected();
    const ideasIn = (html: string) =>
      [...html.matchAll(/href="\/content-ideas\/yours#(idea-\w+)"/g)].map(([, id]) => id);
    const three = ideasIn(await pageOf(ben, "/dashboard"));
    expect(three.length).toBeGreaterThan(0);
    await vi.waitFor(async () => expect((await kept(ben))?.weeks).toMatch(/"day"/));
    const [key = ""] = JSON.parse((await kept(ben))?.weeks ?? "[]")[0].ideas.map(
      (one: { key: string }) => one.key,
    );
    // A list in another order, of the same day.
    const list = JSON.parse((await kept(ben))?.list ?? "null");
    await env.DB.prepare("update channel_ideas set list = ? where owner_id = ?")
      .bind(JSON.stringify({ ...list, ideas: list.ideas.toReversed() }), await ownerOf(ben))
      .run();
    expect(keysIn(await pageOf(ben))[0]).not.toBe(key);
    expect(ideasIn(await pageOf(ben, "/note"))).toEqual(three);
    const made = await (await ben.submit("/note", { action: "make" })).text();
    const feed = /https:\/\/greenlight\.example(\/note\/[0-9a-f]{32}\.atom)/.exec(made)?.[1] ?? "";
    await env.DB.prepare("update owners set created_at = created_at - ?")
      .bind(20 * DAY_MS)
      .run();
    expect(await (await new Visitor().open(feed)).text()).toContain("Ideas for this week");
    await ben.submit(PAGE, { action: "dismiss", key, why: "not-now" });
    await vi.waitFor(async () => expect(ideasIn(await pageOf(ben, "/dashboard"))).toEqual(three.slice(1)));
  });

  it("leads from an idea that was planned to its card, and chooses it for no week", async () => {
    // Enough for a week beside the one that is planned.
    const lists = ["5 knives", "7 pans", "4 ovens"].map(
      (what, at) => `${what} that last, ${dayBefore(200 + 20 * at)}, 4000`,
    );
    const eve = await connected([LIST, ...lists].join("\n"));
    const titlesIn = (html: string) =>
      [...html.matchAll(/<h3[^>]*>([^<]+)<\/h3>/g)].map(([, title = ""]) => title);
    const [first = ""] = titlesIn(await pageOf(eve));
    expect((await eve.submit("/plan/handover", { action: "add", idea: first })).status).toBeLessThan(400);
    const html = await pageOf(eve);
    expect(html.match(/<a[^>]* href="\/plan\/[\w-]+"[^>]*>In your plan</g)).toHaveLength(1);
    expect(html).not.toContain(`name="idea" value="${first}"`);
    expect(html).not.toContain(`Begin with “${first}”`);
    await pageOf(eve, "/dashboard");
    await vi.waitFor(async () => expect((await kept(eve))?.weeks).toMatch(/"day"/));
    const [{ ideas }] = JSON.parse((await kept(eve))?.weeks ?? "[]");
    expect(ideas).toHaveLength(3);
    expect(ideas.map(({ title, subject }: Record<string, string>) => title ?? subject)).not.toContain(first);
  });

  it("loses no week to a list, and none to another that read before it", async () => {
    const dan = await connected();
    await pageOf(dan);
    await vi.waitFor(async () => expect((await kept(dan))?.list).toContain("sourdough"));
    const before = await kept(dan);
    const of = { ownerId: await ownerOf(dan), version: before?.version ?? 0, engines: "others" };
    const db = openDatabase(env.DB);
    await writeWeeks(db, of, { read: null, weeks: ["first"] });
    await writeWeeks(db, of, { read: null, weeks: ["second"] });
    expect(await kept(dan)).toEqual({ ...before, weeks: '["first"]' });
    await writeIdeas(db, of, null);
    expect(await kept(dan)).toMatchObject({ list: "null", weeks: '["first"]' });
  });

  it("says what is missing where there is too little to judge by, and goes with the data", async () => {
    const cat = await connected(LIST.split("\n").slice(0, 8).join("\n"));
    const html = await pageOf(cat);
    expect(html).toContain("Not enough data yet");
    expect(html).not.toContain("in 10 like it");
    await pageOf(cat);
    await vi.waitFor(async () =>
      expect(await rowsOf(await ownerOf(cat))).toMatchObject({ channel_ideas: 1 }),
    );
    const owner = await ownerOf(cat);
    await cat.submit("/account", { form: "delete" });
    expect(await rowsOf(owner)).toMatchObject({ channel_ideas: 0, channels: 0, workspaces: 0 });
  });

  it("asks a visitor without a channel to connect one, and leaves the sample where it is", async () => {
    const visitor = new Visitor();
    expect(await pageOf(visitor)).toContain("Connect your channel");
    expect((await visitor.open("/content-ideas")).status).toBe(200);
  });
});
