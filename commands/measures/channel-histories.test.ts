import { expect, it } from "vitest";
import { readHistories } from "./channel-histories";

const HEADING = "channel,title,published_at,age_days,views,duration_s\n";

it("reads each channel's long uploads, oldest first, at 30 days", () => {
  const [rye, oat] = readHistories(
    `${HEADING}Rye,Second,2024-01-02 00:00:00+00:00,400.0,1000.0,\nOat,Only,2024-01-05 10:00:00+00:00,30,50,61\nRye,First,2024-01-01 00:00:00+00:00,401.0,200,\n`,
  );
  expect(rye?.uploads.map(({ upload }) => upload.title)).toEqual(["First", "Second"]);
  // Past a year a video has (365 / 30)^0.2 = 1.648 times its views at 30 days.
  expect(10 ** (rye?.uploads[1]?.logViews ?? 0)).toBeCloseTo(1000 / 1.648, 0);
  expect(oat?.uploads[0]).toMatchObject({ ageDays: 30, logViews: Math.log10(50) });
});

it("excludes Shorts and uploads without views, younger than three days or dated after the snapshot", () => {
  const rows = ["60,500,30", "60,0,600", "2,90,600", "-1,40,600", ",40,600"];
  const text = rows.map((row) => `Rye,A,2024-01-01 00:00:00+00:00,${row}`).join("\n");
  expect(readHistories(HEADING + text)[0]?.uploads).toEqual([]);
});

it("takes a channel that several files name from the first of them", () => {
  const row = (channel: string, title: string) => `${channel},${title},2024-01-01,40,500,\n`;
  const histories = readHistories(
    HEADING + row("Rye", "A") + row("Oat", "B"),
    HEADING + row("Oat", "C") + row("Ale", "D"),
  );
  expect(
    histories.map(({ channel, uploads }) => [channel, ...uploads.map(({ upload }) => upload.title)]),
  ).toEqual([
    ["Rye", "A"],
    ["Oat", "B"],
    ["Ale", "D"],
  ]);
});

it("says which column is missing", () => {
  expect(() => readHistories("channel,title\nRye,A\n")).toThrow("no column published_at, age_days, views");
  expect(readHistories(HEADING)).toEqual([]);
});
