import { type KeyedSite, serveKeyless } from "../support/keyed-site.ts";
import { test as base, expect } from "./journey.ts";
import { ChannelRoom } from "./screens/channel.ts";

const test = base.extend<{ room: ChannelRoom }>({
  room: ({ page }, use) => use(new ChannelRoom(page)),
});
test.use({ viewport: { width: 390, height: 844 } });
// A feed that fails is a 502.
test.use({ meant: /^502 |status of 502/ });

let site: KeyedSite;

test.beforeAll(async () => {
  test.setTimeout(90_000);
  site = await serveKeyless();
});
test.beforeEach(() => site.youtube.reset());
test.afterAll(() => site?.stop());

test("A channel is connected by its address, and its idea gets a light", async ({ page, visit, room }) => {
  const { vast } = site.youtube.library;
  await visit(`${site.url}/channel`);
  await room.handle.fill(`https://www.youtube.com/channel/${vast.id}`);
  await room.button.click();
  // Beside it stands that a feed tells no more.
  await expect(page.getByText("Your channel is connected.")).toBeVisible();
  await expect(page.getByRole("heading", { name: vast.name })).toBeVisible();
  await expect(page.getByText(/^These are your newest 15 videos/)).toBeVisible();
  await expect(page.getByText(/public feed, which tells no lengths/)).toBeVisible();
  await visit(`${site.url}/light?q=${encodeURIComponent(vast.videos[3]?.title ?? "")}`);
  await expect(page.getByText("Connect your channel first")).toHaveCount(0);
  await expect(page.getByText("Your channel has too few videos")).toHaveCount(0);
});

test("An idea and the address get a light from the landing page, or another try", {
  tag: "@native",
}, async ({ page, visit }) => {
  const { vast } = site.youtube.library;
  await visit(`${site.url}/`);
  await page.getByLabel("What are you thinking of filming?").fill("One of a long life");
  await page.locator("summary", { hasText: "Add your channel" }).click();
  site.youtube.control.set({ feed: "404" });
  await page.getByLabel("Your channel", { exact: true }).fill(vast.id);
  await page.getByRole("button", { name: "Get the light" }).click();
  const own = page.getByLabel("Your channel (optional)");
  await expect(page.getByRole("alert")).toContainText("paste your Videos tab instead");
  await expect(own).toHaveValue(vast.id);
  site.youtube.control.set({ feed: null });
  await page.getByRole("button", { name: "Get the light" }).click();
  await page.waitForURL("**/light?q=One+of+a+long+life");
  await expect(page.getByText("Your channel has too few videos")).toHaveCount(0);
  await expect(own).toHaveCount(0);
});

test("Where the feed fails, the form offers the list, with what was typed", { tag: "@native" }, async ({
  page,
  visit,
  room,
}) => {
  const address = `youtube.com/channel/${site.youtube.library.vast.id}`;
  await visit(`${site.url}/channel`);
  site.youtube.control.set({ feed: "503" });
  await room.handle.fill(address);
  await room.button.click();
  await expect(room.error.first()).toContainText("Copy your Videos tab and paste it as a list");
  await expect(room.handle).toHaveValue(address);
  await room.handle.fill("");
  const cards = ["One", "Two", "Three"].map(
    (title, at) => `${title} loaf\n${at + 2}K views\n${at + 2} weeks ago`,
  );
  await room.list.fill(cards.join("\n"));
  await room.button.click();
  await expect(room.status).toHaveText("Your channel is connected.");
  await expect(page.getByText("3 videos", { exact: true }).first()).toBeVisible();
});

test("A channel is watched, its news planned and read in note and feed, by keyboard", async ({
  page,
  visit,
}) => {
  const channel = site.youtube.library.world("Photography tips").channels.at(-1);
  await visit(`${site.url}/competitor-monitor/yours`);
  await page.getByLabel("Watch a channel").fill(`https://www.youtube.com/channel/${channel?.id}`);
  await page.keyboard.press("Enter");
  await expect(page.getByText("You watch the channel from now on.")).toBeVisible();
  const stoodOut = page.getByRole("region", { name: "Stood out" }).getByRole("article").first();
  await expect(stoodOut).toContainText("Before you watched");
  await stoodOut.getByRole("button", { name: "Add to plan" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Added to your plan.")).toBeVisible();
  await stoodOut.getByRole("link", { name: "Evidence" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^It stands out: /)).toBeVisible();

  await visit(`${site.url}/note`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.getByRole("button", { name: "Make a feed address" }).focus();
  await page.keyboard.press("Enter");
  const address = new URL(await page.getByLabel("Your feed address").inputValue());
  const feed = await page.request.get(`${site.url}${address.pathname}`);
  expect(feed.headers()["content-type"]).toContain("application/atom+xml");

  await visit(`${site.url}/competitor-monitor/yours`);
  await page.getByRole("button", { name: `Stop watching ${channel?.name}` }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "No channels yet" })).toBeVisible();
});
