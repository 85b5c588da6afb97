import { describe, expect, it } from "vitest";
import { HOUR_MS } from "../../app/numbers/days";
import { YoutubeError, type YoutubeProblem } from "./api/problems";
import type { CachedAnswers } from "./cached-answers";
import { liveChannels } from "./channels";
import { liveComments } from "./comments";
import { readings } from "./readings";

const NOW = new Date("2026-11-21T12:00:00Z");

interface Given {
  kept?: { answer: unknown; hours: number };
  fails?: unknown;
  allowed?: boolean;
}

/** Readings over what is kept, what asking fails with, and whether the address may ask. */
function given({ kept, fails, allowed = true }: Given = {}) {
  const warnings: string[] = [];
  const asked: [string, string][] = [];
  let counted = 0;
  const answers = {
    find: async () =>
      kept && { answer: kept.answer, fetchedAt: new Date(NOW.getTime() - kept.hours * HOUR_MS) },
    async get(kind: string, key: string) {
      asked.push([kind, key]);
      if (fails) throw fails;
      return { answer: "anew", fetchedAt: NOW };
    },
  } as unknown as CachedAnswers;
  async function limit() {
    counted++;
    return allowed;
  }
  const read = readings({
    answers,
    limit,
    spend: async () => undefined,
    now: () => NOW,
    warn: (text) => void warnings.push(text),
  });
  return { read, warnings, asked, counted: () => counted };
}

const nobody = async () => "not asked";

describe("readings", () => {
  it("answers what is fresh without counting it", async () => {
    const { read, asked, counted } = given({ kept: { answer: "kept", hours: 5 }, allowed: false });
    expect(await read("channel", "@x", nobody)).toEqual({ ok: true, answer: "kept" });
    expect([asked, counted()]).toEqual([[], 0]);
  });

  it("counts each new reading, and refuses an address that asks for too many", async () => {
    const old = { answer: "kept", hours: 7 };
    expect(await given({ kept: old }).read("channel", "@x", nobody)).toEqual({ ok: true, answer: "anew" });
    const refused = given({ kept: old, allowed: false });
    expect(await refused.read("channel", "@x", nobody)).toEqual({ ok: false, problem: "too-many" });
    expect([refused.asked, refused.counted()]).toEqual([[], 1]);
  });

  it.each([
    [{ kind: "quota", perDay: true }, "quota"],
    [{ kind: "too-fast" }, "quota"],
    [{ kind: "bad-key", detail: "keyInvalid" }, "not-configured"],
    [{ kind: "api-off", detail: "SERVICE_DISABLED" }, "not-configured"],
    [{ kind: "not-found", what: "channel" }, "not-found"],
    [{ kind: "unreachable", detail: "took too long" }, "failed"],
    [{ kind: "failed", status: 403, detail: "forbidden" }, "failed"],
  ] satisfies [YoutubeProblem, string][])("answers %j as %s", async (problem, expected) => {
    const { read, warnings } = given({ fails: new YoutubeError(problem) });
    expect(await read("comments", "id", nobody)).toEqual({ ok: false, problem: expected });
    // What an operator can mend is on the log line.
    expect(warnings).toHaveLength(expected === "quota" || expected === "not-found" ? 0 : 1);
  });

  it("throws unexpected errors", async () => {
    const surprise = new Error("D1 is away");
    await expect(given({ fails: surprise }).read("channel", "@x", nobody)).rejects.toBe(surprise);
  });
});

describe("what is asked for", () => {
  const openApi = () => {
    throw new Error("called outside");
  };

  it.each([
    ["@BlueShelf", ["channel", "@blueshelf"]],
    [" https://www.youtube.com/@BlueShelf/videos ", ["channel", "@blueshelf"]],
    ["UC_x5XG1OV2P6uZZ5FSM9Ttw", ["channel", "UC_x5XG1OV2P6uZZ5FSM9Ttw"]],
    ["Blue\t Shelf", ["named", "blue shelf"]],
  ])("is one key for the spellings of a channel: %j", async (text, asked) => {
    const reading = given({ fails: new YoutubeError({ kind: "too-fast" }) });
    await liveChannels({ read: reading.read, openApi }).uploadsOf(text);
    expect(reading.asked).toEqual([asked]);
  });

  it.each(["", "  ", "https://example.com/@x", "https://youtu.be/abcdefghijk", "x".repeat(201)])(
    "is no channel, and nobody is asked: %j",
    async (text) => {
      const reading = given();
      const outcome = await liveChannels({ read: reading.read, openApi }).uploadsOf(text);
      expect(outcome).toEqual({ ok: false, problem: "not-a-channel" });
      expect([reading.asked, reading.counted()]).toEqual([[], 0]);
    },
  );

  it.each(["", "a nice video", "https://example.com/watch?v=abcdefghijk", "sample-cooking-001"])(
    "is no video, and nobody is asked: %j",
    async (link) => {
      const reading = given();
      const outcome = await liveComments({ read: reading.read, openApi }).commentsOf(link);
      expect(outcome).toEqual({ ok: false, problem: "not-a-video" });
      expect([reading.asked, reading.counted()]).toEqual([[], 0]);
    },
  );

  it("is one key for the links of a video", async () => {
    const reading = given({ fails: new YoutubeError({ kind: "too-fast" }) });
    const { commentsOf } = liveComments({ read: reading.read, openApi });
    for (const link of ["https://youtu.be/abcdefghijk?t=4", "youtube.com/shorts/abcdefghijk"])
      await commentsOf(link);
    expect(reading.asked).toEqual(Array(2).fill(["comments", "abcdefghijk"]));
  });
});
