import { describe, expect, it } from "vitest";
import { plannedCard } from "../../../../tests/support/cards";
import { drawPage } from "../../../../tests/support/draw-page";
import { pageContext, routeArgs } from "../../../../tests/support/page-context";
import type { WatchEvent } from "../../../model/event";
import { WIKIPEDIA_INTEREST } from "../../../model/trend";
import { DUMMY_USER } from "../../../model/user";
import type { WatchedChannel, WatchedVideo } from "../../../model/watch";
import { addDays } from "../../../numbers/days";
import { signedInUser } from "../../../services";
import WatchedChannelPage, { loader as loadChannel } from "./channel/page";
import YourMonitorPage, { action, loader } from "./page";

const NOW = new Date("2026-11-21T10:00:00Z");
const KNIVES = "UCx_5XG1OV2P6uZZ5FSM9Ttw";

const watched = (fields: Partial<WatchedChannel> = {}): WatchedChannel => ({
  ...{ id: KNIVES, title: "Knife <Week>", since: "2026-11-01T00:00:00Z", readAt: "2026-11-21T08:00:00Z" },
  ...{ source: "feed", state: "read", paceMs: 12 * 3_600_000, isMuted: false, mutedKinds: [] },
  ...fields,
});

let counted = 0;
const happened = (kind: WatchEvent["kind"], facts: object): WatchEvent =>
  ({
    id: ++counted,
    kind,
    at: "2026-11-20T10:00:00Z",
    seen: null,
    facts: { channel: KNIVES, ...facts },
  }) as WatchEvent;

const outlier = (facts: object = {}) =>
  happened("watched-outlier", {
    ...{ video: "aaaaaaaaaaa", title: "Steel on stone | Knife <Week>", publishedAt: "2026-11-18T10:00:00Z" },
    ...{ views: 14_200, times: 4.1, low: 2.9, high: 6.1, n: 10, days: 2, isSameKind: true, isPast: false },
    ...facts,
  });

/** The desk over channels and events in memory, and what its forms asked for. */
function visit({
  channels = [watched()],
  events = [] as WatchEvent[],
  videos = [] as WatchedVideo[],
  found = [] as string[],
  isDown = false,
} = {}) {
  const asked: unknown[] = [];
  const down = () => Promise.reject(new Error("D1_ERROR"));
  const { context, reported } = pageContext({
    watching: {
      list: async () => (isDown ? down() : channels),
      most: async () => 10,
      events: async (of) => {
        asked.push(of);
        return events;
      },
      channel: async (id) => (isDown ? down() : id === KNIVES ? { channel: watched(), videos } : null),
      add: async (added) => {
        asked.push(added.map(({ id }) => id));
        return { added: added.length, already: 0, full: 0, most: 10 };
      },
      remove: async (id) => asked.push(id) > 0,
      mute: async (what, isMuted) => asked.push({ ...what, isMuted }),
    },
    channel: { read: async () => null, summary: async () => null },
    plan: { list: async () => found.map((idea) => ({ ...plannedCard({ idea }), color: null })) },
    videos: {
      source: { kind: "youtube", name: "YouTube Data API" },
      recall: async (query: string) => ({
        ok: true,
        answer: {
          query,
          source: { kind: "youtube" },
          videos: [{ channelId: "UCfound", channel: "Edge <Lab>" }],
        },
      }),
    } as never,
    trends: {
      recall: async () => ({
        ...{ source: WIKIPEDIA_INTEREST, article: "Axe", seasonal_peak_month: "January" },
        ...{ trend_signal: "steady", trend_velocity: 0 },
        interest_over_time: [
          { date: "2026-01-05", value: 120 },
          { date: "2026-11-09", value: 90 },
        ],
      }),
    } as never,
    channels: { uploadsOf: async () => ({ ok: false, problem: { kind: "not-found" } }) as never },
    request: { id: "id", nonce: "nonce", now: NOW },
  });
  context.set(signedInUser, DUMMY_USER);
  const at = (search: string) => new Request(`https://greenlight.example/competitor-monitor/yours${search}`);
  return {
    asked,
    reported,
    async open(search = "", actionData?: unknown) {
      const answer = await loader(routeArgs("/competitor-monitor/yours", context, at(search)));
      return {
        status: answer.init?.status,
        page: drawPage(YourMonitorPage, { loaderData: answer.data, actionData } as never),
      };
    },
    async send(fields: Record<string, string | File>) {
      const body = new FormData();
      for (const [name, value] of Object.entries(fields)) body.append(name, value);
      const request = new Request(at(""), { method: "POST", body });
      return action(routeArgs("/competitor-monitor/yours", context, request));
    },
    async openChannel(id: string, search = "") {
      const request = at(`/channel?id=${id}${search}`);
      const answer = await loadChannel(routeArgs("/competitor-monitor/yours/channel", context, request));
      return drawPage(WatchedChannelPage, { loaderData: answer.data } as never);
    },
  };
}

