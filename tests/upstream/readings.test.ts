import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type ChannelOutcome, channelRefusal } from "../../app/services/channels";
import { type CommentsOutcome, commentsRefusal } from "../../app/services/comments";
import type { TimeLimits } from "../../workers/time-limits";
import { type Readings, startReadings } from "./readings";
import { startYoutube, type YoutubeStandIn } from "./youtube/youtube";

/** So long a call may take where YouTube hangs, in milliseconds. */
const CALL = 300;

let youtube: YoutubeStandIn;
let here: Readings;

beforeAll(async () => {
  youtube = await startYoutube();
  here = await startReadings(youtube.url);
});
beforeEach(async () => {
  youtube.reset();
  await here.forget();
});
afterAll(async () => {
  await here?.stop();
  await youtube?.stop();
});

const world = () => youtube.library.world("Photography tips");
const channel = () => world().channels[0] ?? never();
const largest = () => world().channels.at(-1) ?? never();
const busiest = () => world().found.toSorted((a, b) => (b.comments ?? 0) - (a.comments ?? 0))[0] ?? never();
const link = (id: string) => `https://youtu.be/${id}?si=shared`;
const calls = (method?: string) =>
  youtube.calls().filter((call) => method === undefined || call.method === method).length;

function never(): never {
  throw new Error("nothing there");
}

function found<Outcome extends ChannelOutcome | CommentsOutcome>(outcome: Outcome) {
  if (!outcome.ok) throw new Error(outcome.problem);
  return outcome.answer as Extract<Outcome, { ok: true }>["answer"];
}

const refused = (problem: string) => ({ ok: false, problem });

describe("a channel's uploads", () => {
  it("come once for all who ask, from whichever spelling, and for six hours", async () => {
    youtube.control.set({ slowness: 100 });
    const spellings = [largest().handle, largest().handle.toUpperCase(), `youtube.com/${largest().handle}`];
    const answers = await Promise.all(
      [...spellings, ...spellings].map((asked) => here.visit().channels.uploadsOf(asked)),
    );
    const first = found(answers[0] ?? never());
    expect(first.source).toEqual({ kind: "youtube", name: "YouTube" });
    expect([first.uploads.length, first.more]).toEqual([200, true]);
    for (const answer of answers) expect(found(answer).asOf).toBe(first.asOf);
    expect([calls(), await here.units()]).toEqual([9, { general: 9 }]);

    await here.later(5.9);
    expect(found(await here.visit().channels.uploadsOf(largest().handle))).toEqual(first);
    expect(calls()).toBe(9);
    await here.later(0.2);
    expect(found(await here.visit().channels.uploadsOf(largest().handle)).asOf > first.asOf).toBe(true);
    expect(calls()).toBe(18);
    expect(here.reported).toEqual([]);
  });

  it("cost a search by name, once a day, and by a name that nobody has once an hour", async () => {
    for (let times = 1; times <= 2; times++) {
      expect(found(await here.visit().channels.uploadsOf(channel().name)).channel.name).toBe(channel().name);
      await here.later(23);
    }
    expect([calls("search"), await here.units()]).toEqual([1, { search: 1, general: 3 }]);

    for (let times = 1; times <= 3; times++) {
      const outcome = await here.visit().channels.uploadsOf("Nobody of That Name");
      expect(outcome).toEqual(refused("not-found"));
      await here.later(0.3);
    }
    expect(calls("search")).toBe(2);
  });

  it("are not there of a handle that nobody has, and asking again asks nobody", async () => {
    for (let times = 1; times <= 2; times++)
      expect(await here.visit().channels.uploadsOf("@nobody-has-this")).toEqual(refused("not-found"));
    expect(calls()).toBe(1);
  });

  // Spec 8: "429: YouTube API quota exceeded. Please try again later."
  it("are the ones at hand while the quota is spent, else the spec's text", async () => {
    const { asOf } = found(await here.visit().channels.uploadsOf(channel().handle));
    await here.later(7);
    youtube.control.set({ rest: { general: 0 } });
    const outcome = await here.visit().channels.uploadsOf(largest().handle);
    expect(outcome).toEqual(refused("quota"));
    expect(channelRefusal("quota")).toEqual({
      status: 429,
      message: "YouTube API quota exceeded. Please try again later.",
    });
    const called = calls();
    expect(found(await here.visit().channels.uploadsOf(channel().handle)).asOf).toBe(asOf);
    expect(await here.visit().channels.uploadsOf("@another")).toEqual(refused("quota"));
    expect(calls(), "YouTube's word stands for all readings").toBe(called);
  });

  it("leave half of the day's units to the analyzer", async () => {
    const limits = { general: 12, search: 1 };
    const visit = () => here.visit({ limits }).channels;
    for (const { handle } of world().channels.slice(0, 2)) found(await visit().uploadsOf(handle));
    expect(await visit().uploadsOf(largest().handle)).toEqual(refused("quota"));
    expect(await here.units()).toEqual({ general: 6 });
    const { videos } = here.visit({ limits: { general: 12 } });
    expect(await videos.search("Photography tips")).toMatchObject({ ok: true });
  });

  it("are refused to an address that has too much read anew, but not what is at hand", async () => {
    found(await here.visit().channels.uploadsOf(channel().handle));
    const { channels } = here.visit({ allowed: false });
    found(await channels.uploadsOf(channel().handle));
    expect(await channels.uploadsOf(largest().handle)).toEqual(refused("too-many"));
  });
});

