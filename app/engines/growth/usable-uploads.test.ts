import { describe, expect, it } from "vitest";
import { COUNTED_AT, uploadsOf } from "../../../tests/support/measured-uploads";
import { kindsOf, selectUploads, testPlaces } from "./usable-uploads";

it("counts no upload of the same instant as earlier", () => {
  const days = [1, 2, 2, 2, 3].map((day) => ({ day, ageDays: 40 }));
  const upload = { title: "", publishedAt: "", views: 1000 };
  const uploads = days.map((own) => ({ ...own, logViews: 3, upload }));
  expect(testPlaces(uploads, 30, 1).map(({ size }) => size)).toEqual([1, 1, 1, 4]);
});

const many = (count: number, durationSeconds: number | null, youngest = 5) =>
  uploadsOf(Array(count).fill(1000), { durationSeconds, youngest });

it("takes the uploads of one kind, those of unknown length as long ones", () => {
  const uploads = [...many(3, 600), ...many(2, null), ...many(4, 40)];
  expect(selectUploads(uploads, COUNTED_AT).usable).toHaveLength(5);
  const { usable, excluded } = selectUploads(uploads, COUNTED_AT, "short");
  expect([usable.length, excluded["other-kind"]]).toEqual([4, 5]);
});

describe("the kind a channel is judged by", () => {
  const kinds = (...uploads: ReturnType<typeof many>[]) => {
    const found = kindsOf(uploads.flat(), COUNTED_AT);
    return [found.now, ...found.kinds.map(({ kind, uploads, isEnough }) => `${uploads} ${kind} ${isEnough}`)];
  };
  it.each([
    ["long videos alone", [many(6, 600)], ["long", "6 long true"]],
    ["Shorts alone", [many(20, 40)], ["short", "20 short true"]],
    ["too few Shorts", [many(19, 40)], ["short", "19 short false"]],
    ["Shorts since a while", [many(40, 600, 300), many(30, 40)], ["short", "40 long true", "30 short true"]],
    ["Shorts in the past", [many(30, 600), many(30, 40, 300)], ["long", "30 long true", "30 short true"]],
    [
      "new Shorts, too few of them",
      [many(30, 600, 90), many(12, 40)],
      ["long", "30 long true", "12 short false"],
    ],
    ["as many of both", [many(10, 600), many(10, 40)], ["long", "10 long true", "10 short false"]],
  ])("is what it makes now: %s", (_, uploads, found) => expect(kinds(...uploads)).toEqual(found));
});
