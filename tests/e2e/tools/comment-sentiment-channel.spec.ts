import { type KeyedSite, serveKeyed } from "../../support/keyed-site.ts";
import { test as base, expect } from "../journey.ts";
import { ChannelRoom } from "../screens/channel.ts";
import { CommentSentimentYours } from "../screens/comment-sentiment-yours.ts";

const test = base.extend<{ room: ChannelRoom; yours: CommentSentimentYours }>({
  room: ({ page }, use) => use(new ChannelRoom(page)),
  yours: ({ page }, use) => use(new CommentSentimentYours(page)),
});

const LISTED = 50;

let site: KeyedSite;

test.beforeAll(async () => {
  test.setTimeout(90_000);
  site = await serveKeyed();
});

test.afterAll(() => site?.stop());

test("A creator finds one of many videos by its title, and its comments are read", {
  tag: "@native",
}, async ({ page, visit, room, yours }) => {
  test.setTimeout(60_000);
  const { vast } = site.youtube.library;
  // Videos without comments are not listed, so that the list reaches a little further back.
  const old = vast.videos.find(({ comments }, at) => at > LISTED + 20 && (comments ?? 0) >= 12);
  if (!old) throw new Error("the stand-in has no older video with comments");
  const number = old.title.match(/\d+/)?.[0] ?? "";

  await visit(`${site.url}/channel`);
  await room.handle.fill(vast.handle);
  await room.button.click();
  // Beside it stands that the rest of so many videos is still being read.
  await expect(page.getByText("Your channel is connected.")).toBeVisible();

  await visit(`${site.url}/comment-sentiment/yours`);
  await expect(page.getByText(/^The newest 50 of [\d,]+\.$/)).toBeVisible();
  await expect(yours.video.getByRole("option")).toHaveCount(1 + LISTED);
  await expect(yours.video.getByRole("option", { name: old.title })).toHaveCount(0);

  await yours.find.fill("no video is called this");
  await yours.findButton.click();
  await expect(
    page.getByText(/^No title of your [\d,]+ videos has “no video is called this” in it\.$/),
  ).toBeVisible();

  await yours.find.fill(`LIFE ${number}`);
  await yours.findButton.click();
  await expect(
    page.getByText(new RegExp(`^1 of [\\d,]+ videos has “LIFE ${number}” in the title\\.$`)),
  ).toBeVisible();
  await expect(yours.find).toHaveValue(`LIFE ${number}`);
  await yours.video.selectOption(old.id);
  await yours.analyze.click();
  await expect(yours.status).toContainText("Done. Results below.");
  await expect(yours.analyses).toHaveCount(1);
  await expect(yours.open).toContainText(old.title);
  await expect(yours.open).toContainText(`of ${old.comments} comments`);
});
