import { expect, it } from "vitest";
import { beforeCount, COUNTED_AT, measuredUpload } from "../../../tests/support/measured-uploads";
import { someServices } from "../../../tests/support/page-context";
import type { Channel } from "../../model/channel";
import { excerpt, givenUploads } from "./uploads";

it("cuts a title to one line of 120 whole characters without direction marks", () => {
  expect(excerpt(" a\n\u202eb\u0000 ")).toBe("a b");
  expect(excerpt("half \ud83d")).toBe("half \ufffd");
  const long = excerpt("🔪".repeat(200));
  expect([...long]).toHaveLength(120);
  expect(long.endsWith("🔪…")).toBe(true);
});

it("counts ages to the last count, and keeps what YouTube told by its own", async () => {
  const read = beforeCount(9);
  const channel: Channel = {
    ...{ name: "Crumb", handle: null, id: null, isSample: false, subscribers: null, currency: null },
    sources: [
      { kind: "youtube", at: read, uploads: 1, metrics: [], daily: 0, notes: [] },
      { kind: "studio", at: COUNTED_AT.toISOString(), uploads: 1, metrics: [], daily: 0, notes: [] },
    ],
    reading: null,
    uploads: [
      measuredUpload({ countedAt: COUNTED_AT.toISOString(), publishedAt: beforeCount(5) }),
      measuredUpload({ countedAt: read, publishedAt: beforeCount(40) }),
    ],
    daily: [],
  };
  const services = someServices({
    channel: { read: async () => channel },
    request: { id: "", nonce: "", now: COUNTED_AT },
  });
  const given = await givenUploads({ channel: "", uploads: "" }, services);
  expect(given.countedAt).toEqual(COUNTED_AT);
  expect(given.asOf).toBe(new Date(read).toISOString());
});
