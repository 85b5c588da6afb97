import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { growthShare } from "../../app/engines/growth";
import { MOST_WATCHED } from "../../app/model/plan-limits";
import type { SeenVideo, WatchPage } from "../../app/model/watch";
import { DAY_MS } from "../../app/numbers/days";
import type { FoundChannel } from "../../app/services/watch";
import { openDatabase } from "../../workers/db/database";
import { d1Watching } from "../../workers/db/watching";
import { fileOf, GONE, ownerOf, rowsOf } from "../support/creator";
import { ownedBy } from "../support/owned-by";
import { plenty } from "../support/plenty";
import { purgeAt } from "../support/purge-at";
import { Visitor } from "../support/visitor";

const NOW = new Date("2026-11-22T12:00:00Z");
const db = openDatabase(env.DB);
const idOf = (number: number) => `UC${String(number).padStart(22, "0")}`;

/** As an owner's request at a time watches. */
function watching(owner: string, now = NOW, most: number = MOST_WATCHED.free) {
  const report = (error: unknown) => {
    throw error;
  };
  return d1Watching(db, {
    owners: ownedBy(owner),
    uses: plenty(db, now),
    now,
    report,
    most: async () => most,
  });
}

/** A page of a channel that uploads every other day, the second of which runs at three times its usual. */
function pageOf(number: number): WatchPage {
  const videos = Array.from({ length: 8 }, (_, at): SeenVideo => {
    const views = 1000 * growthShare(2 * at + 1) * (at === 1 ? 3 : 1);
    const publishedAt = new Date(NOW.getTime() - (2 * at + 1) * DAY_MS).toISOString();
    const kept = { seconds: 600, isShort: false, thumbnail: null };
    return { id: `v-${number}-${at}`, title: `Rye ${at}`, publishedAt, views: Math.round(views), ...kept };
  });
  return { source: "api", at: NOW.getTime(), videos, isWhole: false, missing: [] };
}
const found = (number: number, page: WatchPage | null = pageOf(number)): FoundChannel => ({
  ...{ id: idOf(number), title: `Channel ${number}`, playlist: null, page },
});
const kinds = async (owner: string, asked = {}) =>
  (await watching(owner).events({ most: 100, ...asked })).map(({ kind, facts }) => [
    kind,
    "channel" in facts ? facts.channel : null,
  ]);
const channels = async () =>
  (await env.DB.prepare("select count(*) as n from watched_channels").first<{ n: number }>())?.n;

beforeEach(async () => {
  await env.DB.batch(
    ["owners", "watched_channels", "daily_uses"].map((one) => env.DB.prepare(`delete from ${one}`)),
  );
});

