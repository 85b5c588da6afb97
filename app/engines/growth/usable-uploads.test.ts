import { expect, it } from "vitest";
import { testPlaces } from "./usable-uploads";

it("counts no upload of the same instant as earlier", () => {
  const days = [1, 2, 2, 2, 3].map((day) => ({ day, ageDays: 40 }));
  const upload = { title: "", publishedAt: "", views: 1000 };
  const uploads = days.map((own) => ({ ...own, logViews: 3, upload }));
  expect(testPlaces(uploads, 30, 1).map(({ size }) => size)).toEqual([1, 1, 1, 4]);
});
