import { expect, it } from "vitest";
import { toldOf } from "./outcome";

it.each([
  [{ kind: "quota", perDay: true }, "quota"],
  [{ kind: "too-fast" }, "quota"],
  [{ kind: "bad-key", detail: "keyInvalid" }, "not-configured"],
  [{ kind: "api-off", detail: "accessNotConfigured" }, "not-configured"],
  [{ kind: "unreachable", detail: "5 s" }, "failed"],
  [{ kind: "not-found", what: "channel" }, "failed"],
  [{ kind: "failed", status: 500, detail: "backendError" }, "failed"],
] as const)("tells %j as %s", (problem, told) => {
  expect(toldOf(problem)).toBe(told);
});
