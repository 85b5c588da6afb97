import { beforeEach, describe, expect, it } from "vitest";
import type { z } from "zod";
import { ask, OVER_LIMIT } from "../../../tests/support/caller";
import {
  dailyUploads,
  keptChannel,
  layer,
  measuredUpload,
  youtubeLayer,
} from "../../../tests/support/connected-channel";
import { studioTable, studioZip } from "../../../tests/support/studio-export";
import type { Caller } from "../../model/caller";
import type { SourceKind } from "../../model/channel";
import type { KeptChannel } from "../../model/kept-channel";
import type { ChannelAnswer, ChannelOutcome } from "../../services/channels";
import type { OwnChannel } from "../../services/own-channel";
import { CeilingReached } from "../refused";
import { addLayer, connectChannel } from "./connect";
import { mergeLayers } from "./kept-channel";
import { CONNECT_MESSAGES } from "./messages";
import { disconnectChannel } from "./own";

import { LIST_MESSAGES } from "./pasted-uploads";
import { summarize } from "./summary";

const NOW = new Date("2025-11-22T09:00:00Z");
const LIST = ["Sharpening, 2025-10-01, 1200", "Honing, 2025-10-08, 900", "Stropping, 2025-10-15, 1500"].join(
  "\n",
);

let kept: KeptChannel | null;
let reported: unknown[];
let connections = 0;
let uploads = 0;

beforeEach(() => {
  kept = null;
  reported = [];
  connections = 0;
  uploads = 0;
});

function answer(known: Partial<ChannelAnswer> = {}): ChannelAnswer {
  return {
    source: { kind: "youtube", name: "YouTube" },
    asOf: "2025-11-22T08:00:00.000Z",
    channel: {
      channelId: "UC0000000000000000000001",
      name: "Knife Week",
      handle: "@knifeweek",
      description: "",
      thumbnail: null,
      subscriberCount: 30_000,
      videoCount: 1,
      viewCount: 1,
    },
    uploads: [
      {
        videoId: "sv000000000",
        title: "Knife video 30",
        publishedAt: "2025-11-03T17:00:00Z",
        viewCount: 5000,
        likeCount: 12,
        commentCount: null,
        thumbnail: "",
        durationSeconds: 600,
      },
    ],
    more: false,
    ...known,
  };
}

interface Faults {
  outcome?: ChannelOutcome;
  change?: OwnChannel["change"];
  countUpload?: OwnChannel["countUpload"];
  countConnection?: OwnChannel["countConnection"];
}

type Given = z.input<typeof connectChannel.input>;

function connect(input: Given, { outcome, ...faults }: Faults = {}, caller?: Caller) {
  const services = {
    request: { now: NOW },
    report: (error: unknown) => void reported.push(error),
    channels: { uploadsOf: async () => outcome ?? { ok: true as const, answer: answer() } },
    channel: {
      countUpload: async () => {
        uploads += 1;
      },
      countConnection: async () => {
        connections += 1;
      },
      summary: async () => kept && summarize(mergeLayers(kept)),
      change: async (next: Parameters<OwnChannel["change"]>[0]) => {
        kept = next(kept);
        return "kept" as const;
      },
      ...faults,
    },
  };
  return ask(connectChannel, input, services, caller);
}

const refused = (status: number, message: string, field?: string) => ({
  refused: expect.objectContaining({ status, message, ...(field ? { field } : {}) }),
  reported: [],
});
const file = (content: string | Uint8Array<ArrayBuffer>, name = "export.zip") => ({
  name,
  bytes: typeof content === "string" ? new TextEncoder().encode(content) : content,
});
const done = (...sources: SourceKind[]) => ({ done: { sources }, reported: [] });
const channel = () => (kept ? mergeLayers(kept) : null);

