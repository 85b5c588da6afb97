import { expect, it } from "vitest";
import { isTimeZone, localTimes } from "./local-time";

it("reads weekday and hour in a time zone, summer time and all", () => {
  const zurich = localTimes("Europe/Zurich");
  expect(zurich("2026-07-05T22:30:00Z")).toEqual({ weekday: 1, hour: 0 });
  expect(zurich("2026-01-04T22:30:00Z")).toEqual({ weekday: 0, hour: 23 });
});

it("keeps a day's weekday whatever the zone, and makes up no hour", () => {
  expect(localTimes("Pacific/Auckland")("2026-11-21")).toEqual({ weekday: 6, hour: null });
  expect(localTimes("Pacific/Honolulu")("2026-11-21")).toEqual({ weekday: 6, hour: null });
});

it("knows which zones there are", () => {
  expect(isTimeZone("America/New_York")).toBe(true);
  expect(isTimeZone("Mars/Olympus")).toBe(false);
  expect(isTimeZone("")).toBe(false);
});
