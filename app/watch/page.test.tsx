import { describe, expect, it } from "vitest";
import { plannedCard } from "../../tests/support/cards";
import { dailyUploads, measuredUpload } from "../../tests/support/connected-channel";
import { drawPage } from "../../tests/support/draw-page";
import { pageContext, routeArgs } from "../../tests/support/page-context";
import type { Channel } from "../model/channel";
import type { WatchEvent } from "../model/event";
import type { NoteTime, WatchedChannel } from "../model/watch";
import NotePage, { action, loader } from "./page";

const NOW = new Date("2026-11-23T10:00:00Z");
const KNIVES = "UCx_5XG1OV2P6uZZ5FSM9Ttw";

const SECRET = "0123456789abcdef".repeat(2);

let counted = 0;
const happened = (kind: WatchEvent["kind"], at: string, facts: object = {}): WatchEvent =>
  ({ id: ++counted, kind, at, seen: null, facts: { channel: KNIVES, ...facts } }) as WatchEvent;

const upload = (video: string, at = "2026-11-20T10:00:00Z") =>
  happened("watched-upload", at, { video, title: `New: ${video}`, publishedAt: at });

const outlier = (video: string, low: number, isPast = false) =>
  happened("watched-outlier", "2026-11-19T10:00:00Z", {
    ...{ video, title: `Hit <${video}>`, publishedAt: "2026-11-18T10:00:00Z", views: 14_200 },
    ...{ times: low + 1, low, high: low + 3, n: 10, days: 2, isSameKind: true, isPast },
  });

/** The note over what is kept in memory, and the time that its form chose. */
function visit({
  uploads = [] as Channel["uploads"],
  outcomes = [] as unknown[],
  cards = [] as ReturnType<typeof plannedCard>[],
  events = [] as WatchEvent[],
  watchedSince = "2026-10-01T00:00:00Z" as string | null,
  time = null as NoteTime | null,
  feedSince = null as Date | null,
  mail = null as { email: string; isOn: boolean } | null,
  isDown = false,
} = {}) {
  const chosen: (NoteTime | "end" | boolean)[] = [];
  const { context, reported } = pageContext({
    watching: {
      noteTime: () => (isDown ? Promise.reject(new Error("D1_ERROR")) : Promise.resolve(time)),
      setNoteTime: async (set) => void chosen.push(set),
      list: async () =>
        watchedSince === null
          ? []
          : [{ id: KNIVES, title: "Knife <Week>", since: watchedSince } as WatchedChannel],
      events: async () => events,
    },
    channel: {
      read: async () => (uploads.length > 0 ? ({ uploads, isSample: false } as unknown as Channel) : null),
    },
    watchFeed: {
      madeAt: async () => feedSince,
      make: async () => SECRET,
      end: async () => void chosen.push("end"),
    },
    noteMail: { state: async () => mail, turn: async (isOn) => mail !== null && chosen.push(isOn) > 0 },
    plan: { list: async () => cards as never, listOutcomes: async () => outcomes as never },
    request: { id: "id", nonce: "nonce", origin: "https://greenlight.example", now: NOW },
  });
  const at = (search: string) => new Request(`https://greenlight.example/note${search}`);
  return {
    chosen,
    reported,
    async open(search = "", actionData?: unknown) {
      const answer = await loader(routeArgs("/note", context, at(search)));
      const page = drawPage(NotePage, { loaderData: answer.data, actionData } as never);
      return { status: answer.init?.status, page: page.replaceAll("<!-- -->", "") };
    },
    async send(fields: Record<string, string>) {
      const request = new Request(at(""), { method: "POST", body: new URLSearchParams(fields) });
      return action(routeArgs("/note", context, request));
    },
  };
}

/** Twenty uploads with 1,000 views or so each week before, and one of three days that got `views`. */
const withLast = (views: number) => [
  measuredUpload({
    videoId: "lastlastlas",
    title: "The <last> one",
    publishedAt: "2026-11-19T06:00:00Z",
    views,
  }),
  ...dailyUploads(20, {}, "2026-10-20").map((one, at) => ({ ...one, views: 1000 + at * 10 })),
];

