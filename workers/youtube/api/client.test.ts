import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { clientOf } from "../../../tests/upstream/youtube/client";
import { startYoutube, type YoutubeStandIn } from "../../../tests/upstream/youtube/youtube";
import { YoutubeError, type YoutubeProblem } from "./problems";

let youtube: YoutubeStandIn;
beforeAll(async () => {
  youtube = await startYoutube();
});
beforeEach(() => youtube.reset());
afterAll(() => youtube.stop());

async function problemOf(call: Promise<unknown>): Promise<YoutubeProblem> {
  const error = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof YoutubeError)) throw new Error(`not a YoutubeError: ${error}`);
  return error.problem;
}

const chipIds = () => youtube.library.world("React tutorials").found.map(({ id }) => id);

describe("what it asks", () => {
  it("searches one page of 50 and spends one unit of the bucket of searches", async () => {
    const { api, spent } = clientOf(youtube);
    const { items, next } = await api.search("React tutorials");
    expect([items.length, next]).toEqual([50, "page-from-50"]);
    expect(youtube.calls()).toEqual([
      {
        method: "search",
        params: { part: "snippet", type: "video", q: "React tutorials", maxResults: "50" },
        status: 200,
      },
    ]);
    expect(spent).toEqual({ search: 1 });
  });

  it("asks for videos 50 ids at a time, each id once, and keeps their order", async () => {
    const { api, spent } = clientOf(youtube);
    const ids = chipIds();
    const videos = await api.videos([...ids, ...ids]);
    expect(videos.map(({ videoId }) => videoId)).toEqual(ids);
    expect(youtube.calls().map(({ params }) => params.id?.split(",").length)).toEqual([50, 10]);
    expect(spent).toEqual({ general: 2 });
  });

  it("leaves out ids that are missing or private", async () => {
    const [first = "", second = "", third = ""] = chipIds();
    youtube.control.set({ missing: [second] });
    const videos = await clientOf(youtube).api.videos([first, second, "no-such-id", third]);
    expect(videos.map(({ videoId }) => videoId)).toEqual([first, third]);
  });

  it("asks nothing for no ids", async () => {
    const { api } = clientOf(youtube);
    expect([await api.videos([]), await api.stats([]), await api.channels({ ids: [] })]).toEqual([
      [],
      [],
      [],
    ]);
    expect(youtube.calls()).toEqual([]);
  });

  it("takes statistics of watched videos from their own bucket", async () => {
    const { api, spent } = clientOf(youtube);
    const [id = ""] = chipIds();
    const [[stats], [video]] = await Promise.all([api.stats([id]), api.videos([id])]);
    expect(video).toMatchObject({ ...stats });
    expect(spent).toEqual({ stats: 1, general: 1 });
  });

  it("finds counts absent on some videos, and null for them", async () => {
    const videos = await clientOf(youtube).api.videos(chipIds());
    const { found } = youtube.library.world("React tutorials");
    expect(videos.map(({ likeCount, commentCount }) => [likeCount, commentCount])).toEqual(
      found.map(({ likes, comments }) => [likes, comments]),
    );
    expect(videos.filter(({ likeCount }) => likeCount === null).length).toBeGreaterThan(0);
    expect(videos.filter(({ commentCount }) => commentCount === null).length).toBeGreaterThan(0);
  });

  it("asks for all channels of its ids, of which YouTube shows five unless told", async () => {
    const ids = youtube.library.world("React tutorials").channels.map(({ id }) => id);
    const channels = await clientOf(youtube).api.channels({ ids });
    expect(ids.length).toBeGreaterThan(5);
    expect(channels.map(({ channelId }) => channelId)).toEqual(ids);
  });

  it("takes a base URL with or without a slash at its end", async () => {
    const { api } = clientOf(youtube, { baseUrl: `${youtube.url}/` });
    expect((await api.search("React tutorials")).items).toHaveLength(50);
  });
});

