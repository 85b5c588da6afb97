import { expect, it } from "vitest";
import { readUploads } from "./uploads";

const HEADING = "channel,title,age_days,views,duration_s\n";

it("reads long uploads and those of unknown length", () => {
  const text = `${HEADING}Rye,"Bread, slowly",30.0,1200.0,600\nRye,Crumb,400.5,90,\n`;
  expect(readUploads(text)).toEqual([
    { channel: "Rye", ageDays: 30, views: 1200 },
    { channel: "Rye", ageDays: 400.5, views: 90 },
  ]);
});

it("excludes Shorts, uploads without views and dates after the snapshot", () => {
  const rows = ["Rye,Short,30,500,60", "Rye,Unseen,30,0,600", "Rye,Ahead,-0.5,40,600", "Rye,No date,,40,600"];
  expect(readUploads(HEADING + rows.join("\n"))).toEqual([]);
  expect(readUploads(`${HEADING}Rye,Long,30,500,61`)).toHaveLength(1);
});

it("counts every upload as at least a day old", () => {
  expect(readUploads(`${HEADING}Rye,New,0.2,40,600`)[0]?.ageDays).toBe(1);
});

it("says which column is missing", () => {
  expect(() => readUploads("channel,views\nRye,10\n")).toThrow("no column age_days, duration_s");
  expect(readUploads(HEADING)).toEqual([]);
});
