import { expect, test } from "./journey.ts";
import { tabTo } from "./tab-to.ts";

const IDEA = "Sharpening a kitchen knife";
const ADDRESS = "**/light?q=Sharpening+a+kitchen+knife";

/** As a page of YouTube's is copied: knives get four times what visits to the forge get. */
const VIDEOS_TAB = [
  ...["Home", "Videos", "Shorts", "Live", "Playlists", "Latest", "Popular", "Oldest"],
  ...Array.from({ length: 40 }, (_, at) => [
    "12:34",
    "12:34",
    "Now playing",
    `${at % 2 ? "Sharpening a kitchen knife at home" : "A visit to the forge"}, part ${40 - at}`,
    `${at % 2 ? 40 : 10}K views`,
    at < 20
      ? `${at + 2} weeks ago`.replace(/^(\d{2}) weeks/, "4 months")
      : `${Math.floor(at / 4)} months ago`,
  ]).flat(),
].join("\n");

test.describe("a first visitor on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("has the light of an idea on their own channel in two submits, by keyboard", {
    tag: "@with-script",
  }, async ({ page, visit }) => {
    await visit("/");
    const idea = page.getByLabel("What are you thinking of filming?");
    await tabTo(page, idea);
    await page.keyboard.type(IDEA);
    await page.keyboard.press("Enter");
    await page.waitForURL(ADDRESS);

    const own = page.getByLabel("Your channel", { exact: true });
    await tabTo(page, own);
    // As a paste, which the keyboard of a test has not.
    await own.fill(VIDEOS_TAB);
    await tabTo(page, page.getByRole("button", { name: "Get the light" }).last());
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Make it\./);
    await expect(own).toHaveCount(0);
    await page.waitForURL(ADDRESS);
  });

  test("has it in one, from the field that opens below the idea", async ({ page, visit }) => {
    await visit("/");
    await page.getByLabel("What are you thinking of filming?").fill("A visit to the forge");
    await page.locator("summary", { hasText: "Add your channel" }).click();
    await page.getByLabel("Your channel", { exact: true }).fill(VIDEOS_TAB);
    await page.getByRole("button", { name: "Get the light" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Skip it as it is\./);
  });

  test("reads at the field why a channel was refused, with idea and list still there", {
    tag: "@native",
  }, async ({ page, visit }) => {
    await visit("/light");
    const own = page.getByLabel("Your channel (optional)");
    await page.getByLabel("What are you thinking of filming?").fill(IDEA);
    await own.fill("Knives\nand other knives");
    await page.getByRole("button", { name: "Get the light" }).click();
    await expect(page.getByRole("alert")).toContainText("No videos found in that list.");
    await expect(own).toHaveValue("Knives\nand other knives");
    await expect(page.getByLabel("What are you thinking of filming?")).toHaveValue(IDEA);
    await own.fill(VIDEOS_TAB);
    await page.getByRole("button", { name: "Get the light" }).click();
    await page.waitForURL(ADDRESS);

    await visit("/light");
    await expect(own, "asked no more where a channel is connected").toHaveCount(0);
  });

  test("reads it on the page of the answer, too", { tag: "@native" }, async ({ page, visit }) => {
    await visit("/light?q=Sharpening+a+kitchen+knife");
    const own = page.getByLabel("Your channel", { exact: true });
    await own.fill("@nobody-knows-this");
    await page.getByRole("button", { name: "Get the light" }).last().click();
    await expect(page.getByRole("alert")).toContainText("youtube.com/account_advanced");
    await expect(page.getByRole("alert")).toBeInViewport();
    await expect(own).toHaveValue("@nobody-knows-this");
    await expect(page.getByText(`“${IDEA}”`)).toBeVisible();
  });
});
