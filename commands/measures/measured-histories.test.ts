import { expect, it } from "vitest";
import { readMeasuredHistories } from "./measured-histories";

const HEADING = "channel,video_id,title,published_at,age_days,views,duration_s\n";

it("reads each channel's uploads with the instant of their count", () => {
  const [rye, oat] = readMeasuredHistories(
    `${HEADING}Rye,abcdefghijk,First,2024-01-01 10:30:00+00:00,30.5,1000.0,59\nRye,,Second,2024-01-02 00:00:00+00:00,2,7,\nOat,,Only,2024-01-05 00:00:00+00:00,30,50,61\n`,
  );
  expect(rye?.uploads[0]).toMatchObject({
    videoId: "abcdefghijk",
    publishedAt: "2024-01-01T10:30:00.000Z",
    countedAt: "2024-01-31T22:30:00.000Z",
    views: 1000,
    durationSeconds: 59,
  });
  expect(rye?.uploads[1]).toMatchObject({ publishedAt: "2024-01-02T00:00:00.000Z", durationSeconds: null });
  // Midnight throughout: days, no hours.
  expect(oat?.uploads[0]?.publishedAt).toBe("2024-01-05");
});

it("leaves out rows without a date, an age or views", () => {
  expect(readMeasuredHistories(`${HEADING}Rye,,A,,3,9,\nRye,,B,2024-01-01 00:00:00+00:00,,9,\n`)).toEqual([]);
});