describe("the note", () => {
  it("says in one line that nothing happened, claiming what was looked at", async () => {
    const { page } = await visit({ uploads: dailyUploads(3, {}, "2026-09-01") }).open();
    expect(page).toContain("Your note of Monday, November 23, 2026");
    expect(page).toContain("As of 8 AM, UTC");
    expect(page).toContain(
      "A quiet week: no new upload of yours, nothing on the channels you watch and nothing due in your plan.",
    );
    expect(page).not.toContain("Not in this note");
  });

  it("says what it cannot know, and how to change that", async () => {
    const { page } = await visit({ watchedSince: null }).open();
    expect(page).toContain("A quiet week: nothing due in your plan.");
    expect(page).toContain("Your uploads: connect your channel");
    expect(page).toContain("Other channels: name some to watch");
    const { page: then } = await visit({ watchedSince: "2026-11-20T00:00:00Z" }).open("?of=2026-11-16");
    expect(then).toContain("Other channels: you did not watch any then.");
    const old = dailyUploads(3, { countedAt: "2026-11-01T00:00:00Z" }, "2026-09-01");
    expect((await visit({ uploads: old }).open()).page).toContain("Your uploads: last counted on Nov 1.");
  });

  it("claims no quiet week of uploads whose list tells ages alone", async () => {
    const vague = (publishedAt: string) =>
      measuredUpload({ videoId: null, title: "Rye", publishedAt, publishedWithinDays: 7, views: 900 });
    const { page } = await visit({ uploads: [vague("2026-11-14T06:00:00Z")] }).open();
    expect(page).toContain("A quiet week: nothing on the channels you watch and nothing due in your plan.");
    expect(page).toContain("Your uploads: your list tells ages, not days.");
    const { page: before } = await visit({ uploads: [vague("2026-11-10T06:00:00Z")] }).open();
    expect(before).toContain("A quiet week: no new upload of yours");
  });

  it.each([
    [10, "Below"],
    [430, "Inside"],
    [90_000, "Above"],
  ])("holds the last upload with %i views against a forecast from those before", async (views, place) => {
    const { page } = await visit({ uploads: withLast(views) }).open();
    expect(page).toContain("The &lt;last&gt; one");
    expect(page).toMatch(
      new RegExp(
        `after 3 days. ${place} a forecast from the uploads before it: \\d+ to [\\d.]+K? at that age`,
      ),
    );
  });

  it("takes the forecast that was made in time, and no other", async () => {
    const video = { id: "lastlastlas", title: "The <last> one", publishedAt: "2026-11-19T06:00:00Z" };
    const ranges = [{ days: 30, low: 100_000, likely: 200_000, high: 300_000 }];
    const card = (at: string) => ({ video, forecast: { ranges, chance: 0.8, at }, outcome: [] });
    const open = async (at: string) =>
      (await visit({ uploads: withLast(430), outcomes: [card(at)] }).open()).page;
    expect(await open("2026-11-10T10:00:00Z")).toContain("Below your forecast:");
    expect(await open("2026-11-20T10:00:00Z")).toContain("Inside a forecast from the uploads before it:");
  });

  it("has up to three events of the week, outliers first, each video once", async () => {
    const events = [
      upload("aaa"),
      upload("bbb"),
      upload("ccc"),
      outlier("aaa", 2.2),
      outlier("ddd", 3.1),
      outlier("old", 9, true),
      upload("eee", "2026-11-15T10:00:00Z"),
    ];
    const { page } = await visit({ events }).open();
    const order = [...page.matchAll(/video=(\w+)"/g)].map(([, video]) => video);
    expect(order).toEqual(["ddd", "aaa", "bbb"]);
    expect(page).toContain("4.1× its usual");
    expect(page).toContain("Knife &lt;Week&gt;");
    expect(page).toContain("1 more event at the desk");
    // What came before is in the note of then.
    const { page: before } = await visit({ events }).open("?of=2026-11-16");
    expect([...before.matchAll(/video=(\w+)"/g)].map(([, video]) => video)).toEqual(["eee"]);
  });

  it("names what is due in the seven days from it", async () => {
    const card = (id: string, date: string, state = "scripted") =>
      plannedCard({ id, idea: id, date, state } as never);
    const cards = [
      card("on-sunday", "2026-11-29"),
      card("on-monday", "2026-11-23"),
      card("dropped", "2026-11-24", "dropped"),
      card("later", "2026-11-30"),
    ];
    const { page } = await visit({ cards }).open();
    expect([...page.matchAll(/href="\/plan\/([\w-]+)"/g)].map(([, id]) => id)).toEqual([
      "on-monday",
      "on-sunday",
    ]);
    expect(page).toContain("Sun, Nov 29");
  });

  it("goes without ideas that cannot be read, and says so", async () => {
    const { open, reported } = visit();
    expect((await open()).page).toContain("Your ideas could not be read just now: they are missing here.");
    expect(reported).toHaveLength(1);
  });

  it("says that it cannot be read, and is 503", async () => {
    const { open, reported } = visit({ isDown: true });
    const { status, page } = await open();
    expect(status).toBe(503);
    expect(page).toContain("Nothing is lost");
    expect(page).not.toContain("quiet");
    expect(reported).toHaveLength(1);
  });
});

describe("its time", () => {
  it("is chosen in the creator's zone", async () => {
    const visited = visit({ time: { weekday: 5, hour: 17, zone: "Europe/Zurich" } });
    const { page } = await visited.open();
    expect(page).toContain("Your note of Friday, November 20, 2026");
    expect(page).toContain("As of 5 PM, Europe/Zurich");
    const done = (await visited.send({
      action: "time",
      weekday: "0",
      hour: "9",
      zone: "Asia/Tokyo",
    })) as Response;
    expect(done.headers.get("Location")).toBe("/note?done=time");
    expect(visited.chosen).toEqual([{ weekday: 0, hour: 9, zone: "Asia/Tokyo" }]);
  });

  it.each([{ weekday: "7" }, { hour: "" }, { hour: "8.5" }, { zone: "Mars" }])(
    "refuses %o",
    async (wrong) => {
      const visited = visit();
      const sent = await visited.send({ weekday: "1", hour: "8", zone: "UTC", ...wrong });
      const { data } = sent as Exclude<typeof sent, Response>;
      const { page } = await visited.open("", data);
      expect(page).toContain("Choose a weekday, an hour and a time zone.");
      expect(visited.chosen).toEqual([]);
    },
  );
});

describe("its feed", () => {
  it("has an address that is shown in the answer alone", async () => {
    const visited = visit();
    expect((await visited.open()).page).toContain("Make a feed address");
    const made = (await visited.send({ action: "make" })) as { data: { made: string } };
    const address = `https://greenlight.example/note/${SECRET}.atom`;
    expect(made.data).toEqual({ made: address });
    const { page } = await visited.open("", made.data);
    expect(page).toContain(`value="${address}"`);
    expect(page).toContain("Make a new address");
    expect((await visited.open()).page).not.toContain(SECRET);
  });

  it("is ended after a question", async () => {
    const visited = visit({ feedSince: new Date("2026-11-20T10:00:00Z") });
    const { page } = await visited.open("?confirm=end");
    expect(page).toContain("You made an address on Nov 20, 2026.");
    expect(page).toContain("Turn off the feed address?");
    const ended = (await visited.send({ action: "end" })) as Response;
    expect(ended.headers.get("Location")).toBe("/note?done=end");
    expect(visited.chosen).toEqual(["end"]);
  });
});

describe("by mail", () => {
  const mail = { email: "<ann>@creator.example", isOn: false };

  it("is not offered without an account, and not turned on", async () => {
    const ann = visit();
    expect((await ann.open()).page).not.toContain("By mail");
    const answer = await ann.send({ action: "mail-on" });
    expect(answer).toMatchObject({ init: { status: 409 } });
    expect(ann.chosen).toEqual([]);
  });

  it("is turned on and off, and names the address", async () => {
    const ann = visit({ mail });
    expect((await ann.open()).page).toContain("Get your note at &lt;ann&gt;@creator.example once a week");
    for (const action of ["mail-on", "mail-off"]) {
      const answer = (await ann.send({ action })) as Response;
      expect([answer.status, answer.headers.get("Location")]).toEqual([303, `/note?done=${action}`]);
    }
    expect(ann.chosen).toEqual([true, false]);
    const on = await visit({ mail: { ...mail, isOn: true } }).open("?done=mail-on");
    expect(on.page).toContain("Your next note comes by mail.");
    expect(on.page).toContain("Stop the mails");
  });
});
