import { studioTable, studioZip } from "../support/studio-export.ts";
import { test as base, expect } from "./journey.ts";
import { ChannelRoom } from "./screens/channel.ts";
import { tabTo } from "./tab-to.ts";

const test = base.extend<{ room: ChannelRoom }>({
  room: ({ page }, use) => use(new ChannelRoom(page)),
});

const PAGE = "/channel";
const LIST = ["01", "02", "03", "04"]
  .map((month) => `Knives and stones ${month}, 2025-${month}-05, ${2100 + 137 * Number(month)}`)
  .join("\n");

/** As a German page has it. */
const VIDEOS_TAB = [
  ...["Übersicht", "Videos", "Shorts", "Neueste", "Beliebt", "Älteste"],
  ...Array.from({ length: 8 }, (_, at) => [
    "12:34",
    "12:34",
    "Läuft gerade",
    `Knives and stones ${8 - at}`,
    `${12 + at}.345 Aufrufe`,
    `vor ${at + 2} Monaten`,
  ]).flat(),
].join("\n");

function exported(count: number) {
  return {
    name: "Content.zip",
    mimeType: "application/zip",
    buffer: Buffer.from(studioZip(studioTable(count))),
  };
}

test.describe("A channel on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("is connected by handle, by keyboard alone, seen in its room, and disconnected", async ({
    page,
    visit,
    room,
  }) => {
    await visit(PAGE);
    await tabTo(page, room.handle);
    await page.keyboard.type("@harborframe");
    await page.keyboard.press("Enter");
    await expect(room.status).toHaveText("Your channel is connected.");
    await expect(page.getByRole("heading", { name: "Harbor Frame" })).toBeVisible();
    await expect(room.connected.getByText("Sample channel")).toBeVisible();

    await tabTo(page, room.disconnect);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Disconnect your channel?" })).toBeVisible();
    await tabTo(page, room.confirm);
    await page.keyboard.press("Enter");
    await expect(room.status).toHaveText(
      "Your channel is disconnected, and everything kept of it is deleted.",
    );
    await expect(room.handle).toBeVisible();
    await expect(page.getByRole("heading", { name: "Harbor Frame" })).toHaveCount(0);
  });

  test("is connected by Studio's ZIP, then by a list, which adds to it", { tag: "@native" }, async ({
    page,
    visit,
    room,
  }) => {
    await visit(PAGE);
    await room.file.setInputFiles(exported(40));
    await room.button.click();
    await expect(room.status).toHaveText("Your channel is connected.");
    await expect(room.connected.getByText("40 videos", { exact: true })).toBeVisible();
    await room.connected.locator("summary", { hasText: "Based on YouTube Studio" }).click();
    await expect(
      room.connected.getByText(/impressions, click-through rates, watch time and daily views/),
    ).toBeVisible();

    await room.more.click();
    await room.list.fill(LIST);
    await room.button.click();
    await expect(room.connected.getByText(/^44 videos:/)).toBeVisible();
    await expect(page.getByText("Based on YouTube Studio and your list")).toBeVisible();
    await visit(PAGE);
    await expect(room.connected.getByText(/^44 videos:/)).toBeVisible();
  });

  test("is connected by the Videos tab copied from YouTube, which says how it was read", {
    tag: "@native",
  }, async ({ page, visit, room }) => {
    await visit(PAGE);
    await room.list.fill(VIDEOS_TAB);
    await room.button.click();
    await expect(room.status).toHaveText("Your channel is connected.");
    await expect(room.connected.getByText("8 videos read from your Videos tab, newest first.")).toBeVisible();
    await expect(
      room.connected.getByText(/Weekdays, upload times and first days are not judged/),
    ).toBeVisible();
    await visit("/light?q=Knives%20and%20stones");
    await expect(page.getByText("No light yet")).toHaveCount(0);
  });

  test("keeps what was typed where it is refused", { tag: "@native" }, async ({ visit, room }) => {
    await visit(PAGE);
    await room.handle.fill("@nobody-knows-this");
    await room.list.fill(LIST);
    await room.button.click();
    await expect(room.error.first()).toContainText("youtube.com/account_advanced");
    await expect(room.handle).toHaveValue("@nobody-knows-this");
    await expect(room.list).toHaveValue(LIST);
  });
});

test("A sample is one click, is named in the sidebar, and is nobody else's", {
  tag: ["@native", "@demo"],
}, async ({ page, visit, room, browser }) => {
  await visit(PAGE);
  await room.sample("Ten Minute Compile").click();
  await expect(room.status).toHaveText("Your channel is connected.");
  await visit("/dashboard");
  await expect(page.getByRole("navigation", { name: "Tools" }).getByText("Ten Minute Compile")).toBeVisible();

  const other = await browser.newContext({ extraHTTPHeaders: { "CF-Connecting-IP": "198.51.100.77" } });
  const theirs = await other.newPage();
  await theirs.goto(new URL(PAGE, page.url()).href);
  await expect(theirs.getByRole("button", { name: "Connect your channel" })).toBeVisible();
  await other.close();
});