describe("connectChannel", () => {
  it("connects a handle, an export and a list at once, each as its own source", async () => {
    const given = { channel: "@knifeweek", file: file(studioZip(studioTable(30))), uploads: LIST };
    // The list is of another time: it shares no title with the others, and is too short to be held against them.
    expect(await connect(given)).toEqual(done("youtube", "studio", "list"));
    expect(channel()).toMatchObject({ name: "Knife Week", subscribers: 30_000 });
    expect(channel()?.sources.map(({ kind, uploads }) => [kind, uploads])).toEqual([
      ["youtube", 1],
      ["studio", 30],
      ["list", 3],
    ]);
    // The video that both know is one: YouTube's views, which are newer, and Studio's impressions.
    expect(channel()?.uploads).toHaveLength(33);
    expect(channel()?.uploads[0]).toMatchObject({
      videoId: "sv000000000",
      publishedAt: "2025-11-03T17:00:00Z",
      views: 5000,
      likes: 12,
      impressions: 20_000,
      clickThroughRate: 0.041,
    });
    expect(channel()?.daily[0]?.days).toHaveLength(400);
    expect([uploads, connections]).toEqual([1, 1]);
  });

  it("goes on where reading at once has stopped", async () => {
    const rest = { playlist: "UU1", token: "page-5" };
    await connect({ channel: "@knifeweek" }, { outcome: { ok: true, answer: answer({ more: true, rest }) } });
    expect(channel()?.reading).toEqual({ state: "reading", read: 1, of: 1 });
    expect(kept?.layers[0]?.reading).toMatchObject({
      playlist: "UU1",
      pass: { began: "2025-11-22T08:00:00.000Z", token: "page-5", read: 1 },
    });
  });

  it("connects a sample at one click, whatever else is typed, and gives it up for an own channel", async () => {
    const source = { kind: "sample", name: "Sample catalogue" } as const;
    const outcome = { ok: true, answer: answer({ source }) } as const;
    expect(await connect({ sample: "@knifeweek", uploads: LIST }, { outcome })).toEqual(done("sample"));
    expect(channel()).toMatchObject({ isSample: true, uploads: [expect.objectContaining({ views: 5000 })] });
    expect(channel()?.uploads[0]?.impressions).toBeGreaterThan(5000);
    const [all, one] = channel()?.daily ?? [];
    expect(one?.days.reduce((sum, { views }) => sum + views, 0)).toBe(5000);
    expect(all?.days).toEqual(one?.days);
    expect(connections).toBe(0);

    await connect({ uploads: LIST });
    expect(channel()).toMatchObject({ isSample: false, name: "Your channel" });
    expect(await connect({ sample: "@knifeweek" }, { outcome })).toEqual(
      refused(409, CONNECT_MESSAGES["own-first"], "channel"),
    );
  });

  it.each([
    ["nothing", {}, 400, CONNECT_MESSAGES.nothing, "channel"],
    [
      "a channel of 201 characters",
      { channel: "x".repeat(201) },
      400,
      CONNECT_MESSAGES["long-channel"],
      "channel",
    ],
    ["a list without a video", { uploads: "hello\nthere" }, 400, CONNECT_MESSAGES["no-uploads"], "uploads"],
    [
      "too many lines",
      { uploads: `${LIST}\n`.repeat(2000) },
      400,
      LIST_MESSAGES["too-many-lines"],
      "uploads",
    ],
    [
      "dates that may be either",
      { uploads: "Bread | 03/04/2025 | 120\nRolls | 05/06/2025 | 300" },
      400,
      LIST_MESSAGES["which-dates"],
      "order",
    ],
    ["an empty file", { file: file("") }, 400, CONNECT_MESSAGES["empty-file"], "file"],
    [
      "a page in a file",
      { file: file("<html><p>x", "page.html") },
      400,
      "“page.html” is a saved web page: open your Videos tab on YouTube, select all, copy, and paste that as a list.",
      "file",
    ],
    [
      "a page's code in the list",
      { uploads: "\n<!DOCTYPE html><html><title>Knife Week" },
      400,
      LIST_MESSAGES["web-page"],
      "uploads",
    ],
  ] as const)("refuses %s at its field", async (_what, fields, status, message, field) => {
    expect(await connect({ ...fields })).toEqual(refused(status, message, field));
    expect(kept).toBeNull();
  });

  it("takes the order of dates that the creator says", async () => {
    await connect({ uploads: "Bread | 03/04/2025 | 120", order: "day-first" });
    expect(channel()?.uploads[0]?.publishedAt).toBe("2025-04-03");
  });

  it("refuses an export of a few days, which counts no video's whole life", async () => {
    const zip = studioZip(studioTable(5, { newest: "2024-01-01" }), { days: 0 });
    expect(await connect({ file: file(zip) })).toEqual(done("studio"));
    const days = ["Date,Content,Video title,Video publish time,Duration,Views"];
    days.push('2025-11-01,sv000000000,Knife video 5,"Jan 1, 2024",600,7');
    expect(await connect({ file: file(days.join("\n"), "Chart data.csv") })).toEqual(done("studio"));
    expect(channel()?.daily).toEqual([{ videoId: "sv000000000", days: [{ day: "2025-11-01", views: 7 }] }]);
  });

  it.each([
    ["not-found", 404],
    ["quota", 429],
    ["not-configured", 503],
  ] as const)("says what is wrong with the channel: %s", async (problem, status) => {
    const ran = await connect({ channel: "@nobody", uploads: LIST }, { outcome: { ok: false, problem } });
    expect(ran).toMatchObject({ refused: { status, field: "channel" }, reported: [] });
    expect([kept, connections]).toEqual([null, 0]);
  });

  it("refuses another channel than the connected one, and reads a connected one anew for nothing", async () => {
    await connect({ channel: "@knifeweek" });
    expect(await connect({ channel: "@knifeweek" })).toEqual(done("youtube"));
    expect(connections).toBe(1);
    const other = answer();
    other.channel = { ...other.channel, channelId: "UC0000000000000000000002", name: "Other" };
    const outcome = await connect({ channel: "@other" }, { outcome: { ok: true, answer: other } });
    expect(outcome).toMatchObject({
      refused: { status: 409, message: expect.stringContaining("Disconnect Knife Week") },
    });
    expect(channel()?.name).toBe("Knife Week");
  });

  it("counts before it reads anything, and not where the minute's share is used up", async () => {
    const unread = { name: "export.zip", bytes: new Uint8Array([1, 2, 3]) };
    const tooMany = refused(429, CONNECT_MESSAGES["too-many"]);
    expect(await connect({ file: unread }, {}, OVER_LIMIT)).toEqual(tooMany);
    expect(uploads).toBe(0);
    const over = async () => {
      throw new CeilingReached(NOW);
    };
    const usedUp = refused(429, new CeilingReached(NOW).message);
    expect(await connect({ file: unread }, { countUpload: over })).toEqual(usedUp);
    expect(await connect({ channel: "@knifeweek" }, { countConnection: over })).toMatchObject({
      refused: { status: 429, message: new CeilingReached(NOW).message, retryAfter: 15 * 3600 },
    });
    // Of a file that is read, its content is refused.
    expect(await connect({ file: unread })).toMatchObject({ refused: { status: 400, field: "file" } });
    expect(kept).toBeNull();
  });

  it("answers 413 for more than is kept, and 503 where the database fails, which it reports", async () => {
    expect(await connect({ uploads: LIST }, { change: async () => "too-large" })).toEqual(
      refused(413, CONNECT_MESSAGES["too-large"]),
    );
    expect(reported).toEqual([]);
    const down = async () => {
      throw new Error("down");
    };
    expect(await connect({ uploads: LIST }, { change: down })).toEqual(refused(503, CONNECT_MESSAGES.failed));
    expect(reported).toHaveLength(1);
  });
});

