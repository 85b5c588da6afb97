import { test as base, expect } from "./journey.ts";
import { ChannelRoom } from "./screens/channel.ts";
import { CommentSentimentYours } from "./screens/comment-sentiment-yours.ts";
import { VideoForecastYours } from "./screens/video-forecast-yours.ts";

const test = base.extend<{ room: ChannelRoom; connected: undefined }>({
  room: ({ page }, use) => use(new ChannelRoom(page)),
  connected: [
    async ({ visit, room }, use) => {
      await visit("/channel");
      await room.sample("Saffron Shelf").click();
      await expect(room.status).toHaveText("Your channel is connected.");
      await use(undefined);
    },
    { auto: true },
  ],
});

test("The dashboard begins with the channel's last uploads and what to do next, and shows the KPIs", {
  tag: "@with-script",
}, async ({ page, visit }) => {
  await visit("/dashboard");
  const own = page.getByRole("region", { name: "Your last uploads" });
  await expect(own.getByText("Saffron Shelf")).toBeVisible();
  await expect(own.getByText("Sample channel")).toBeVisible();
  await expect(own.getByText(/× usual$|^not yet$/)).toHaveCount(5);
  await expect(own.getByRole("heading", { name: "What to do next" })).toBeVisible();
  await expect(own.getByText(/ · [\d.]+K views$/).first()).toBeVisible();
  await expect(page.getByText("Hide KPIs")).toBeVisible();
  await expect(page.getByText("Pro tip: momentum over vanity metrics.")).toBeVisible();

  // Nothing of a sample's on the cards, and every card of a tool with a Yours desk leads there.
  const cards = page.getByRole("region", { name: "Your tools" });
  await expect(cards.getByText(/sample sentiment|sample figures/)).toHaveCount(0);
  await cards.getByRole("link", { name: /^Comment Sentiment/ }).click();
  await expect(page).toHaveURL(/\/comment-sentiment\/yours$/);
});

test("The sample conversation says so, and questions about one's own are one switch away", {
  tag: "@without-script",
}, async ({ page, visit }) => {
  await visit("/ask-greenlight");
  await expect(page.getByText("Sample data", { exact: true })).toBeVisible();
  await page.getByRole("navigation", { name: "Desk" }).getByRole("link", { name: "Yours" }).click();
  await expect(page.getByLabel("Your question")).toBeVisible();
});

test.describe("On a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test("a question about one's own has its answer on the first screen, and the next question below it", async ({
    page,
    visit,
  }) => {
    await visit("/ask-greenlight/yours");
    await page.getByLabel("Your question").fill("How did my last uploads do?");
    await page.getByRole("button", { name: "Ask", exact: true }).click();
    await expect(page.locator("#answer p").first()).toBeInViewport({ ratio: 1 });
    await expect(page.getByLabel("Ask on")).toBeVisible();
  });
});

test("The sidebar leads to the own desks, and the sample's is one switch away", {
  tag: "@native",
}, async ({ page, visit }) => {
  await visit("/video-forecast/yours");
  const room = page
    .getByRole("navigation", { name: "Tools" })
    .getByRole("link", { name: /^Video Performance/ });
  await expect(room).toHaveAttribute("href", "/video-forecast/yours");
  await expect(room).toHaveAttribute("aria-current", "page");
  await page.getByRole("navigation", { name: "Desk" }).getByRole("link", { name: "Sample" }).click();
  await expect(page).toHaveURL(/\/video-forecast$/);
  await expect(room).toHaveAttribute("aria-current", "page");
});

test("A title is forecast on the connected channel without a list", { tag: "@native" }, async ({
  page,
  visit,
}) => {
  const desk = new VideoForecastYours(page);
  await visit("/video-forecast/yours?title=Rye+bread+%26+butter");
  await expect(page.getByText(/^For Saffron Shelf, \d+ uploads \(sample channel\)$/)).toBeVisible();
  await expect(desk.title).toHaveValue("Rye bread & butter");
  await expect(desk.list).toBeHidden();
  await desk.button.click();
  await expect(desk.status).toHaveText("Your forecast is at the top of the list.");
  await expect(desk.result.getByText("Sample channel", { exact: true })).toBeVisible();
  await expect(page).not.toHaveURL(/title=/);
});

