import { expect, it } from "vitest";
import { beforeCount, measuredUpload } from "../../../../tests/support/measured-uploads";
import { isSameVideo } from "./change";

const publishedAt = beforeCount(40);
const upload = measuredUpload({ title: "Rye", publishedAt, views: 10 });

it.each([
  [{ videoId: "a" }, { id: "a", title: "Renamed since" }, true],
  [{ videoId: "a" }, { id: "b", title: "Rye" }, false],
  [{ videoId: "a" }, { id: null, title: "Rye" }, true],
  [{ videoId: null }, { id: null, title: "Rye" }, true],
  [{ videoId: null }, { id: null, title: "Wheat" }, false],
])("holds %j and %j for the same video: %s", (fields, video, isSame) => {
  expect(isSameVideo({ ...upload, ...fields }, { publishedAt, ...video })).toBe(isSame);
});