describe("a video's comments", () => {
  it("come with what video it is and what its owner answered, once for six hours", async () => {
    const { id, title, comments: count } = busiest();
    const { comments, video, more } = found(await here.visit().comments.commentsOf(link(id)));
    expect([video.title, video.commentCount]).toEqual([title, count]);
    expect([comments.length, more]).toEqual([1000, true]);
    expect(comments.filter(({ ownerReplied }) => ownerReplied)).toHaveLength(125);
    found(await here.visit().comments.commentsOf(`https://www.youtube.com/watch?v=${id}&t=3`));
    expect([calls(), await here.units()]).toEqual([11, { general: 11 }]);
    const { results } = await here.database.prepare("select answer from youtube_answers").all();
    expect(JSON.stringify(results)).not.toMatch(/@someone|UC-viewer/);
    expect(here.reported).toEqual([]);
  });

  it("are off, or the video is gone: believed for an hour", async () => {
    const off = world().found.find(({ comments }) => comments === null) ?? never();
    for (let times = 1; times <= 2; times++) {
      expect(await here.visit().comments.commentsOf(link(off.id))).toEqual(refused("disabled"));
      expect(await here.visit().comments.commentsOf(link("gone-gone-0"))).toEqual(refused("not-found"));
    }
    expect(calls()).toBe(3);
    await here.later(1.1);
    expect(await here.visit().comments.commentsOf(link(off.id))).toEqual(refused("disabled"));
    expect(calls()).toBe(5);
  });

  it("are asked of nobody where there is no link to a video", async () => {
    expect(await here.visit().comments.commentsOf("https://example.com/")).toEqual(refused("not-a-video"));
    expect(calls()).toBe(0);
  });
});

describe("both of them", () => {
  const both = async (key?: string, timeLimits?: Partial<TimeLimits>) => {
    const { channels, comments } = here.visit({ key, timeLimits });
    return Promise.all([channels.uploadsOf(channel().handle), comments.commentsOf(link(busiest().id))]);
  };

  // Spec 8: "503: YouTube API is not configured. Please contact support."
  it.each([
    ["keyInvalid", "does not take the key"],
    ["apiKeyInvalid", "does not take the key"],
    ["serviceDisabled", "the API is off"],
    ["consumerInvalid", "the API is off"],
    ["androidBlocked", "does not take the key"],
  ])("say that a deployment with %s is not configured, and which to the operator", async (fault, says) => {
    expect(await both(`fault-${fault}`)).toEqual(Array(2).fill(refused("not-configured")));
    const refusal = { status: 503, message: "YouTube API is not configured. Please contact support." };
    expect([channelRefusal("not-configured"), commentsRefusal("not-configured")]).toEqual([refusal, refusal]);
    expect(here.warnings).toEqual(Array(2).fill(expect.stringContaining(says)));
    expect(here.warnings.join()).not.toContain("fault-");
  });

  it("give up on a YouTube that hangs after the time of one call", async () => {
    const began = Date.now();
    expect(await both("fault-hang", { youtubeCall: CALL })).toEqual(Array(2).fill(refused("failed")));
    expect(Date.now() - began).toBeLessThan(CALL + 2000);
    // For whoever comes within ten seconds that stands.
    const called = calls();
    expect(await both()).toEqual(Array(2).fill(refused("failed")));
    expect(calls()).toBe(called);
  });

  it.each(["html", "truncated", "hang-up", "cut-off", "backendError", "rateLimitExceeded"])(
    "never throw for %s",
    async (fault) => {
      const problem = fault === "rateLimitExceeded" ? "quota" : "failed";
      expect(await both(`fault-${fault}`)).toEqual(Array(2).fill(refused(problem)));
      expect(here.reported).toEqual([]);
    },
  );

  it("are samples without a key, and ask nobody", async () => {
    const { channels, comments } = here.visit({ key: "" });
    expect(await both("")).toEqual([refused("id-needed"), refused("sample-only")]);
    const [uploads, texts] = [
      await channels.uploadsOf("@saffronshelf"),
      await comments.commentsOf("sample-cooking-001"),
    ];
    expect([found(uploads).source.kind, found(texts).source.kind]).toEqual(["sample", "sample"]);
    expect(calls()).toBe(0);
  });
});
