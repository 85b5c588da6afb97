// A deployment and YouTube's hub: it subscribes, proves that it did, and takes what is pushed.
import { afterAll, beforeAll, expect, it } from "vitest";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../app/numbers/days";
import { openDatabase } from "../../workers/db/database";
import { d1Watching } from "../../workers/db/watching";
import { OFTEN_CRON } from "../../workers/jobs/run-jobs";
import { topicOf } from "../../workers/youtube/push";
import { ownedBy } from "../support/owned-by";
import { plenty } from "../support/plenty";
import { deletedXml, pushXml } from "../support/pushed";
import { deploy } from "./deployment";
import { type HubStandIn, startHub } from "./youtube/hub";
import { startYoutube, type YoutubeStandIn } from "./youtube/youtube";

let youtube: YoutubeStandIn;
let hub: HubStandIn;
let site: Awaited<ReturnType<typeof deploySites>>;
const NOW = new Date();
const after = (ms: number) => new Date(NOW.getTime() + ms);
const ago = (ms: number) => new Date(Date.now() - ms).toISOString();

const deploySites = () => {
  const feeds = {
    YOUTUBE_FEED_URL: youtube.feedUrl,
    YOUTUBE_IMAGE_URL: youtube.imageUrl,
    YOUTUBE_HUB_URL: hub.url,
  };
  return deploy({
    found: { vars: { ...feeds, SITE_ORIGIN: "https://greenlight.example" }, database: "found" },
    unnamed: { vars: feeds, database: "unnamed" },
  });
};

beforeAll(async () => {
  youtube = await startYoutube();
  hub = await startHub(() => site.found.site);
  site = await deploySites();
  for (const one of [site.found, site.unnamed]) {
    await watching(one).add([{ id: channel(), title: "Vast", playlist: null, page: null }]);
  }
}, 120_000);
afterAll(async () => {
  await Promise.all([youtube?.stop(), hub?.stop(), site?.stop()]);
});

const channel = () => youtube.library.vast.id;
const topic = () => topicOf(channel());
function watching({ database }: Awaited<ReturnType<typeof deploySites>>["found"]) {
  const db = openDatabase(database);
  return d1Watching(db, {
    owners: ownedBy("ann"),
    uses: plenty(db, NOW),
    now: NOW,
    report: () => {},
    most: async () => 10,
  });
}
const told = async () =>
  (await watching(site.found).events({ most: 50 })).map(({ kind, facts }) => [
    kind,
    "title" in facts && facts.title,
  ]);
const upload = (title: string, updatedAt = ago(0)) =>
  pushXml(channel(), [{ id: "pushedvideo", title, publishedAt: ago(HOUR_MS), updatedAt }]);

it("asks nothing where the hub could not find it", async () => {
  await site.unnamed.cron(NOW, OFTEN_CRON);
  expect(hub.asked).toEqual([]);
});

it("subscribes, and is checked", async () => {
  await site.found.cron(NOW, OFTEN_CRON);
  await hub.settled();
  expect(hub.asked).toHaveLength(1);
  expect([...hub.subscriptions.keys()]).toEqual([topic()]);
  // Nothing is due before the lease is nearly over.
  await site.found.cron(after(2 * DAY_MS), OFTEN_CRON);
  expect(hub.asked).toHaveLength(1);
});

