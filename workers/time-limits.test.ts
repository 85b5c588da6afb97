import { expect, it } from "vitest";
import { readTimeLimits, TIME_LIMITS } from "./time-limits";

const read = (json: string | undefined) => {
  const warnings: string[] = [];
  return { limits: readTimeLimits(json, (text) => void warnings.push(text)), warnings };
};

it("takes what the var says, and the usual limits for the rest", () => {
  const { limits, warnings } = read('{"youtubeCall":50}');
  expect(limits).toEqual({ ...TIME_LIMITS, youtubeCall: 50 });
  expect(warnings).toEqual([]);
});

it("warns of nothing when the var is not set", () => {
  for (const json of [undefined, ""]) expect(read(json)).toEqual({ limits: TIME_LIMITS, warnings: [] });
});

it.each([
  "{",
  "[]",
  "5",
  '{"youtubeCall":0}',
  '{"youtubeCall":"50"}',
  '{"youtubeCall":60001}',
  '{"other":1}',
])("warns of what it cannot read, and keeps the usual limits: %s", (json) => {
  expect(read(json)).toEqual({
    limits: TIME_LIMITS,
    warnings: ["TIME_LIMITS cannot be read: the usual limits instead"],
  });
});
