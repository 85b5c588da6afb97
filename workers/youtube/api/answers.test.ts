import { describe, expect, it } from "vitest";
import { readChannels, readComments, readSearch, readStats, readUploads, readVideos } from "./answers";

const snippet = {
  title: "A title",
  channelId: "UC1",
  channelTitle: "A channel",
  publishedAt: "2026-10-01T08:00:00Z",
};
const videos = (...items: object[]) => ({ kind: "youtube#videoListResponse", items });

describe("readVideos", () => {
  it("reads counts, which are decimal strings, and ISO 8601 durations", () => {
    const statistics = { viewCount: "3331930783", likeCount: "12", commentCount: "0" };
    const [video] = readVideos(
      videos({ id: "v1", snippet, statistics, contentDetails: { duration: "PT4M1S" } }),
    );
    expect(video).toMatchObject({
      viewCount: 3331930783,
      likeCount: 12,
      commentCount: 0,
      durationSeconds: 241,
    });
  });

  it("reads counts that are absent as null, not as 0", () => {
    const [video] = readVideos(videos({ id: "v1", snippet, statistics: { viewCount: "5" } }));
    expect(video).toMatchObject({ viewCount: 5, likeCount: null, commentCount: null, durationSeconds: null });
  });

  it("takes the 16:9 thumbnail, and YouTube's address of it where the answer has none", () => {
    const thumbnails = { default: { url: "d" }, medium: { url: "m" }, high: { url: "h" } };
    const [given, none] = readVideos(
      videos({ id: "v1", snippet: { ...snippet, thumbnails } }, { id: "v2", snippet }),
    );
    expect([given?.thumbnail, none?.thumbnail]).toEqual(["m", "https://i.ytimg.com/vi/v2/mqdefault.jpg"]);
  });

  it("reads an answer without items as no videos", () => {
    expect(readVideos({ kind: "youtube#videoListResponse", pageInfo: { totalResults: 0 } })).toEqual([]);
  });

  it.each([
    [
      "another answer",
      { kind: "youtube#videoGetRatingResponse", items: [] },
      "got youtube#videoGetRatingResponse",
    ],
    ["no answer", [], "cannot read youtube#videoListResponse"],
    ["nothing", null, "cannot read youtube#videoListResponse"],
    [
      "a count that is no number",
      videos({ id: "v1", snippet, statistics: { viewCount: "many" } }),
      "at statistics.viewCount",
    ],
    ["videos without an id", videos({ snippet }, { snippet }), "at id"],
    ["items that are no list", { kind: "youtube#videoListResponse", items: "none" }, "at items"],
  ])("refuses %s and says where", (_, body, detail) => {
    const problem = { kind: "failed", status: 200, detail: expect.stringContaining(detail) };
    expect(() => readVideos(body)).toThrow(expect.objectContaining({ problem }));
  });
});

describe("an odd item", () => {
  it("is left out, and the others are read", () => {
    const odd = [{ snippet }, null, "v3", { id: "v4", snippet, statistics: { viewCount: "-1" } }];
    expect(readVideos(videos({ id: "v1", snippet }, ...(odd as object[]), { id: "v5", snippet }))).toEqual([
      expect.objectContaining({ videoId: "v1" }),
      expect.objectContaining({ videoId: "v5" }),
    ]);
  });
});

describe("what an item may say", () => {
  it("is kept without NULs and halves of characters, and no longer than anything at YouTube", () => {
    const texts = { title: `\ud83d${"t".repeat(500)}`, description: `a\0b${"d".repeat(9000)}` };
    const [read] = readVideos(videos({ id: "v1", snippet: { ...snippet, ...texts } }));
    expect(read?.title).toBe(`\ufffd${"t".repeat(199)}`);
    expect(read?.description).toBe(`a\ufffdb${"d".repeat(4997)}`);
  });

  it.each([
    ["a time before 1990", { snippet: { ...snippet, publishedAt: "1989-12-31T23:59:59Z" } }],
    ["a time after 2100", { snippet: { ...snippet, publishedAt: "2101-01-01T00:00:00Z" } }],
    ["a time that is none", { snippet: { ...snippet, publishedAt: "yesterday" } }],
    ["more than a trillion views", { snippet, statistics: { viewCount: "1000000000001" } }],
    ["an id of a whole text", { snippet, id: "v".repeat(201) }],
  ])("leaves it out with %s", (_, item) => {
    expect(readVideos(videos({ id: "v1", snippet }, { id: "v2", ...item }))).toHaveLength(1);
  });

  it("takes a trillion views", () => {
    const [read] = readVideos(videos({ id: "v1", snippet, statistics: { viewCount: "1000000000000" } }));
    expect(read?.viewCount).toBe(1e12);
  });

  it("is not read of more items than were asked for", () => {
    const items = Array.from({ length: 60 }, (_, at) => ({ id: `v${at}`, snippet }));
    expect(readVideos(videos(...items))).toHaveLength(50);
    expect(readVideos(videos({ snippet: null }, ...items), 2).map(({ videoId }) => videoId)).toEqual(["v0"]);
  });
});