describe("the desk", () => {
  it("asks for a channel first", async () => {
    const { page } = await visit({ channels: [] }).open();
    expect(page).toContain("No channels yet");
    expect(page).toContain("Watch a channel");
    expect(page).not.toContain('id="results"');
  });

  it("suggests what the creator's ideas found", async () => {
    for (const channels of [[], [watched()]]) {
      const { page } = await visit({ channels, found: ["Axe restoration"] }).open();
      expect(page).toContain("1 video among those found for “Axe restoration”");
      expect(page).toMatch(/name="channel" value="UCfound".*Watch this channel.*Edge &lt;Lab&gt;/s);
    }
    const { page } = await visit().open();
    expect(page).not.toContain("Found with your ideas");
  });

  it("tells a season that began, and opens it to its readers", async () => {
    const begun = (article: string) =>
      happened("season-begun", { topic: "axe & saw", peak: "January", article });
    for (const channels of [[], [watched()]]) {
      const { page } = await visit({ channels, events: [begun("Axe")] }).open();
      expect(page).toContain("Interest peaks in January, by readers of Wikipedia’s “Axe”. Film it now.");
      expect(page).toContain('href="/light?q=axe+%26+saw"');
      expect(page).toContain("2 weeks, the last of them 90.");
      expect(page).toContain("Peak season: January");
      expect(page).not.toContain("Nothing to show");
    }
    // The record is of another article by now.
    const { page } = await visit({ events: [begun("Saw")] }).open();
    expect(page).toContain("Season begins");
    expect(page).not.toContain("Peak season");
  });

  it("leads with what stands out, those of before last, escaped", async () => {
    const events = [
      happened("watched-upload", {
        video: "bbbbbbbbbbb",
        title: "A new <b>one",
        publishedAt: "2026-11-20T09:00:00Z",
      }),
      outlier({ title: "An old hit", video: "ccccccccccc", times: 9, isPast: true }),
      outlier(),
    ];
    const { page } = await visit({ events }).open();
    expect(page).toContain("runs at 4.1 times what Knife &lt;Week&gt; usually has.");
    expect(page.indexOf("Steel on stone")).toBeLessThan(page.indexOf("A new &lt;b&gt;one"));
    expect(page.indexOf("A new &lt;b&gt;one")).toBeLessThan(page.indexOf("Stood out before you watched"));
    expect(page.indexOf("Stood out before you watched")).toBeLessThan(page.indexOf("An old hit"));
    expect(page).toContain("14.2K views after 2 days. Between 2.9× and 6.1×, by the 10 uploads before it.");
    expect(page).toContain("Before you watched");
    expect(page).toContain('href="/note#feed"');
    // The idea is planned without the other channel's name.
    expect(page).toContain('value="Steel on stone"');
    expect(page).toContain(`/light?q=Steel+on+stone"`);
    expect(page).toContain(`/competitor-monitor/yours/channel?id=${KNIVES}&amp;video=aaaaaaaaaaa`);
  });

  it("calls what stood out before the watching no news", async () => {
    const heading = (page: string) => /<h2[^>]*id="results-title"[^>]*>(.*?)<\/h2>/.exec(page)?.[1];
    const { page } = await visit({ events: [outlier({ isPast: true })] }).open();
    expect(heading(page)).toBe("No news yet");
    expect(page).toContain("Before you watched, “Steel on stone | Knife &lt;Week&gt;” got 4.1 times");
    expect(heading((await visit({ events: [outlier()] }).open()).page)).toBe("News");
  });

  it("tells each other kind in its own words", async () => {
    const video = { video: "bbbbbbbbbbb", title: "Now this", publishedAt: "2026-11-03T09:00:00Z" };
    const { page } = await visit({
      events: [
        happened("watched-title", { ...video, from: "Was that", views: 1234 }),
        happened("watched-thumbnail", { ...video, views: null }),
        happened("watched-withdrawn", video),
        happened("watched-rhythm", { from: 7, to: 3, n: 5 }),
      ],
    }).open();
    expect(page).toContain("Before: “Was that”, until 1.2K views.");
    expect(page).toContain("No longer public. It came out on Nov 3, 2026.");
    expect(page).toContain(
      "Uploads more often: one every 3 days, before one every 7 days. By the newest 5 gaps.",
    );
    expect(page).toContain("No new uploads, and nothing stood out.");
  });

  it("says what was done, by the names it knows", async () => {
    expect((await visit().open("?done=add")).page).toContain("You watch the channel from now on.");
    for (const name of ["constructor", "__proto__"]) {
      expect((await visit().open(`?done=${name}`)).status).toBe(200);
    }
  });

  it("says which reading failed, and whose channel is gone", async () => {
    const channels = [watched({ state: "failed" }), watched({ id: "UC2", state: "missing", title: "Gone" })];
    const { page } = await visit({ channels }).open();
    expect(page).toContain("Read 2h ago from its public feed; the last try failed, and another follows");
    expect(page).toContain("YouTube does not know this channel any more");
  });

  it("reads one channel and one kind where that is asked", async () => {
    const desk = visit();
    const { page } = await desk.open(`?channel=${KNIVES}&kind=watched-title`);
    expect(desk.asked).toEqual([{ most: 200, channel: KNIVES, kind: "watched-title" }]);
    expect(page).toContain("Nothing to show with this choice.");
    await desk.open("?kind=something");
    expect(desk.asked[1]).toEqual({ most: 200, channel: undefined, kind: undefined });
  });

  it("says that it cannot be read, and is 503", async () => {
    const { open, reported } = visit({ isDown: true });
    const { status, page } = await open();
    expect(status).toBe(503);
    expect(page).toContain("Nothing is lost");
    expect(page).not.toContain("No channels yet");
    expect(reported).toHaveLength(1);
  });
});

