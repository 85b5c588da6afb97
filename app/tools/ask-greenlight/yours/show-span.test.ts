import { describe, expect, it } from "vitest";
import { UNMEASURED } from "../../../model/upload";
import { showSpan } from "./show-span";

const upload = (title: string, views: number, day: string) => ({
  ...UNMEASURED,
  ...{ title, views, publishedAt: `${day}T12:00:00.000Z`, countedAt: "2026-11-20T12:00:00.000Z" },
  durationSeconds: 600,
});

const found = (uploads: ReturnType<typeof upload>[]) =>
  ({
    ...{ kind: "span", from: "2026-01-01", until: "2026-12-31" },
    list: { uploads, all: { uploads: uploads.length, views: 3000 } },
  }) as unknown as Parameters<typeof showSpan>[0];

const says = (
  uploads: ReturnType<typeof upload>[],
  reading: Parameters<typeof showSpan>[1],
  question = "How many videos did I upload this year?",
) => showSpan(found(uploads), reading, { question, today: "2026-11-25" }).says;

describe("showSpan", () => {
  const two = [upload("Rye", 2000, "2026-03-01"), upload("Spelt", 1000, "2026-02-01")];

  it("counts what came out in the days asked for, up to today", () => {
    expect(says(two, { kind: null, extreme: null })).toBe(
      "You published 2 uploads from Jan 1, 2026 to Nov 25, 2026. Until now they have 3.0K views together.",
    );
  });

  it("names the end that was asked for, and none where nothing came out", () => {
    expect(says(two, { kind: null, extreme: "most" })).toMatch(/with the most views is “Rye”: 2.0K views\.$/);
    expect(says([], { kind: "short", extreme: null })).toBe(
      "You have no Short from Jan 1, 2026 to Nov 25, 2026.",
    );
  });

  it("tells no subscribers of some days", () => {
    const asked = "How many subscribers did I win this year?";
    expect(says(two, { kind: null, extreme: null }, asked)).toMatch(/subscribers/);
  });
});