describe("readStats", () => {
  it("reads the times and lengths that only this method writes so", () => {
    const item = {
      id: "v1",
      snippet: { publishTime: "2026-10-01T08:00:00Z" },
      statistics: { viewCount: "7" },
      contentDetails: { durationMillis: "61500" },
    };
    expect(readStats({ kind: "youtube#batchGetStatsResponse", items: [item] })).toEqual([
      {
        videoId: "v1",
        publishedAt: "2026-10-01T08:00:00Z",
        viewCount: 7,
        likeCount: null,
        commentCount: null,
        durationSeconds: 61,
      },
    ]);
  });
});

describe("readChannels", () => {
  const channels = (item: object) => readChannels({ kind: "youtube#channelListResponse", items: [item] })[0];

  it("reads the rounded subscriber count and the playlist of uploads", () => {
    const channel = channels({
      id: "UC1",
      snippet: { title: "A channel", customUrl: "@achannel" },
      statistics: {
        subscriberCount: "41200",
        hiddenSubscriberCount: false,
        videoCount: "80",
        viewCount: "9000",
      },
      contentDetails: { relatedPlaylists: { likes: "", uploads: "UU1" } },
    });
    expect(channel).toMatchObject({
      handle: "@achannel",
      subscriberCount: 41200,
      videoCount: 80,
      uploads: "UU1",
    });
  });

  it("reads a hidden subscriber count as null, though it comes as 0", () => {
    const statistics = { subscriberCount: "0", hiddenSubscriberCount: true };
    expect(channels({ id: "UC1", snippet: { title: "A" }, statistics })?.subscriberCount).toBeNull();
  });

  it("reads a channel of which less was asked", () => {
    expect(channels({ id: "UC1", snippet: { title: "A" } })).toMatchObject({
      subscriberCount: null,
      uploads: null,
    });
  });
});

describe("the lists", () => {
  it("reads a search: videos, channels and playlists apart, entities written out", () => {
    const body = {
      kind: "youtube#searchListResponse",
      nextPageToken: "CDIQAA",
      items: [
        { id: { videoId: "v1" }, snippet: { title: "Tom &amp; Jerry&#39;s", channelId: "UC1" } },
        { id: { channelId: "UC2" }, snippet: { title: "A channel", channelId: "UC2" } },
        { id: {}, snippet: {} },
      ],
    };
    expect(readSearch(body)).toEqual({
      next: "CDIQAA",
      items: [
        { kind: "video", id: "v1", title: "Tom & Jerry's", channelId: "UC1" },
        { kind: "channel", id: "UC2", title: "A channel", channelId: "UC2" },
      ],
    });
  });

  it("reads uploads out of either part", () => {
    const items = [
      { contentDetails: { videoId: "v1" } },
      { snippet: { resourceId: { videoId: "v2" } } },
      { snippet: { title: "Deleted video" } },
    ];
    expect(readUploads({ kind: "youtube#playlistItemListResponse", items })).toEqual({
      items: ["v1", "v2"],
      next: null,
    });
  });

  it("reads comments as written, without who wrote them", () => {
    const top = {
      textDisplay: "5 &lt; 6<br>",
      textOriginal: "5 < 6\n",
      likeCount: 2,
      authorDisplayName: "@someone",
    };
    const topLevelComment = { id: "c1", snippet: { ...top, publishedAt: "2026-10-01T08:00:00Z" } };
    const items = [{ id: "t1", snippet: { topLevelComment, totalReplyCount: 3 } }];
    expect(readComments({ kind: "youtube#commentThreadListResponse", items }).items).toEqual([
      {
        commentId: "c1",
        text: "5 < 6\n",
        likeCount: 2,
        replyCount: 3,
        publishedAt: "2026-10-01T08:00:00Z",
        byOwner: false,
        ownerReplied: null,
      },
    ]);
  });

  const by = (...writers: (string | undefined)[]) => ({
    comments: writers.map((value) => ({ snippet: { authorChannelId: value ? { value } : undefined } })),
  });

  it.each([
    { replies: by("UCviewer", "UCowner"), totalReplyCount: 9, ownerReplied: true },
    { replies: by("UCviewer", "UCother"), totalReplyCount: 2, ownerReplied: false },
    { replies: by("UCviewer", "UCother"), totalReplyCount: 9, ownerReplied: null },
    { replies: by("UCviewer", undefined), totalReplyCount: 2, ownerReplied: null },
    { replies: { comments: [null, {}] }, totalReplyCount: 2, ownerReplied: null },
    { replies: "odd", totalReplyCount: 1, ownerReplied: null },
    { replies: undefined, totalReplyCount: 0, ownerReplied: false },
    { replies: by("UCowner"), totalReplyCount: 1, channelId: undefined, ownerReplied: null },
  ])("tells whether the owner replied: $ownerReplied of $totalReplyCount, $replies", (thread) => {
    const { replies, totalReplyCount, ownerReplied } = thread;
    const channelId = "channelId" in thread ? thread.channelId : "UCowner";
    const top = {
      authorChannelId: { value: "UCowner" },
      textDisplay: "x",
      publishedAt: "2026-10-01T08:00:00Z",
    };
    const snippet = { channelId, totalReplyCount, topLevelComment: { id: "c1", snippet: top } };
    const items = [{ id: "t1", snippet, replies }];
    const [read] = readComments({ kind: "youtube#commentThreadListResponse", items }).items;
    expect([read?.ownerReplied, read?.byOwner]).toEqual([ownerReplied, channelId !== undefined]);
  });
});
