import { expect, it } from "vitest";
import type { RevenueReport } from "../../engines/revenue";
import { UNMEASURED } from "../../model/upload";
import { readProgress } from "./test-progress";
import { writtenName } from "./written-name";

const upload = (title: string, publishedAt: string, durationSeconds: number) => ({
  ...{ ...UNMEASURED, title, publishedAt, durationSeconds, views: 900 },
  countedAt: "2026-11-20T00:00:00.000Z",
});

it("counts what the connected channel made for a test since it began, the first first", () => {
  const test = {
    ...({ id: "test-1", dimension: "length", of: "long", name: "8 minutes or longer" } as const),
    ...{ since: "2026-10-01", want: 4, result: null },
  };
  const uploads = [
    upload("Oats", "2026-11-02T10:00:00Z", 600),
    upload("Rye", "2026-10-09T10:00:00Z", 480),
    upload("Short of it", "2026-10-12T10:00:00Z", 200),
    upload("Before", "2026-10-01T10:00:00Z", 900),
  ];
  expect(readProgress([test], { name: "Rye & co", uploads }).get("test-1")).toEqual(["Rye", "Oats"]);
  expect(readProgress([test], null).size).toBe(0);
});

it("writes subjects and frames as titles have them", () => {
  const videos = ["Baking  rye in 5 minutes", "Baking oats in 9 minutes"].map((title) => ({ title }));
  const name = (dimension: "subject" | "frame" | "season", name: string) =>
    writtenName({ dimension, name, examples: [0, 1] }, videos as RevenueReport["videos"]);
  expect(name("subject", "bak")).toBe("Baking");
  expect(name("frame", " … # minutes")).toBe("… minutes");
  expect(name("season", "Jan to Mar")).toBe("Jan to Mar");
  const guards = ["The Coast Guard at sea", "Coast Guard: a rescue", "Visiting the coast  guard"].map(
    (title) => ({
      title,
    }),
  );
  const coast = { dimension: "subject", name: "coast", examples: [0, 1, 2] } satisfies Parameters<
    typeof writtenName
  >[0];
  expect(writtenName(coast, guards as RevenueReport["videos"])).toBe("Coast Guard");
  expect(writtenName({ ...coast, name: "guard" }, guards as RevenueReport["videos"])).toBe("Coast Guard");
});
