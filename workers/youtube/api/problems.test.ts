import { describe, expect, it } from "vitest";
import { searchRefused } from "../../../app/functions/topic/search";
import { FAULTS, type Fault, faultReply } from "../../../tests/upstream/youtube/faults";
import {
  isTransient,
  plainText,
  searchProblem,
  YoutubeError,
  type YoutubeProblem,
  youtubeProblem,
} from "./problems";

// References, "YouTube Data API v3": the table of errors, row by row.
const TABLE: Partial<Record<Fault, YoutubeProblem>> = {
  quotaExceeded: { kind: "quota", perDay: true },
  dailyLimitExceeded: { kind: "quota", perDay: true },
  searchesPerDay: { kind: "quota", perDay: true },
  searchesPerMinute: { kind: "too-fast" },
  rateLimitExceeded: { kind: "too-fast" },
  keyInvalid: { kind: "bad-key", detail: "Bad Request" },
  apiKeyInvalid: { kind: "bad-key", detail: "API key not valid. Please pass a valid API key." },
  accessNotConfigured: { kind: "api-off", detail: expect.stringContaining("disabled") },
  serviceDisabled: { kind: "api-off", detail: expect.stringContaining("disabled") },
  serviceBlocked: { kind: "api-off", detail: expect.stringContaining("blocked") },
  unregistered: { kind: "bad-key", detail: expect.stringContaining("unregistered callers") },
  consumerInvalid: { kind: "api-off", detail: expect.stringContaining("not found or deleted") },
  androidBlocked: { kind: "bad-key", detail: expect.stringContaining("Android") },
  iosBlocked: { kind: "bad-key", detail: expect.stringContaining("iOS") },
  billingDisabled: { kind: "api-off", detail: expect.stringContaining("billing") },
  channelClosed: { kind: "not-found", what: "channel" },
  channelSuspended: { kind: "not-found", what: "channel" },
  commentsForbidden: { kind: "forbidden", detail: expect.stringContaining("insufficient permissions") },
  commentsDisabled: { kind: "comments-disabled" },
  videoNotFound: { kind: "not-found", what: "video" },
  channelNotFound: { kind: "not-found", what: "channel" },
  playlistNotFound: { kind: "not-found", what: "playlist" },
  processingFailure: { kind: "failed", status: 400, detail: expect.stringContaining("failed to success") },
  backendError: { kind: "failed", status: 503, detail: "The service is currently unavailable." },
  html: { kind: "failed", status: 200, detail: expect.stringContaining("a page instead of data: Sorry…") },
  htmlError: {
    kind: "failed",
    status: 502,
    detail: expect.stringContaining("Error 502 (Server Error)!!1 502."),
  },
};

function problemOf(fault: Fault): YoutubeProblem {
  const reply = faultReply(fault);
  if (!reply) throw new Error(`${fault} is no answer`);
  return youtubeProblem(reply.status, reply.body);
}

describe("youtubeProblem", () => {
  it.each(Object.entries(TABLE))("reads %s", (fault, problem) => {
    expect(problemOf(fault as Fault)).toEqual(problem);
  });

  it("is tried on every answer that the stand-in can give", () => {
    expect(Object.keys(TABLE).toSorted()).toEqual(FAULTS.filter(faultReply).toSorted());
  });

  it("strips HTML from what it quotes", () => {
    const message =
      'Turn it <b>on</b> in the <a href="https://x.example/?a=1">console</a> &amp; wait.<script>';
    const body = JSON.stringify({ error: { message, errors: [{ reason: "accessNotConfigured" }] } });
    expect(youtubeProblem(403, body)).toEqual({
      kind: "api-off",
      detail: "Turn it on in the console & wait.",
    });
  });

  it("quotes no more than a line of a page", () => {
    const problem = youtubeProblem(500, `<p>${"far too much ".repeat(5000)}</p>`);
    expect(problem.kind === "failed" && problem.detail.length).toBeLessThan(350);
  });

  it("quotes no data: what people wrote stays out of the log", () => {
    const body = '{"kind":"youtube#commentThreadListResponse","items":[{"snippet":{"textDisplay":"I am';
    const detail = `unreadable data, ${body.length} characters`;
    expect(youtubeProblem(200, body)).toEqual({ kind: "failed", status: 200, detail });
  });

  it("takes an answer cut in two for a failure, whatever its first half says", () => {
    const { body = "" } = faultReply("quotaExceeded") ?? {};
    expect(youtubeProblem(403, body.slice(0, -20))).toMatchObject({ kind: "failed", status: 403 });
  });

  it.each(["", "null", "[]", '"error"', '{"error":"text"}', '{"error":{"errors":"none"}}'])(
    "takes %j for a failure",
    (body) => expect(youtubeProblem(403, body)).toMatchObject({ kind: "failed", status: 403 }),
  );

  it("says in its message what is wrong, for the operator's log", () => {
    const error = new YoutubeError(problemOf("apiKeyInvalid"));
    expect(error.message).toBe(
      "YouTube does not take the key: API key not valid. Please pass a valid API key.",
    );
  });
});

describe("isPassing", () => {
  it("is true of 5xx and of processingFailure, and of nothing about quota or the key", () => {
    const passing = FAULTS.filter((fault) => {
      const reply = faultReply(fault);
      return reply && isTransient(reply.status, reply.body);
    });
    expect(passing.toSorted()).toEqual(["backendError", "htmlError", "processingFailure"]);
  });
});

// References, the table of errors: "the product says".
it.each<[Fault, number, string]>([
  ["quotaExceeded", 429, "YouTube API quota exceeded. Please try again later."],
  ["dailyLimitExceeded", 429, "YouTube API quota exceeded. Please try again later."],
  ["searchesPerDay", 429, "YouTube API quota exceeded. Please try again later."],
  ["rateLimitExceeded", 429, "YouTube API quota exceeded. Please try again later."],
  ["keyInvalid", 503, "YouTube API is not configured. Please contact support."],
  ["apiKeyInvalid", 503, "YouTube API is not configured. Please contact support."],
  ["accessNotConfigured", 503, "YouTube API is not configured. Please contact support."],
  ["serviceBlocked", 503, "YouTube API is not configured. Please contact support."],
  ["backendError", 502, "Failed to analyze YouTube content."],
  ["htmlError", 502, "Failed to analyze YouTube content."],
])("the analyzer answers %s with %i", (fault, status, message) => {
  const reply = faultReply(fault);
  if (!reply) throw new Error(`${fault} is no answer`);
  const problem = searchProblem(youtubeProblem(reply.status, reply.body));
  expect(searchRefused(problem)).toMatchObject({ status, message });
});

it("reads the words of an error that has HTML in it", () => {
  expect(plainText('exceeded your <a href="/quota">quota</a>.\n  Wait<br/>a day')).toBe(
    "exceeded your quota. Wait a day",
  );
});
