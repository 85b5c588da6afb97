import { describe, expect, it } from "vitest";
import { dailyUploads, keptChannel, layer } from "../../../../tests/support/connected-channel";
import { mergeLayers } from "../../../functions/channel/kept-channel";
import { MAX_LISTED } from "./messages";
import { NO_VIDEOS, showOwnVideos } from "./own-videos";

const channel = mergeLayers(keptChannel(layer({ uploads: dailyUploads(60, { comments: 12 }) })));
const show = (search: Record<string, string> = {}, own = channel) =>
  showOwnVideos(own, new URLSearchParams(search));

describe("the own videos to choose from", () => {
  it("are the newest, each with its day and its comments", () => {
    const { videos, found, total, chosen } = show();
    expect(videos).toHaveLength(MAX_LISTED);
    expect(videos[0]).toEqual({ id: "v0000000000", label: "Video 60 · Nov 20, 2026 · 12 comments" });
    expect({ found, total, chosen }).toEqual({ found: 60, total: 60, chosen: "" });
  });

  it("are searched by the words of their titles", () => {
    const { videos, found } = show({ find: "VIDEO  9" });
    expect(found).toBe(6);
    expect(videos.map(({ label }) => label.split(" · ")[0])).toEqual([
      "Video 59",
      "Video 49",
      "Video 39",
      "Video 29",
      "Video 19",
      "Video 9",
    ]);
    expect(show({ find: "knife" })).toMatchObject({ found: 0, videos: [], total: 60 });
  });

  it("begin with the one that a link names, however old", () => {
    const { videos, chosen } = show({ video: "v0000000055" });
    expect(chosen).toBe("v0000000055");
    expect(videos[0]?.id).toBe("v0000000055");
    expect(show({ video: "another" }).chosen).toBe("");
  });

  it("leave out videos without comments or an id, and those of a sample that has none for them", () => {
    const uploads = [
      ...dailyUploads(1, { comments: 0 }),
      ...dailyUploads(1, { videoId: null }, "2026-10-01"),
      ...dailyUploads(1, { videoId: "v0000000009", comments: null }, "2026-10-02"),
    ];
    const known = mergeLayers(keptChannel(layer({ uploads })));
    expect(show({}, known).videos.map(({ id }) => id)).toEqual(["v0000000009"]);
    expect(show({}, { ...known, isSample: true })).toEqual(NO_VIDEOS);
    expect(showOwnVideos(null, new URLSearchParams())).toEqual(NO_VIDEOS);
  });
});
