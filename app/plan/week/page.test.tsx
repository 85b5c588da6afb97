import { expect, it } from "vitest";
import { drawPage } from "../../../tests/support/draw-page";
import WeekPage from "./page";
import { showWeek } from "./show";

it("marks today, and no other day of its week", () => {
  const now = new Date("2026-11-24T10:00:00Z");
  const page = drawPage(WeekPage, { loaderData: { shown: showWeek([], "2026-11-26", now) } });
  expect(page.match(/November \d+(?:<!-- -->)?, today/g)?.map((day) => day.replace("<!-- -->", ""))).toEqual([
    "November 24, today",
  ]);
  expect(page).toContain("Nothing planned for this week yet.");
});
