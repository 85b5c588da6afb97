import { Readable } from "node:stream";
import { parseXml } from "@rgrove/parse-xml";
import FeedParser from "feedparser";
import { parseAtomFeed } from "feedsmith";
import { describe, expect, it } from "vitest";
import { plannedCard } from "../../tests/support/cards";
import type { FeedRead } from "../functions/watch/feed";
import type { WatchEvent } from "../model/event";
import type { WatchedChannel } from "../model/watch";
import { atomFeed } from "./atom";

const NOW = new Date("2026-11-23T10:00:00Z");
const OF = { origin: "https://greenlight.example", path: `/note/${"0123456789abcdef".repeat(2)}.atom` };
const KNIVES = "UCx_5XG1OV2P6uZZ5FSM9Ttw";
const TITLE = `Steel & <stone>: "why" it's 🔪\u0007 ]]> &amp;`;
/** What XML has no form for goes. */
const READ = TITLE.replace("\u0007", "");

const happened = (id: number, kind: WatchEvent["kind"], at: string, facts: object) =>
  ({ id, kind, at, seen: null, facts: { channel: KNIVES, ...facts } }) as WatchEvent;

const upload = (id: number, at: string) =>
  happened(id, "watched-upload", at, { video: `video-${id}`.padEnd(11, "0"), title: TITLE, publishedAt: at });

const past = happened(1, "watched-outlier", "2026-11-20T09:00:00.000Z", {
  ...{ video: "ppppppppppp", title: "An old hit", publishedAt: "2026-01-01T10:00:00Z", views: 9000 },
  ...{ times: 4, low: 3, high: 5, n: 10, days: 30, isSameKind: true, isPast: true },
});

function read(fields: Partial<FeedRead> = {}): FeedRead {
  return {
    ...{ feed: "0123456789abcdef", madeAt: "2026-11-22T10:00:00.000Z", time: null },
    ...{ since: "2026-11-10T10:00:00.000Z", channel: null, outcomes: [], weeks: [], unread: [] },
    cards: [plannedCard({ id: "card", idea: "Rye <bread>", date: "2026-11-24" })],
    watched: [{ id: KNIVES, title: "Knife <Week>", since: "2026-11-10T10:00:00Z" } as WatchedChannel],
    events: [upload(3, "2026-11-23T09:00:00.000Z"), upload(2, "2026-11-19T09:00:00.000Z"), past],
    ...fields,
  };
}

interface Entry {
  id?: string;
  title?: string | null;
  updated?: string;
  link?: string | null;
  content?: string;
}

/** The feed as two readers take it that share no parser of XML. */
async function taken(text: string): Promise<{ feed: Entry; entries: Entry[] }[]> {
  const one = parseAtomFeed(text);
  const of = (links: { href?: string; rel?: string }[] = []) =>
    links.find(({ rel }) => rel === "alternate")?.href;
  const parser = Readable.from([text]).pipe(new FeedParser({ addmeta: false, strict: true }));
  const entries: Entry[] = [];
  for await (const item of parser) {
    const { guid, title, date, link, description } = item;
    entries.push({ id: guid, title, updated: date?.toISOString(), link, content: description ?? "" });
  }
  const { meta } = parser as unknown as { meta: FeedParser.Meta & { "atom:id": { "#": string } } };
  return [
    {
      feed: { id: one.id, title: one.title?.value, updated: one.updated as string, link: of(one.links) },
      entries: (one.entries ?? []).map(({ id, title, updated, links, content }) => ({
        ...{ id, title: title?.value, updated: updated as string, link: of(links), content: content?.value },
      })),
    },
    {
      feed: {
        ...{
          id: meta["atom:id"]["#"],
          title: meta.title,
          updated: meta.date?.toISOString(),
          link: meta.link,
        },
      },
      entries,
    },
  ];
}

