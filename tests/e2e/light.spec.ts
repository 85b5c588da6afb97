import { expect, test } from "./journey.ts";
import { tabTo } from "./tab-to.ts";

const IDEAS = [
  "beginner sourdough bread mistakes",
  "growing tomatoes on a balcony",
  "tax law for freelancers",
  "photgraphy tips for begginers",
  "recetas fáciles de pan casero",
  "chess",
  "x".repeat(100),
  '<script>alert(1)</script> & "quotes"',
];

test("an idea from the landing page gets its light, and goes on to titles and a forecast, typed once", {
  tag: "@native",
}, async ({ page, visit }) => {
  await visit("/");
  const box = page.getByLabel("What are you thinking of filming?");
  await tabTo(page, box);
  await page.keyboard.type("beginner sourdough bread mistakes");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/light?q=beginner+sourdough+bread+mistakes");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Videos for beginners did better than the videos around them on 17 of 20 channels.",
  );
  await expect(page.getByRole("heading", { name: /^Example: .*, an invented channel$/ })).toBeVisible();
  await page.getByRole("link", { name: "Score titles for it" }).click();
  await page.waitForURL("**/thumbnail-optimizer/yours?**");
  await expect(page.getByRole("textbox", { name: "Titles" })).toHaveValue(
    "beginner sourdough bread mistakes",
  );
  await page.getByRole("button", { name: "Analyze Content" }).click();
  await expect(page.getByRole("link", { name: "Write its description" })).toHaveAttribute(
    "href",
    "/description-rewriter/yours?title=beginner+sourdough+bread+mistakes",
  );
  await page.getByRole("link", { name: "Forecast its views" }).click();
  await page.waitForURL("**/video-forecast/yours?title=beginner+sourdough+bread+mistakes");
  await expect(page.getByLabel("Video title")).toHaveValue("beginner sourdough bread mistakes");
});

test("with a channel the verdict is the channel's, its evidence folded below", {
  tag: "@native",
}, async ({ page, visit }) => {
  await visit("/channel");
  await page.getByRole("button", { name: "Saffron Shelf" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Your channel is connected." })).toBeVisible();
  await visit("/light");
  await page.getByLabel("What are you thinking of filming?").fill("one-pan weeknight dinner");
  await page.getByRole("button", { name: "Get the light" }).click();
  const verdict = page.getByRole("region", { name: /your usual/ });
  await expect(verdict.getByText(/^(?:Green|Amber|Red) light$/)).toBeVisible();
  await expect(page.getByText("Sample channel").first()).toBeVisible();
  await page.locator("summary", { hasText: "Why" }).first().click();
  await expect(page.getByText("Your most similar uploads")).toBeVisible();
});

test("ideas of many kinds are answered, and none is an error", { tag: "@without-script" }, async ({
  page,
  visit,
}) => {
  for (const idea of IDEAS) {
    await visit(`/light?${new URLSearchParams({ q: idea })}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      /channels\.$|^Try it .+: |^(?:Answer|Ask|Choose|Find|Let|Make|Name|Open|Put|Read|Say|See|Show|Tell|Try|Type|Write) /,
    );
    await expect(page.getByRole("alert")).toHaveCount(0);
  }
});

test("a blank idea says so in the form", { tag: "@with-script" }, async ({ page, visit }) => {
  await visit("/light");
  await page.getByRole("button", { name: "Get the light" }).click();
  await expect(page.getByRole("alert")).toHaveText("Type an idea first: a few words or a title.");
});