describe("its forms", () => {
  it("import a file of subscriptions", async () => {
    const desk = visit();
    const file = new File([`Kanal-ID,Kanal-URL,Kanaltitel\n${KNIVES},,Knife Week`], "subscriptions.csv");
    const answer = (await desk.send({ action: "import", file })) as Response;
    expect(answer.headers.get("Location")).toBe("/competitor-monitor/yours?done=import#results");
    expect(desk.asked).toEqual([[KNIVES]]);
  });

  it.each([
    [{ action: "import" }, "Choose the file subscriptions.csv first.", "file"],
    [{ action: "import", file: new File(["a,b"], "a.csv") }, "No channels found.", "file"],
    [{ action: "add", channel: " " }, "Name a channel", "channel"],
  ])("refuse %o at its field", async (fields, message, field) => {
    const desk = visit();
    const answer = (await desk.send(fields as never)) as Exclude<
      Awaited<ReturnType<typeof desk.send>>,
      Response
    >;
    expect(answer.data.refused.message).toContain(message);
    expect(answer.data.refused.field).toBe(field);
    const { page } = await desk.open("", answer.data);
    expect(page).toContain(answer.data.refused.message);
  });

  it.each([
    [{ action: "remove", channel: KNIVES }, KNIVES, "remove"],
    [{ action: "mute", channel: KNIVES }, { channel: KNIVES, isMuted: true }, "mute"],
    [{ action: "unmute", kind: "watched-title" }, { kind: "watched-title", isMuted: false }, "unmute"],
  ])("do %o", async (fields, asked, done) => {
    const desk = visit();
    const answer = (await desk.send(fields as never)) as Response;
    expect(desk.asked).toEqual([asked]);
    expect(answer.headers.get("Location")).toBe(`/competitor-monitor/yours?done=${done}#results`);
  });

  it("know no other action", async () => {
    await expect(visit().send({ action: "buy" })).rejects.toMatchObject({ status: 400 });
  });
});

describe("a watched channel", () => {
  const videos = Array.from({ length: 12 }, (_, at): WatchedVideo => {
    const publishedAt = `${addDays("2026-11-10", -7 * at)}T10:00:00Z`;
    const views = at === 0 ? 40_000 : 5000 + at * 100;
    return {
      ...{
        id: `video-${at}`.padEnd(11, "0"),
        title: at === 0 ? "Axe restoration" : `Knife number ${at}`,
        publishedAt,
      },
      ...{ seconds: 600, isShort: false, counts: [[NOW.getTime(), views]], peak: null, thumbnail: null },
      ...{ before: null, seenAt: NOW.getTime(), inFeed: true, missingAt: null, noted: [] },
    };
  });

  it("opens an event to what it was made of", async () => {
    const page = await visit({ videos }).openChannel(KNIVES, "&video=video-00000");
    expect(page).toContain("It stands out: 40.0K views after 11 days");
    expect(page).toContain(
      "Usual by then: about 4.1K views, the median of the 10 uploads before it of its kind (long videos), each taken back to that age.",
    );
    expect(page).toContain("5.7K views on an upload: the median of 12 uploads older than a week");
    expect(page).toContain("one every 7 days, by its newest 10 gaps");
    expect(page).toContain("Its newest uploads against its usual");
    // Without a channel of one's own nothing can be lacking.
    expect(page).not.toContain("that you have not covered");
  });

  it("says what is not known yet", async () => {
    const page = await visit({ videos: [] }).openChannel(KNIVES);
    expect(page).toContain("Not enough uploads yet");
    expect(page).toContain("Too few uploads are known");
  });

  it("is 404 unless it is watched", async () => {
    await expect(visit().openChannel("UCother")).rejects.toMatchObject({ status: 404 });
  });
});