describe("the feed of news and notes", () => {
  it("reads alike in two readers, texts to the letter, and is well-formed", async () => {
    const text = atomFeed(read(), { ...OF, now: NOW });
    expect(() => parseXml(text)).not.toThrow();
    const id = "tag:greenlight.example,2026:0123456789abcdef";
    const desk = "https://greenlight.example/competitor-monitor/yours";
    for (const { feed, entries } of await taken(text)) {
      expect(feed).toEqual({
        ...{ id, title: "Greenlight: channels you watch", updated: "2026-11-23T09:00:00.000Z", link: desk },
      });
      expect(entries.map(({ id: own, updated }) => [own?.slice(id.length), updated])).toEqual([
        ["/event/3", "2026-11-23T09:00:00.000Z"],
        ["/note/2026-11-23", "2026-11-23T08:00:00.000Z"],
        ["/event/2", "2026-11-19T09:00:00.000Z"],
        ["/note/2026-11-16", "2026-11-16T08:00:00.000Z"],
      ]);
      expect(entries[0]).toMatchObject({
        title: `New upload: ${READ} (Knife <Week>)`,
        link: `${desk}/channel?id=${KNIVES}&video=video-30000`,
        content: "Out since Nov 23, 2026.",
      });
      const note = entries[1]?.content ?? "";
      expect(note).toContain("<h3>Worth a look</h3><ul><li>New upload: Steel &amp; &lt;stone&gt;");
      expect(note).toContain("<li>Tue, Nov 24: Rye &lt;bread&gt; (");
      expect(note).toContain("<p>As of 8 AM, UTC</p>");
    }
  });

  it("tells a season, and leads to its evidence", async () => {
    const season = happened(9, "season-begun", "2026-11-23T09:00:00.000Z", {
      ...{ channel: undefined, topic: "candles", peak: "January", article: "Candle" },
    });
    for (const { entries } of await taken(atomFeed(read({ events: [season] }), { ...OF, now: NOW }))) {
      expect(entries[0]).toMatchObject({
        title: "Season begins: candles (Your topic)",
        link: "https://greenlight.example/competitor-monitor/yours?kind=season-begun#event-9",
        content: "Interest peaks in January, by readers of Wikipedia’s “Candle”. Film it now.",
      });
    }
  });

  it("says in a line what of the ideas could not be read", async () => {
    for (const { entries } of await taken(atomFeed(read({ unread: ["comments"] }), { ...OF, now: NOW })))
      expect(entries[1]?.content).toContain(
        "<h3>Ideas for this week</h3><ul><li>Your comments could not be read just now: their requests are missing here.</li></ul>",
      );
  });

  it("is the same text until something happens", () => {
    const at = (now: string, fields = {}) => atomFeed(read(fields), { ...OF, now: new Date(now) });
    expect(at("2026-11-24T10:00:00Z")).toBe(at("2026-11-23T10:00:00Z"));
    expect(at("2026-11-30T09:00:00Z")).not.toBe(at("2026-11-23T10:00:00Z"));
    expect(at("2026-11-23T10:00:00Z", { events: [] })).not.toBe(at("2026-11-23T10:00:00Z"));
  });

  it("has no entry before there is one", async () => {
    const empty = { events: [past], cards: [], since: "2026-11-23T09:00:00.000Z" };
    for (const { feed, entries } of await taken(atomFeed(read(empty), { ...OF, now: NOW }))) {
      expect(entries).toEqual([]);
      expect(feed.updated).toBe("2026-11-22T10:00:00.000Z");
    }
  });

  it("comes at the hour that its owner chose", async () => {
    const time = { weekday: 5, hour: 17, zone: "Europe/Zurich" };
    const [one] = await taken(atomFeed(read({ time, events: [] }), { ...OF, now: NOW }));
    expect(one?.entries.map(({ updated }) => updated)).toEqual([
      "2026-11-20T16:00:00.000Z",
      "2026-11-13T16:00:00.000Z",
    ]);
  });
});
