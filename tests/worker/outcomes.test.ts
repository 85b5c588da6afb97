import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import type { NewCard } from "../../app/model/card";
import type { Channel } from "../../app/model/channel";
import { openDatabase } from "../../workers/db/database";
import { dropDueOutcomes, noteOutcomes } from "../../workers/db/outcomes";
import { measuredUpload } from "../support/connected-channel";
import { addCard, ownedPlan } from "../support/owned-plan";
import { connectedChannel } from "../support/sealed-cards";

const NOW = new Date("2026-11-01T10:00:00Z");
const db = openDatabase(env.DB);

const plan = (id?: string) => ownedPlan(NOW, id);
const added = (card: NewCard, owner?: string) => addCard(plan(owner), card);

const FORECAST = {
  ranges: [{ days: 1, low: 100, likely: 200, high: 400 }],
  chance: 0.8,
  at: NOW.toISOString(),
};

const upload = (fields: object = {}) =>
  measuredUpload({
    videoId: "abcdefghijk",
    title: "Rye in a day",
    publishedAt: "2026-11-02T12:00:00.000Z",
    countedAt: "2026-11-03T12:00:00.000Z",
    views: 150,
    durationSeconds: 600,
    ...fields,
  });

const channel = (...uploads: Channel["uploads"]) => connectedChannel(NOW, ...uploads);

beforeEach(async () => {
  await env.DB.prepare("delete from owners").run();
});

describe("noteOutcomes", () => {
  it("publishes a card whose video came out, and holds its views against the forecast", async () => {
    const id = await added({ idea: "Rye", title: "Rye in a day", state: "scheduled", forecast: FORECAST });
    const other = await added({ idea: "Oats", title: "Oats" });
    expect(await noteOutcomes(db, "one", channel(upload()), NOW)).toBe(1);
    expect(await plan().read(id)).toMatchObject({
      state: "published",
      version: 2,
      video: { id: "abcdefghijk", source: "youtube" },
      outcome: [{ days: 1, views: 150, isInside: true }],
    });
    expect(await plan().read(other)).toMatchObject({ state: "idea", video: null, version: 1 });
  });

  it("touches no card of another owner, and writes nothing twice", async () => {
    const id = await added({ idea: "Rye", title: "Rye in a day" }, "two");
    expect(await noteOutcomes(db, "one", channel(upload()), NOW)).toBe(0);
    expect(await noteOutcomes(db, "two", channel(upload()), NOW)).toBe(1);
    expect(await noteOutcomes(db, "two", channel(upload()), NOW)).toBe(0);
    expect(await plan("two").read(id)).toMatchObject({ version: 2 });
  });

  it("notes that a video was read again without a new version", async () => {
    const id = await added({ idea: "Rye", title: "Rye in a day" });
    await noteOutcomes(db, "one", channel(upload()), NOW);
    await noteOutcomes(db, "one", channel(upload({ countedAt: "2026-11-05T12:00:00.000Z" })), NOW);
    expect(await plan().read(id)).toMatchObject({
      version: 2,
      video: { readAt: "2026-11-05T12:00:00.000Z" },
    });
  });
});

describe("dropDueOutcomes", () => {
  it("takes out what YouTube told 30 days ago, once, and leaves whether it was inside", async () => {
    const id = await added({ idea: "Rye", title: "Rye in a day", forecast: FORECAST });
    await noteOutcomes(db, "one", channel(upload()), NOW);
    expect(await dropDueOutcomes(db, new Date("2026-12-03T11:00:00Z"))).toBe(0);
    expect(await dropDueOutcomes(db, new Date("2026-12-03T12:00:00Z"))).toBe(1);
    expect(await dropDueOutcomes(db, new Date("2026-12-04T12:00:00Z"))).toBe(0);
    expect(await plan().read(id)).toMatchObject({
      state: "published",
      video: null,
      outcome: [{ days: 1, views: null, isInside: true }],
    });
  });
});
