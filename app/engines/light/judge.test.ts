import { expect, it } from "vitest";
import { verdict } from "./judge";

it.each([
  ["red", "green", { color: "red", by: "channel" }],
  ["unknown", "green", { color: "green", by: "field" }],
  ["unknown", "unknown", { color: "unknown", by: null }],
] as const)("channel %s and field %s", (channel, field, is) => {
  expect(verdict({ channel, field })).toEqual(is);
});
