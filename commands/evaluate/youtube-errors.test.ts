import { describe, expect, it } from "vitest";
import { evaluateErrors, readErrorBody, statusOf } from "./youtube-errors";

const body = (code: number, reason: string, message = "No <b>bread</b>.") =>
  JSON.stringify({ error: { code, message, errors: [{ reason, message }] } });

describe("readErrorBody", () => {
  it("classifies an error body, and answers what a search says of it", async () => {
    expect(await readErrorBody(403, body(403, "quotaExceeded"))).toMatchObject({
      problem: { kind: "quota" },
      message: "YouTube API quota exceeded. Please try again later.",
      comments: "ends the run",
      failure: null,
    });
  });

  it("keeps a run over many videos going past one without comments", async () => {
    const reading = await readErrorBody(403, body(403, "commentsDisabled"));
    expect(reading.comments).toBe("beside the video: comments-disabled");
  });
});

it("reads the status from the file name", () => {
  expect(["quotaExceeded_403.json", "keyInvalid_400_legacy.json"].map(statusOf)).toEqual([403, 400]);
  expect(statusOf("quotaExceeded.json")).toBeNaN();
});

describe("evaluateErrors", () => {
  it("counts errors with a row of their own and those without", async () => {
    const files = [
      { name: "keyInvalid_400.json", text: body(400, "keyInvalid") },
      { name: "oven_403.json", text: body(403, "ovenOff") },
    ];
    const { text, figure, failures } = await evaluateErrors(files);
    expect(text).toMatch(/^keyInvalid_400\.json +bad-key .*Please contact support\.$/m);
    expect(text).toContain("oven_403.json: ovenOff has no row in the table of errors");
    expect(figure).toBe("1 taken for what they are, 1 without a row of their own");
    expect(failures).toEqual([]);
  });

  it("fails a known reason that is taken for another problem", async () => {
    // Two reasons in one body: the key's comes first in the product, the video's in this list.
    const text = JSON.stringify({
      error: { errors: [{ reason: "videoNotFound" }, { reason: "keyInvalid" }] },
    });
    const { failures } = await evaluateErrors([{ name: "both_400.json", text }]);
    expect(failures).toEqual(["both_400.json: taken for bad-key instead of not-found"]);
  });
});
