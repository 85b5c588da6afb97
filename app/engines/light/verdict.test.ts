import { expect, it } from "vitest";
import { verdict } from "./verdict";

it.each([
  ["red", "green", { colour: "red", by: "channel" }],
  ["unknown", "green", { colour: "green", by: "field" }],
  ["unknown", "unknown", { colour: "unknown", by: null }],
] as const)("channel %s and field %s", (channel, field, is) => {
  expect(verdict({ channel, field })).toEqual(is);
});