describe("watching channels", () => {
  it("keeps a channel once, and shows its past outliers to each who watches it", async () => {
    for (const owner of ["ann", "ben"]) {
      expect(await watching(owner).add([found(1)])).toEqual({ added: 1, already: 0, full: 0, most: 10 });
      expect(await watching(owner).events({ most: 9 })).toMatchObject([
        { kind: "watched-outlier", facts: { channel: idOf(1), video: "v-1-1", isPast: true } },
      ]);
    }
    expect(await channels()).toBe(1);
    expect(await watching("ann").add([found(1)])).toEqual({ added: 0, already: 1, full: 0, most: 10 });
    expect(await kinds("ann")).toHaveLength(1);
    const one = await watching("ann").channel(idOf(1));
    expect([one?.channel.title, one?.videos.length, one?.channel.state]).toEqual(["Channel 1", 8, "read"]);
    expect(await watching("eve").channel(idOf(1))).toBeNull();
  });

  it("takes as many as there is room for, in their order, also of two requests at once", async () => {
    const many = Array.from({ length: 14 }, (_, at) => found(at + 1, null));
    expect(await watching("ann").add(many)).toEqual({ added: 10, already: 0, full: 4, most: 10 });
    expect((await watching("ann").list()).map(({ id }) => id)).toEqual(many.slice(0, 10).map(({ id }) => id));
    const [a, b] = [many.slice(0, 7), many.slice(7)];
    await watching("ben").add([found(20, null)]);
    const both = await Promise.all([watching("ben").add(a), watching("ben").add(b)]);
    expect(both.reduce((sum, { added }) => sum + added, 0)).toBe(9);
    expect(await watching("ben").list()).toHaveLength(10);
  });

  it("has the room of a plan, and keeps what is watched when that ends", async () => {
    const many = Array.from({ length: 60 }, (_, at) => found(at + 1, null));
    const room = MOST_WATCHED.pro;
    expect(await watching("ann", NOW, room).add(many)).toEqual({ added: 50, already: 0, full: 10, most: 50 });
    expect(await watching("ann").add([found(60, null)])).toEqual({ added: 0, already: 0, full: 1, most: 10 });
    expect(await watching("ann").list()).toHaveLength(50);
  });

  it("ends with its events, and leaves the channel to others", async () => {
    await watching("ann").add([found(1), found(2)]);
    await watching("ben").add([found(1)]);
    expect(await watching("ann").remove(idOf(1))).toBe(true);
    expect(await watching("ann").remove(idOf(1))).toBe(false);
    expect(await kinds("ann")).toEqual([["watched-outlier", idOf(2)]]);
    expect([await kinds("ben"), await channels()]).toEqual([[["watched-outlier", idOf(1)]], 2]);
    await watching("ann").remove(idOf(2));
    expect(await channels()).toBe(1);
  });

  it("mutes a channel, a kind everywhere, and a kind on one", async () => {
    await watching("ann").add([found(1), found(2)]);
    expect(await watching("ann").mute({ channel: idOf(1) }, true)).toBe(1);
    expect(await kinds("ann")).toEqual([["watched-outlier", idOf(2)]]);
    await watching("ann").mute({ channel: idOf(1) }, false);
    expect(await kinds("ann")).toHaveLength(2);
    expect(await watching("ann").mute({ kind: "watched-outlier" }, true)).toBe(2);
    await watching("ann").mute({ channel: idOf(2), kind: "watched-outlier" }, true);
    expect(await kinds("ann")).toEqual([]);
    // A new one goes by what holds for all of them.
    await watching("ann").add([found(3)]);
    expect((await watching("ann").list()).map(({ mutedKinds }) => mutedKinds)).toEqual(
      [1, 2, 3].map(() => ["watched-outlier"]),
    );
    await watching("ann").mute({ channel: idOf(2), kind: "watched-outlier" }, false);
    expect(await kinds("ann")).toEqual([["watched-outlier", idOf(2)]]);
    expect([await kinds("ann", { channel: idOf(1) }), await kinds("ann", { kind: "watched-title" })]).toEqual(
      [[], []],
    );
  });

  it("stands in the data file, and goes with its owner", async () => {
    const visitor = new Visitor();
    await visitor.submit("/series-planner", { action: "add", title: "Series" });
    const owner = await ownerOf(visitor);
    await watching(owner).add([found(1)]);
    const { file } = await fileOf(visitor);
    expect((file as unknown as { watched: unknown[] }).watched).toEqual([
      { id: idOf(1), title: "Channel 1", since: NOW.toISOString(), isMuted: false, mutedKinds: [] },
    ]);
    await visitor.submit("/account", { form: "delete" });
    expect(await rowsOf(owner)).toEqual(GONE);
    await purgeAt(db, NOW);
    expect(await channels()).toBe(0);
  });

  it("keeps who only watches, and forgets uploads that were not read for 29 days", async () => {
    await watching("ann").add([found(1)]);
    await purgeAt(db, new Date(NOW.getTime() + 8 * DAY_MS));
    expect((await watching("ann").channel(idOf(1)))?.videos).toHaveLength(8);
    await purgeAt(db, new Date(NOW.getTime() + 29.5 * DAY_MS));
    expect((await watching("ann").channel(idOf(1)))?.videos).toEqual([]);
    await purgeAt(db, new Date(NOW.getTime() + 31 * DAY_MS));
    expect([await rowsOf("ann"), await channels()]).toEqual([GONE, 0]);
  });

  it("keeps when a note comes, tells it in the data file, and forgets it with its owner", async () => {
    const visitor = new Visitor();
    const chosen = { weekday: 5, hour: 17, zone: "Europe/Zurich" };
    const answer = await visitor.submit("/note", { action: "time", ...chosen, weekday: "5", hour: "17" });
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/note?done=time"]);
    expect(await (await visitor.open("/note")).text()).toContain("As of 5 PM, Europe/Zurich");
    const { file } = await fileOf(visitor);
    expect((file as unknown as { noteTime: unknown }).noteTime).toEqual(chosen);
    await visitor.submit("/account", { form: "delete" });
    expect((await fileOf(visitor)).text).not.toContain("Zurich");
    // Who only chose a time is no passer-by.
    await watching("ann").setNoteTime(chosen);
    await purgeAt(db, new Date(NOW.getTime() + 8 * DAY_MS));
    expect(await watching("ann").noteTime()).toEqual(chosen);
    await purgeAt(db, new Date(NOW.getTime() + 31 * DAY_MS));
    expect(await watching("ann").noteTime()).toBeNull();
  });
});
