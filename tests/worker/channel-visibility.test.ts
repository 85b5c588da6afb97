import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { topicKey } from "../../app/model/trend";
import { DAY_MS } from "../../app/numbers/days";
import { ownVideos } from "../../workers/db/channel-topics";
import { openDatabase } from "../../workers/db/database";
import { OFTEN_CRON } from "../../workers/jobs/run-jobs";
import { sampleTopics } from "../../workers/youtube/sample/catalogue";
import { creator, fileOf, ownerOf } from "../support/creator";
import { Visitor, worker } from "../support/visitor";

const PATH = "/channel/visibility";
const [, react, fitness] = sampleTopics;
/** The channel of a video that the search for its topic finds. */
const channelId = react?.videos[0]?.channelId ?? "";

/** A visitor with a connected channel: the summary is all that the score needs of it. */
async function connected(name: string, { isSample = true } = {}) {
  const visitor = await creator(name);
  const owner = await ownerOf(visitor);
  const summary = {
    ...{ name, handle: null, id: channelId, isSample, subscribers: null, reading: null },
    ...{ uploads: 1, longs: 1, shorts: 0, sources: [], lastUploads: [], next: [] },
    kpis: { subscribersPer1000: null, clicked: null, watched: null },
  };
  await env.DB.prepare("insert or replace into channel_summaries values (?, ?, 1, ?, ?, null, null)")
    .bind(owner, JSON.stringify(summary), Date.now(), Date.now())
    .run();
  return { visitor, owner };
}

const name = (visitor: Visitor, topics: string) => visitor.submit(PATH, { topics });
const search = (at = new Date()) => worker.scheduled({ scheduledTime: at, cron: OFTEN_CRON });
const textOf = async (visitor: Visitor) => (await visitor.open(PATH)).text();
const countOf = async (table: string, owner: string) =>
  (await env.DB.prepare(`select count(*) as n from ${table} where owner_id = ?`).bind(owner).first("n")) ?? 0;

describe("the Live Visibility Score", () => {
  it("has not enough data, then the share of searches that show the channel", async () => {
    const { visitor, owner } = await connected("Ann");
    expect(await textOf(visitor)).toContain("Not enough data");

    const answer = await name(visitor, `${react?.name}\n${fitness?.name}`);
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, `${PATH}?done=topics`]);
    expect(await textOf(visitor)).toContain("not searched yet");

    await search();
    await search();
    // Both are asked; a third run has nothing to do for a week.
    await search();
    expect(await countOf("topic_answers", owner)).toBe(2);
    const html = await textOf(visitor);
    expect(html).toContain("50%");
    expect(html).toContain("1 of 1");
    expect((await fileOf(visitor)).text).toContain(`"${react?.name}"`);
  });

  it("keeps answers of topics that stay, and deletes those of others", async () => {
    const { visitor, owner } = await connected("Ben");
    await name(visitor, `${react?.name}\n${fitness?.name}`);
    await search();
    await search();
    await name(visitor, react?.name ?? "");
    expect(await countOf("topic_answers", owner)).toBe(1);
    await name(visitor, "");
    expect([await countOf("channel_topics", owner), await countOf("topic_answers", owner)]).toEqual([0, 0]);
  });

  it("goes with the channel, and answers go before their 30 days are over", async () => {
    const { visitor, owner } = await connected("Eve");
    await name(visitor, react?.name ?? "");
    await search();
    expect(await countOf("topic_answers", owner)).toBe(1);
    await worker.scheduled({ scheduledTime: new Date(Date.now() + 29.5 * DAY_MS), cron: "17 3 * * *" });
    expect(await countOf("topic_answers", owner)).toBe(0);
    await env.DB.prepare("delete from channel_summaries where owner_id = ?").bind(owner).run();
    expect(await countOf("channel_topics", owner)).toBe(0);
  });

  it("refuses a sixth topic with what was typed, and shows nobody else's", async () => {
    const { visitor } = await connected("Ada");
    const answer = await name(visitor, "a\nb\nc\nd\ne\nsixth topic");
    expect(answer.status).toBe(400);
    const html = await answer.text();
    expect(html).toContain("Name at most five topics");
    expect(html).toContain("sixth topic");
    await name(visitor, "secret topic");
    const other = await connected("Bob");
    expect(await textOf(other.visitor)).not.toContain("secret topic");
  });

  it("never searches samples for a real channel, and says that it takes a key", async () => {
    const { visitor, owner } = await connected("Zoe", { isSample: false });
    await name(visitor, react?.name ?? "");
    await search();
    expect(await countOf("topic_answers", owner)).toBe(0);
    // As kept while the deployment had a key.
    await env.DB.prepare("insert into topic_answers values (?, ?, ?, '[]')")
      .bind(owner, topicKey(react?.name ?? ""), Date.now())
      .run();
    const html = await textOf(visitor);
    expect(html).toContain("Searching takes a YouTube key");
    expect(html).toContain("Not enough data");
    expect(html).not.toMatch(/\b0%|0 of 1/);
  });

  it("knows the videos of a pasted list by their titles", async () => {
    const visitor = await creator("Kit");
    const list = ["Rye  in a Day, 2026-10-01, 120", "Bagels, 2026-10-08, 240"].join("\n");
    expect((await visitor.submit("/channel", { action: "connect", uploads: list })).status).toBe(303);
    const isOwn = await ownVideos(openDatabase(env.DB), await ownerOf(visitor));
    const found = (title: string) => isOwn({ channelId: "UC1", videoId: "abcdefghijk", title });
    expect(["Rye in a day", "BAGELS", "Rye", ""].map(found)).toEqual([true, true, false, false]);
  });

  it("asks for a channel first", async () => {
    const visitor = new Visitor();
    await visitor.submit("/login", {});
    expect(await textOf(visitor)).toContain("Connect your channel first");
    expect((await name(visitor, "rye bread")).headers.get("Location")).toBe(PATH);
  });
});
