import { describe, expect, it } from "vitest";
import { measuredUpload } from "../../../tests/support/connected-channel";
import { ownKpis } from "./own-kpis";

describe("ownKpis", () => {
  it("is each measure's median over the newest 100 uploads that know it", () => {
    const newest = Array.from({ length: 100 }, (_, at) =>
      measuredUpload({ views: 2000, subscribers: at, clickThroughRate: 0.04 }),
    );
    const older = Array.from({ length: 50 }, () => measuredUpload({ views: 2000, subscribers: 5000 }));
    expect(ownKpis([...newest, ...older])).toEqual({
      subscribersPer1000: { median: 24.75, uploads: 100 },
      clicked: { median: 0.04, uploads: 100 },
      watched: null,
    });
  });

  it("is unknown where fewer than eight uploads know a measure, views of nobody among them", () => {
    const seven = Array.from({ length: 7 }, () => measuredUpload({ views: 100, subscribers: 1 }));
    const unseen = measuredUpload({ views: 0, subscribers: 0 });
    expect(ownKpis([...seven, unseen]).subscribersPer1000).toBeNull();
  });
});
