import { describe, expect, it } from "vitest";
import { toldOf, warningOf } from "./outcome";

describe("what is said of YouTube's problems", () => {
  it.each([
    [{ kind: "quota", perDay: true }, "quota", null],
    [{ kind: "too-fast" }, "quota", /too fast/],
    [
      { kind: "bad-key", detail: "keyInvalid" },
      "not-configured",
      /does not take the YOUTUBE_API_KEY: keyInvalid/,
    ],
    [{ kind: "api-off", detail: "accessNotConfigured" }, "not-configured", /is off .*: accessNotConfigured/],
    [{ kind: "unreachable", detail: "5 s" }, "failed", /reached: 5 s/],
    [{ kind: "failed", status: 500, detail: "backendError" }, "failed", /500: backendError/],
  ] as const)("%j", (problem, told, warning) => {
    expect(toldOf(problem)).toBe(told);
    if (warning) expect(warningOf(problem)).toMatch(warning);
    else expect(warningOf(problem)).toBeNull();
  });
});