describe("disconnectChannel", () => {
  it("asks for all to be deleted, whatever the minute's share", async () => {
    let asked = 0;
    const disconnect = async () => {
      asked += 1;
    };
    expect(await ask(disconnectChannel, {}, { channel: { disconnect } }, OVER_LIMIT)).toEqual({
      done: {},
      reported: [],
    });
    expect(asked).toBe(1);
  });

  it("reports a database that fails", async () => {
    const failure = new Error("down");
    const channel = { disconnect: () => Promise.reject(failure) };
    expect(await ask(disconnectChannel, {}, { channel })).toEqual({
      refused: { status: 503, message: CONNECT_MESSAGES.failed },
      reported: [failure],
    });
  });
});

describe("addLayer", () => {
  const others = dailyUploads(9, { title: "Another channel's" }).map((upload, at) => ({
    ...upload,
    videoId: `o${String(at).padStart(10, "0")}`,
  }));

  it("refuses a file that shares no video with the channel, unless that is still being read", () => {
    const whole = youtubeLayer({ uploads: dailyUploads(9) });
    const export_ = layer({ kind: "studio", uploads: others });
    expect(() => addLayer(keptChannel(whole), export_)).toThrow(
      "Knife Week has no video with these 9 titles",
    );
    const reading = { playlist: "UU", of: 900, wholeAt: null, pass: null, isGone: false };
    expect(addLayer(keptChannel({ ...whole, reading }), export_).layers).toHaveLength(2);
  });

  it("adds a second export to the first, row by row and day by day", () => {
    const first = layer({
      kind: "studio",
      uploads: [measuredUpload({ videoId: "abcdefghijk", views: 5, impressions: 50 })],
      daily: [
        {
          videoId: null,
          days: [
            { day: "2026-01-01", views: 1 },
            { day: "2026-01-02", views: 2 },
          ],
        },
      ],
    });
    const second = layer({
      kind: "studio",
      at: "2026-11-23T06:00:00.000Z",
      uploads: [
        measuredUpload({
          videoId: "abcdefghijk",
          views: 9,
          countedAt: "2026-11-23T06:00:00.000Z",
          revenue: 1,
        }),
      ],
      daily: [
        {
          videoId: null,
          days: [
            { day: "2026-01-02", views: 3 },
            { day: "2026-01-03", views: 4 },
          ],
        },
      ],
    });
    const merged = mergeLayers(addLayer(keptChannel(first), second));
    expect(merged.uploads).toMatchObject([{ views: 9, impressions: 50, revenue: 1 }]);
    expect(merged.daily[0]?.days.map(({ views }) => views)).toEqual([1, 3, 4]);
  });
});
