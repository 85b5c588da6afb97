import { describe, expect, it } from "vitest";
import { parseVideoId } from "./comments";

const ID = "a-B_c4567-9";

describe("parseVideoId", () => {
  it.each([
    ID,
    `  ${ID}\n`,
    `https://youtu.be/${ID}`,
    `https://youtu.be/${ID}?si=share&t=42`,
    `youtu.be/${ID}`,
    `https://www.youtube.com/watch?v=${ID}`,
    `HTTPS://WWW.YouTube.com/watch?v=${ID}`,
    `http://m.youtube.com/watch?feature=share&v=${ID}&list=PL1&index=2#t=3`,
    `youtube.com/watch?v=${ID}`,
    `https://music.youtube.com/watch?v=${ID}`,
    `https://www.youtube.com/shorts/${ID}?feature=share`,
    `https://www.youtube.com/live/${ID}`,
    `https://www.youtube.com/embed/${ID}?start=10`,
    `https://www.youtube-nocookie.com/embed/${ID}/`,
  ])("reads %j", (text) => {
    expect(parseVideoId(text)).toBe(ID);
  });

  it.each([
    "",
    "a nice video",
    "https://www.youtube.com/",
    "https://www.youtube.com/@handle",
    "https://www.youtube.com/watch?list=PL1",
    "https://www.youtube.com/watch?v=too-short",
    `https://www.youtube.com/watch?v=${ID}x`,
    "https://www.youtube.com/embed/videoseries?list=PL1",
    "https://www.youtube.com/embed/live_stream?channel=UC1",
    `https://www.youtube.com/playlist/${ID}`,
    `https://youtube.com.example.com/watch?v=${ID}`,
    `https://youtube.com@example.com/watch?v=${ID}`,
    `https://vimeo.com/${ID}`,
    `javascript:youtube.com/watch?v=${ID}`,
    `https://youtu.be/${ID} and https://youtu.be/${ID}`,
    "https://[",
  ])("finds no video in %j", (text) => {
    expect(parseVideoId(text)).toBeNull();
  });
});