describe("what can go wrong", () => {
  it.each([
    "quotaExceeded",
    "dailyLimitExceeded",
    "searchesPerDay",
    "searchesPerMinute",
    "rateLimitExceeded",
    "keyInvalid",
    "apiKeyInvalid",
    "accessNotConfigured",
    "serviceDisabled",
    "serviceBlocked",
  ] as const)("tells %s at once and asks no second time", async (fault) => {
    youtube.control.fail(fault);
    const { api, spent, waits } = clientOf(youtube);
    const { kind } = await problemOf(api.search("React tutorials"));
    expect(["quota", "too-fast", "bad-key", "api-off"]).toContain(kind);
    expect([youtube.calls().length, spent, waits]).toEqual([1, { search: 1 }, []]);
  });

  it("tells a bucket that is spent in the middle", async () => {
    youtube.control.set({ rest: { search: 1, general: 0 } });
    const { api } = clientOf(youtube);
    await api.search("React tutorials");
    expect(await problemOf(api.search("React tutorials"))).toEqual({ kind: "quota", perDay: true });
    expect(await problemOf(api.videos(["x"]))).toEqual({ kind: "quota", perDay: true });
  });

  it.each(["processingFailure", "backendError", "htmlError", "hang-up", "cut-off"] as const)(
    "asks once more after %s",
    async (fault) => {
      youtube.control.fail(fault, { times: 1 });
      const { api, waits } = clientOf(youtube);
      expect((await api.search("React tutorials")).items).toHaveLength(50);
      expect([youtube.calls().length, waits.length]).toEqual([2, 1]);
    },
  );

  it.each([
    ["processingFailure", { kind: "failed", status: 400 }],
    ["backendError", { kind: "failed", status: 503 }],
    ["htmlError", { kind: "failed", status: 502 }],
    ["hang-up", { kind: "unreachable" }],
    ["cut-off", { kind: "unreachable" }],
  ] as const)("asks no third time after %s", async (fault, problem) => {
    youtube.control.fail(fault);
    expect(await problemOf(clientOf(youtube).api.search("React tutorials"))).toMatchObject(problem);
    expect(youtube.calls()).toHaveLength(2);
  });

  it.each(["truncated", "html"] as const)(
    "takes %s for a failure, and pays for no second answer",
    async (fault) => {
      youtube.control.fail(fault);
      const { api, spent } = clientOf(youtube);
      expect(await problemOf(api.search("React tutorials"))).toMatchObject({ kind: "failed", status: 200 });
      expect([youtube.calls().length, spent]).toEqual([1, { search: 1 }]);
    },
  );

  it("gives a call up after its time, asks no second time and counts what was not answered as not spent", async () => {
    youtube.control.fail("hang");
    const { api, spent } = clientOf(youtube, { timeoutMs: 80 });
    expect(await problemOf(api.search("React tutorials"))).toEqual({
      kind: "unreachable",
      detail: "search took too long",
    });
    expect([youtube.calls().length, spent]).toEqual([1, {}]);
  });

  it("waits 5 s for each call", async () => {
    const timeout = vi.spyOn(AbortSignal, "timeout");
    youtube.control.fail("backendError", { times: 1 });
    await clientOf(youtube).api.search("React tutorials");
    expect(timeout.mock.calls).toEqual([[5000], [5000]]);
    timeout.mockRestore();
  });

  it("fails as unreachable if nothing listens, after one retry", async () => {
    const { api, waits } = clientOf({ url: "http://127.0.0.1:1/youtube/v3" });
    expect(await problemOf(api.search("React tutorials"))).toMatchObject({ kind: "unreachable" });
    expect(waits).toHaveLength(1);
  });
});

describe("the key", () => {
  const key = "AIza very/secret+key";

  it.each([
    ["a broken connection", (url: string) => Promise.reject(new TypeError(`${key} is no good at ${url}`))],
    [
      "an answer",
      async (url: string) => {
        const error = { message: `${key} is no good at ${url}`, errors: [{ reason: "keyInvalid" }] };
        return new Response(JSON.stringify({ error }), { status: 400 });
      },
    ],
    ["a page", async (url: string) => new Response(`<p>${key} is no good at ${url}`, { status: 502 })],
  ])("goes to YouTube as a parameter, and is in no error that %s brings", async (_, answer) => {
    const urls: string[] = [];
    const quoting: typeof fetch = (input) => {
      urls.push(String(input));
      return answer(String(input));
    };
    const { api } = clientOf(youtube, { key, fetch: quoting });
    const error = await api.search("x").catch((thrown: unknown) => thrown);
    expect(urls.every((url) => new URL(url).searchParams.get("key") === key)).toBe(true);
    const text = `${error} ${JSON.stringify(error)} ${(error as Error).cause} ${(error as Error).stack}`;
    expect(text).toMatch(/no good at/);
    expect(text).not.toMatch(/secret/);
  });

  it("is not sent after a redirect", async () => {
    const asked: RequestInit[] = [];
    const redirecting: typeof fetch = async (_, init) => {
      asked.push(init ?? {});
      return new Response(null, { status: 302, headers: { location: "https://elsewhere.example/" } });
    };
    const { api } = clientOf(youtube, { fetch: redirecting });
    expect(await problemOf(api.search("x"))).toMatchObject({ kind: "failed", status: 302 });
    expect(asked.map(({ redirect }) => redirect)).toEqual(["manual"]);
  });
});
