import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { mergeLayers } from "../../app/functions/channel/kept-channel";
import type { Channel } from "../../app/model/channel";
import { event } from "../../app/model/event";
import { DAY_MS } from "../../app/numbers/days";
import { saveTopicAnswer } from "../../workers/db/channel-topics";
import { findChannels, rewriteChannel } from "../../workers/db/channels";
import { openDatabase } from "../../workers/db/database";
import { d1Events } from "../../workers/db/events";
import { noteOutcomes } from "../../workers/db/outcomes";
import {
  dailyUploads,
  keptChannel as kept,
  measuredUpload,
  youtubeLayer,
} from "../support/connected-channel";
import { fileOf, GONE, ownerOf, rowsOf } from "../support/creator";
import { ownedBy } from "../support/owned-by";
import { addCard, ownedPlan } from "../support/owned-plan";
import { purgeAt } from "../support/purge-at";
import { Visitor } from "../support/visitor";

const NOW = new Date("2026-11-21T10:00:00Z");
const db = openDatabase(env.DB);

/** What happened to an owner's, the newest first, as kind and facts. */
const happened = async (owner: string) =>
  (await d1Events(db, { owners: ownedBy(owner) }).list(100)).map(({ kind, facts }) => [kind, facts]);

async function connected(uploads = dailyUploads(3, {}, "2025-11-20")) {
  const visitor = new Visitor();
  const list = uploads
    .map(({ title, publishedAt, views }) => `${title}, ${publishedAt}, ${views}`)
    .join("\n");
  await visitor.submit("/channel", { action: "connect", uploads: list });
  return { visitor, owner: await ownerOf(visitor) };
}

async function row(owner: string) {
  const [found] = await findChannels(db, [owner]);
  if (!found?.kept) throw new Error("no channel");
  return { ...found, kept: found.kept };
}

beforeEach(async () => {
  await env.DB.prepare("delete from owners").run();
});

describe("events of a channel", () => {
  const NEWS = "Rye at last, 2025-11-23, 900\nRye again, 2025-11-24, 900";

  it("tell of uploads in a list, stand in the data file, and go with the channel", async () => {
    const { visitor, owner } = await connected();
    expect(await happened(owner)).toEqual([]);
    await visitor.submit("/channel", { action: "connect", uploads: NEWS });
    const uploads = ["2025-11-24", "2025-11-23"].map((publishedAt) => ({ id: null, publishedAt }));
    const facts = { count: 2, uploads };
    expect(await happened(owner)).toEqual([["uploads-published", facts]]);
    const { file } = await fileOf(visitor);
    const inFile = (file as unknown as { events: unknown[] }).events;
    expect(inFile).toEqual([
      { id: expect.any(Number), kind: "uploads-published", at: expect.any(String), facts, seen: null },
    ]);
    expect(event.safeParse(inFile[0]).success).toBe(true);
    expect(await happened("another")).toEqual([]);
    await visitor.submit("/channel", { action: "disconnect" });
    expect(await happened(owner)).toEqual([]);
  });

  it("are gone once their owner deletes their data", async () => {
    const { visitor, owner } = await connected();
    await visitor.submit("/channel", { action: "connect", uploads: NEWS });
    expect(await rowsOf(owner)).toMatchObject({ events: 1 });
    await visitor.submit("/account", { form: "delete" });
    expect(await rowsOf(owner)).toEqual(GONE);
  });

  it("tell of uploads that a reading found, once though two runs found them", async () => {
    const { owner } = await connected();
    const before = await row(owner);
    const [first] = before.kept.layers;
    if (!first) throw new Error("no layer");
    const uploads = [...dailyUploads(1, { title: "New" }, "2025-11-22"), ...first.uploads];
    const next = kept({ ...first, at: NOW.toISOString(), uploads });
    const runs = [1, 2].map(() => rewriteChannel(openDatabase(env.DB), before, next, NOW));
    expect((await Promise.all(runs)).sort()).toEqual(["conflict", "kept"]);
    const facts = { count: 1, uploads: [{ id: "v0000000000", publishedAt: "2025-11-22" }] };
    expect(await happened(owner)).toEqual([["uploads-published", facts]]);
    expect(await rewriteChannel(db, await row(owner), next, NOW)).toBe("kept");
    expect(await happened(owner)).toHaveLength(1);
  });

  it("tell where its best place in a topic's search moved, and not of the first answer", async () => {
    const { visitor, owner } = await connected();
    await visitor.submit("/channel/visibility", { topics: "rye" });
    const due = { ownerId: owner, key: "rye", topic: "rye" };
    const at = (place: number) => [{ videoId: "v0000000000", title: "Rye", place }];
    const answers = [at(7), at(7), at(3), [], at(9)];
    for (const [week, found] of answers.entries()) {
      await saveTopicAnswer(db, due, { askedAt: new Date(NOW.getTime() + week * 7 * DAY_MS), found });
    }
    expect(await happened(owner)).toEqual([
      ["visibility-moved", { topic: "rye", from: null, to: 9 }],
      ["visibility-moved", { topic: "rye", from: 3, to: null }],
      ["visibility-moved", { topic: "rye", from: 7, to: 3 }],
    ]);
  });
});

