import { describe, expect, it } from "vitest";
import type { WatchedPicture, WatchedUploads, WatchPage } from "../../model/watch";
import { DAY_MS, HOUR_MS } from "../../numbers/days";
import { wantedPicture } from "./picture";

const NOW = Date.parse("2026-11-21T00:00:00Z");
const at = (hours: number): WatchedPicture => ({
  ...{ tag: "a", etag: null, at: NOW - hours * HOUR_MS },
  ...{ agreed: "a", times: 3, other: null, others: 0, known: [], past: [] },
});

/** What is looked at of a channel whose newest uploads, newest first, were looked at so many hours ago, or never. */
function wanted(pictures: Record<string, WatchedPicture | null>): string | null {
  const ids = Object.keys(pictures);
  const kept = { videos: ids.map((id) => ({ id, thumbnail: pictures[id] })) } as unknown as WatchedUploads;
  const videos = ids.map((id, day) => ({
    id,
    publishedAt: new Date(NOW - (day + 1) * DAY_MS).toISOString(),
  }));
  return wantedPicture(kept, { at: NOW, videos } as WatchPage)?.id ?? null;
}

describe("wantedPicture", () => {
  it("takes the one of the newest three that waits longest", () => {
    expect(wanted({ new: at(1), middle: at(5), old: at(3), older: at(99) })).toBe("middle");
  });

  it("takes first the one that may have changed", () => {
    expect(wanted({ new: { ...at(1), other: "b" }, middle: at(5), old: null })).toBe("new");
  });

  it("takes one that was never seen, and goes on with the others where it cannot be had", () => {
    expect(wanted({ gone: null, seen: at(71) })).toBe("gone");
    expect(wanted({ gone: null, seen: at(72) })).toBe("seen");
  });

  it("looks at none again within half an hour", () => {
    expect(wanted({ new: at(0.1) })).toBeNull();
  });
});
