import { describe, expect, it } from "vitest";
import type { SearchAnswer } from "../../app/engines/findings";
import { answer, video } from "../../tests/support/analyzer-fixture";
import { YoutubeError } from "./api/problems";
import type { CachedAnswers } from "./cached-answers";
import { liveVideos } from "./live-videos";

/** YouTube with what is kept of it: an answer, nothing, or an error on asking. */
function youtube({ kept, fails }: { kept?: SearchAnswer; fails?: unknown }) {
  const warnings: string[] = [];
  const keys: string[] = [];
  const give = async (_kind: string, key: string) => {
    keys.push(key);
    if (fails) throw fails;
    return kept ? { answer: kept, fetchedAt: new Date(kept.asOf) } : null;
  };
  const answers = { get: give, find: give } as unknown as CachedAnswers;
  const openApi = () => {
    throw new Error("called outside");
  };
  return { ...liveVideos({ answers, openApi, warn: (text) => void warnings.push(text) }), warnings, keys };
}

const kept = answer({ query: "Latte art", videos: [video({ videoId: "a" })] });

describe("liveVideos", () => {
  it("is one key for all spellings, each shown as its visitor wrote it", async () => {
    const { search, recall, keys } = youtube({ kept });
    expect(await search("Latte art")).toEqual({ ok: true, answer: kept });
    const shouted = await recall("LATTE ART");
    expect(shouted).toEqual({ ok: true, answer: { ...kept, query: "LATTE ART" } });
    expect(keys).toEqual(["latte art", "latte art"]);
  });

  it("gives the same object for the same row and spelling, so that its report is written once", async () => {
    const { recall } = youtube({ kept });
    for (const spelling of ["Latte art", "latte ART"]) {
      const [one, two] = [await recall(spelling), await recall(spelling)];
      if (!one.ok || !two.ok) throw new Error("nothing recalled");
      expect(two.answer).toBe(one.answer);
    }
  });

  it("says that nothing was found, and that nothing was asked", async () => {
    const nothing = youtube({ kept: answer({ videos: [] }) });
    expect(await nothing.search("x")).toEqual({ ok: false, problem: "nothing-found" });
    expect(await nothing.recall("x")).toEqual({ ok: false, problem: "nothing-found" });
    expect(await youtube({}).recall("x")).toEqual({ ok: false, problem: "not-asked" });
  });

  it("says that nothing was found where that stands beside an older answer, and warns nobody", async () => {
    const stands = youtube({ fails: new YoutubeError({ kind: "not-found", what: "video" }) });
    expect(await stands.search("x")).toEqual({ ok: false, problem: "nothing-found" });
    expect(stands.warnings).toEqual([]);
  });

  it("answers YouTube's problems with the product's, and tells the operator which", async () => {
    const badKey = youtube({ fails: new YoutubeError({ kind: "bad-key", detail: "keyInvalid" }) });
    expect(await badKey.search("x")).toEqual({ ok: false, problem: "not-configured" });
    expect(badKey.warnings).toEqual(["YouTube does not take the key: keyInvalid"]);
  });

  it("throws what nobody foresaw", async () => {
    const surprise = new Error("D1 is away");
    await expect(youtube({ fails: surprise }).search("x")).rejects.toBe(surprise);
  });
});