it("answers no challenge but its own", async () => {
  const { callback = "" } = hub.subscriptions.get(topic()) ?? {};
  const { pathname } = new URL(callback);
  const answers = async (path: string, mode: string, of = topic(), lease = "86400") => {
    const query = new URLSearchParams({ "hub.mode": mode, "hub.topic": of, "hub.challenge": "x" });
    const url = new URL(`${path}?${query}&hub.lease_seconds=${lease}`, site.found.site);
    const answer = await fetch(url);
    return [answer.status, await answer.text()];
  };
  const not = [404, "Not Found"];
  expect(await answers(pathname, "subscribe", topicOf("UC0000000000000000000000"))).toEqual(not);
  expect(
    await answers(
      pathname.replace(/.$/, (last) => (last === "z" ? "y" : "z")),
      "subscribe",
    ),
  ).toEqual([404, expect.any(String)]);
  expect(await answers(`${pathname.slice(0, -64)}${"0".repeat(64)}`, "subscribe")).toEqual(not);
  expect(await answers(pathname, "subscribe", topic(), "")).toEqual(not);
  expect(await answers(pathname, "publish")).toEqual(not);
  // Somebody watches it.
  expect(await answers(pathname, "unsubscribe")).toEqual(not);
});

it("notes an upload and an edit once, however often and in whatever order they come", async () => {
  const [first, second] = [upload("A boat, at last", ago(MINUTE_MS)), upload("A boat and a dog")];
  expect(await Promise.all([hub.push(topic(), first), hub.push(topic(), first)])).toEqual([202, 202]);
  expect(await hub.push(topic(), second, { method: "sha256" })).toBe(202);
  for (const again of [first, second, first]) expect(await hub.push(topic(), again)).toBe(202);
  expect(await told()).toEqual([
    ["watched-title", "A boat and a dog"],
    ["watched-upload", "A boat, at last"],
  ]);
});

it("takes nothing that is forged, too long, another's, or no feed", async () => {
  const before = await told();
  expect(await hub.push(topic(), upload("Forged"), { secret: "another" })).toBe(202);
  expect(await hub.push(topic(), upload("Forged").replaceAll(channel(), "UC0000000000000000000000"))).toBe(
    202,
  );
  expect(await hub.push(topic(), "<feed><entry>")).toBe(202);
  expect(await hub.push(topic(), upload(`Long ${"x".repeat(70_000)}`))).toBe(413);
  const { callback = "" } = hub.subscriptions.get(topic()) ?? {};
  const url = new URL(new URL(callback).pathname, site.found.site);
  const headers = { "Content-Type": "application/atom+xml" };
  const unsigned = await fetch(url, { method: "POST", headers, body: upload("Unsigned") });
  expect([unsigned.status, await told()]).toEqual([202, before]);
  expect((await fetch(url, { method: "PUT" })).status).toBe(405);
});

it("notes what is gone, and not what a late notification calls gone", async () => {
  expect(await hub.push(topic(), deletedXml(channel(), { id: "pushedvideo", at: ago(DAY_MS) }))).toBe(202);
  expect((await told()).map(([kind]) => kind)).not.toContain("watched-withdrawn");
  expect(await hub.push(topic(), deletedXml(channel(), { id: "pushedvideo", at: ago(0) }))).toBe(202);
  expect((await told())[0]).toEqual(["watched-withdrawn", "A boat and a dog"]);
});

it("renews before the lease ends, outlives a hub that is down, and ends it where nobody watches", async () => {
  hub.settings.status = 503;
  await site.found.cron(after(4.5 * DAY_MS), OFTEN_CRON);
  expect(hub.asked).toHaveLength(2);
  hub.settings.status = 202;
  await site.found.cron(after(4.5 * DAY_MS + 2 * HOUR_MS), OFTEN_CRON);
  await hub.settled();
  expect(hub.asked.map((form) => form["hub.mode"])).toEqual(["subscribe", "subscribe", "subscribe"]);
  await watching(site.found).remove(channel());
  expect(await hub.push(topic(), upload("To nobody"))).toBe(410);
  await site.found.cron(after(5 * DAY_MS), OFTEN_CRON);
  await hub.settled();
  expect([hub.asked.at(-1)?.["hub.mode"], hub.subscriptions.size]).toEqual(["unsubscribe", 0]);
  const rows = await site.found.database.prepare("select count(*) as n from watched_channels").first();
  expect(rows).toEqual({ n: 0 });
}, 60_000);