test("A next step of the report carries its video to the desk", { tag: "@native" }, async ({
  page,
  visit,
  room,
}) => {
  await visit("/channel");
  await room.more.click();
  const months = ["01", "02", "03", "04", "05", "06", "07", "08", "09", "10"];
  const list = ["05", "15", "25"].flatMap((day, at) =>
    months.map(
      (month) => `Knives ${month} ${day}, 2025-${month}-${day}, ${2000 + 300 * at + 17 * Number(month)}`,
    ),
  );
  await room.list.fill([...list, "The knife I kept & why, 2025-10-20, 60000"].join("\n"));
  await room.button.click();
  await expect(room.status).toHaveText("Your channel is connected.");
  const steps = page.locator("section", { has: page.getByRole("heading", { name: "What to do next" }) });
  await steps.getByRole("link", { name: "Forecast a follow-up" }).click();
  await expect(page).toHaveURL(/\/video-forecast\/yours\?title=/);
  await expect(page.getByLabel("Video title")).toHaveValue("The knife I kept & why");
});

test("A title carried by a link stands in the title and the description desk, as it was written", {
  tag: "@native",
}, async ({ page, visit }) => {
  const title = '<b>Rye</b> & 50% "butter"';
  const query = encodeURIComponent(title);
  await visit(`/thumbnail-optimizer/yours?titles=${query}%0AOnly+rye`);
  await expect(page.getByLabel("Titles", { exact: true })).toHaveValue(`${title}\nOnly rye`);
  await visit(`/description-rewriter/yours?title=${query}`);
  await expect(page.getByLabel("Video title")).toHaveValue(title);
  await visit(`/description-rewriter/yours?title=${"a".repeat(201)}`);
  await expect(page.getByLabel("Video title")).toHaveValue("");
});

test("Comments are read of one of the channel's own videos", { tag: "@native" }, async ({ page, visit }) => {
  const desk = new CommentSentimentYours(page);
  await visit("/comment-sentiment/yours");
  const choice = page.getByLabel("Your video");
  await expect(desk.comments).toBeHidden();
  await desk.analyze.click();
  await expect(page.getByRole("alert")).toHaveText(/^Choose one of your videos/);
  const first = await choice.locator("option").nth(1).getAttribute("value");
  await visit(`/comment-sentiment/yours?video=${first}`);
  await expect(choice).toHaveValue(first ?? "");
  await desk.analyze.click();
  await expect(desk.status).toHaveText("Done. Results below.");
  await expect(desk.analyses).toHaveCount(1);
});

test("The report opens to its evidence, at the page's own address", { tag: "@native" }, async ({
  page,
  visit,
}) => {
  await visit("/channel");
  await page
    .getByRole("link", { name: /^Your newest uploads/ })
    .first()
    .click();
  const evidence = page.locator("details[id^=newest]").first();
  await expect(evidence).toHaveAttribute("open", "");
  await expect(evidence.getByRole("columnheader", { name: "Usual at its age" })).toBeVisible();
});

test("Topics of the visibility score are named, refused beyond five, and kept", {
  tag: "@native",
}, async ({ page, visit }) => {
  await visit("/channel");
  await page.getByRole("link", { name: "Live Visibility Score" }).click();
  const topics = page.getByLabel("Your topics");
  await expect(page.getByText("Not enough data", { exact: true })).toBeVisible();
  await topics.fill("a\nb\nc\nd\ne\nf");
  await page.getByRole("button", { name: "Save topics" }).click();
  await expect(page.getByRole("alert")).toHaveText("Name at most five topics: one a line.");
  await topics.fill("rye bread\nbagels");
  await page.getByRole("button", { name: "Save topics" }).click();
  await expect(page.getByText("Your topics are saved.")).toBeVisible();
  await visit("/channel/visibility");
  await expect(topics).toHaveValue("rye bread\nbagels");
});
