import { env } from "cloudflare:workers";
import { parseAtomFeed } from "feedsmith";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ownerOf } from "../support/creator";
import { SITE, Visitor } from "../support/visitor";
import { withinAMinute } from "../support/within-a-minute";

const KNIVES = "UCx_5XG1OV2P6uZZ5FSM9Ttw";

/** A visitor who watches a channel with a new upload. */
async function watcher(title = "Steel on stone"): Promise<Visitor> {
  const visitor = new Visitor(`192.0.2.${Math.floor(Math.random() * 250)}`);
  const body = new FormData();
  body.append("action", "import");
  body.append("file", new File([`Channel Id,,Channel Title\n${KNIVES},,Knife Week`], "subscriptions.csv"));
  await visitor.fetch("/competitor-monitor/yours", { method: "POST", body, headers: { Origin: SITE } });
  const facts = { channel: KNIVES, video: "aaaaaaaaaaa", title, publishedAt: new Date().toISOString() };
  await env.DB.prepare("insert into events (kind, owner_id, at, facts) values ('watched-upload', ?, ?, ?)")
    .bind(await ownerOf(visitor), Date.now(), JSON.stringify(facts))
    .run();
  return visitor;
}

/** Makes the visitor's feed: its path. */
async function makeFeed(visitor: Visitor): Promise<string> {
  const answer = await visitor.submit("/note", { action: "make" });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Cache-Control")).toContain("no-store");
  return /https:\/\/greenlight\.example(\/note\/[0-9a-f]{32}\.atom)/.exec(await answer.text())?.[1] ?? "";
}

/** Anybody with the address: without cookie. */
const stranger = () => new Visitor(`203.0.113.${Math.floor(Math.random() * 250)}`);

const titles = async (path: string) =>
  parseAtomFeed(await (await stranger().open(path)).text()).entries?.map(({ title }) => title?.value) ?? [];

afterEach(() => vi.restoreAllMocks());

describe("the feed of news and notes", () => {
  it("tells its owner's news to whoever has the address, and never another's", async () => {
    const [ann, ben] = [await watcher(), await watcher("Ben's own")];
    const [anns, bens] = [await makeFeed(ann), await makeFeed(ben)];
    const answer = await stranger().open(anns);
    expect([answer.status, answer.headers.get("Content-Type")]).toEqual([
      200,
      "application/atom+xml; charset=utf-8",
    ]);
    expect(answer.headers.get("Cache-Control")).toBe("private, no-cache");
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await titles(anns)).toEqual(["New upload: Steel on stone (Knife Week)"]);
    expect(await titles(bens)).toEqual(["New upload: Ben's own (Knife Week)"]);
    await ann.submit("/competitor-monitor/yours", { action: "mute", channel: KNIVES });
    expect(await titles(anns)).toEqual([]);
  });

  it("answers 304 until there is more", async () => {
    const ann = await watcher();
    const path = await makeFeed(ann);
    const tag = (await stranger().open(path)).headers.get("ETag") ?? "";
    const again = (known: string) => stranger().fetch(path, { headers: { "If-None-Match": known } });
    const same = await again(`"other", W/${tag}`);
    expect([same.status, same.headers.get("ETag"), await same.text()]).toEqual([304, tag, ""]);
    expect((await again('"other"')).status).toBe(200);
    await ann.submit("/competitor-monitor/yours", { action: "mute", channel: KNIVES });
    expect((await again(tag)).status).toBe(200);
  });

  it("shows its address once, and keeps a fingerprint only", async () => {
    const ann = await watcher();
    const secret = (await makeFeed(ann)).slice("/note/".length, -".atom".length);
    const page = await (await ann.open("/note")).text();
    expect(page).toContain("You made an address on ");
    expect(page).not.toContain(secret);
    const file = await (await ann.open("/account/data.json")).text();
    expect(JSON.parse(file).feedAddress).toEqual({ madeAt: expect.stringMatching(/^\d{4}-/) });
    expect(file).not.toContain(secret);
    const { results } = await env.DB.prepare("select * from watch_feeds").all();
    expect(JSON.stringify(results)).not.toContain(secret);
  });

  it("answers 404 for an address that was replaced, ended, never made, or whose owner is gone", async () => {
    const ann = await watcher();
    const [first, second] = [await makeFeed(ann), await makeFeed(ann)];
    expect((await stranger().open(first)).status).toBe(404);
    expect((await stranger().open(second)).status).toBe(200);
    const ended = await ann.submit("/note", { action: "end" });
    expect([ended.status, ended.headers.get("Location")]).toEqual([303, "/note?done=end"]);
    const third = await makeFeed(ann);
    await ann.submit("/account", { form: "delete" });
    for (const path of [second, third, `/note/${"0".repeat(32)}.atom`]) {
      const answer = await stranger().open(path);
      expect([answer.status, answer.headers.get("Cache-Control"), await answer.text()]).toEqual([
        404,
        "no-store",
        "Not Found",
      ]);
    }
  });

  it("counts as a visit once a day, in two round trips, and stands in no log", async () => {
    const ann = await watcher();
    const path = await makeFeed(ann);
    const owner = await ownerOf(ann);
    await env.DB.batch([
      env.DB.prepare("update owners set seen_at = 1 where id = ?").bind(owner),
      env.DB.prepare("update watched_channels set seen_at = 1"),
    ]);
    const log = vi.spyOn(console, "log");
    const trips: number[] = [];
    for (let at = 0; at < 2; at += 1) {
      log.mockClear();
      expect((await stranger().open(path)).status).toBe(200);
      const lines = log.mock.calls.flat().map(String);
      expect(lines.filter((line) => line.includes(path.slice(6, 38)))).toEqual([]);
      trips.push(JSON.parse(lines.find((one) => one.includes("/note/(secret)")) ?? "{}").d1);
    }
    expect(trips).toEqual([2, 2]);
    const seen = await env.DB.prepare(
      "select seen_at from owners where id = ? union all select seen_at from watched_channels",
    )
      .bind(owner)
      .all<{ seen_at: number }>();
    expect(seen.results.map(({ seen_at }) => seen_at > Date.now() - 60_000)).toEqual([true, true]);
  });

  it("is limited by address", async () => {
    const hasty = stranger();
    const statuses: number[] = [];
    await withinAMinute();
    for (let at = 0; at < 61; at += 1)
      statuses.push((await hasty.open(`/note/${"a".repeat(32)}.atom`)).status);
    expect([statuses[0], statuses.at(-1)]).toEqual([404, 429]);
  });
});