describe("events of the plan", () => {
  const plan = ownedPlan(NOW);
  const published = (card: string) => ["card-published", { card }];
  const CARD = { idea: "Rye", title: "Rye in a day" };

  it("tell that a card was published, by a move or a form, once", async () => {
    const [moved, saved] = [await addCard(plan, CARD), await addCard(plan, { idea: "Oats" })];
    for (const state of ["filmed", "published", "edited", "published"] as const) {
      await plan.move(moved, { state, before: null });
    }
    const fields = {
      idea: "Oats",
      title: "",
      description: "",
      notes: "",
      date: null,
      series: "",
      episode: null,
    };
    const change = (over: number) => plan.change(saved, over, { ...fields, state: "published" });
    expect(await change(9)).toHaveProperty("conflict");
    expect(await happened("one")).toEqual([published(moved)]);
    expect(await change(1)).toBe("kept");
    expect(await change(2)).toBe("kept");
    expect(await happened("one")).toEqual([published(saved), published(moved)]);
  });

  it("tell what a channel's reading makes known of a card, once though two runs read it", async () => {
    const id = await addCard(plan, CARD);
    const upload = measuredUpload({
      videoId: "abcdefghijk",
      title: "Rye in a day",
      publishedAt: "2026-11-22T12:00:00.000Z",
      countedAt: "2026-11-23T12:00:00.000Z",
    });
    const channel: Channel = mergeLayers(kept(youtubeLayer({ uploads: [upload] })));
    await Promise.all([1, 2].map(() => noteOutcomes(openDatabase(env.DB), "one", channel, NOW)));
    const facts = { card: id, days: 1, isInside: null, beatUsual: null, light: null };
    expect(await happened("one")).toEqual([["outcome-known", facts], published(id)]);

    const { video = null, outcome = [] } = (await plan.read(id)) ?? {};
    const week = {
      ...outcome[0],
      days: 7 as const,
      views: 9,
      source: "typed" as const,
      at: NOW.toISOString(),
    };
    const reading = { ...week, isInside: null, beatUsual: null, light: null };
    for (const views of [9, 10]) {
      await plan.setOutcome(id, { video, outcome: [...outcome, { ...reading, views }] });
    }
    expect(await happened("one")).toEqual([
      ["outcome-known", { ...facts, days: 7 }],
      ["outcome-known", facts],
      published(id),
    ]);
  });

  it("are forgotten after 30 days, and go with their owner", async () => {
    const id = await addCard(plan, CARD);
    await plan.move(id, { state: "published", before: null });
    await purgeAt(db, new Date(NOW.getTime() + 28 * DAY_MS));
    expect(await happened("one")).toHaveLength(1);
    await env.DB.prepare("update owners set seen_at = ?")
      .bind(NOW.getTime() + 40 * DAY_MS)
      .run();
    expect(await purgeAt(db, new Date(NOW.getTime() + 30 * DAY_MS))).toMatchObject({ events: 1 });
    expect(await happened("one")).toEqual([]);
    const other = await addCard(plan, { idea: "Oats" });
    await plan.move(other, { state: "published", before: null });
    await env.DB.prepare("delete from owners").run();
    expect(await happened("one")).toEqual([]);
  });
});
