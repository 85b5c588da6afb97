import { expect, it } from "vitest";
import { ask } from "../../../tests/support/caller";
import type { VideoSearch } from "../../services/videos";
import { recallTopic } from "./recall";

const recall = (answer: VideoSearch["recall"]) =>
  ask(recallTopic, { query: " Latte  art" }, { videos: { recall: answer } });

it("answers from the cache, for the normalized query", async () => {
  const found = (query: string) => ({
    query,
    source: { kind: "sample" as const, name: "Sample catalogue" },
    asOf: "2026-11-01T00:00:00Z",
    videos: [],
    channels: [],
  });
  expect(await recall(async (query) => ({ ok: true, answer: found(query) }))).toEqual({
    done: { answer: found("Latte art") },
    reported: [],
  });
});

it("answers null where nothing was asked yet", async () => {
  expect(await recall(async () => ({ ok: false, problem: "not-asked" }))).toEqual({
    done: { answer: null },
    reported: [],
  });
});

it("says that nothing was found as a search does", async () => {
  expect(await recall(async () => ({ ok: false, problem: "nothing-found" }))).toMatchObject({
    refused: { status: 404, message: "No videos found for the query. Try a different search term." },
  });
});

it("reports that nobody can tell, with the spec's text", async () => {
  const failure = new Error("D1_ERROR");
  expect(await recall(() => Promise.reject(failure))).toEqual({
    refused: { status: 503, message: "An unexpected error occurred." },
    reported: [failure],
  });
});
