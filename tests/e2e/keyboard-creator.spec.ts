import { expect, test } from "./journey.ts";
import { ContentIdeas } from "./screens/content-ideas.ts";
import { Feedback } from "./screens/feedback.ts";
import { tabTo } from "./tab-to.ts";
import { withoutTheatre } from "./theatre.ts";

test("By keyboard alone from signing in, over feedback and a tool, to deleting one's data", {
  tag: ["@with-script", "@demo"],
}, async ({ page, visit, shell, account }) => {
  test.setTimeout(40_000);
  const feedback = new Feedback(page);
  const ideas = new ContentIdeas(page);
  await withoutTheatre(page);

  await visit("/login");
  await tabTo(page, page.getByLabel("Email"));
  await page.keyboard.type("creator@example.com");
  await tabTo(page, page.getByLabel("Password"));
  await page.keyboard.type("sourdough");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/dashboard");

  await tabTo(page, shell.tool("Feedback"));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/suggestions");
  // The four types are one stop: arrows move within them.
  await tabTo(page, feedback.type("Feature Request"));
  await page.keyboard.press("ArrowDown");
  await expect(feedback.type("YouTube Tool Idea")).toBeChecked();
  await tabTo(page, feedback.text);
  await page.keyboard.type("A map of my niche, please.");
  await tabTo(page, feedback.send);
  await page.keyboard.press("Enter");
  await expect(feedback.thanks).toBeVisible();

  await tabTo(page, shell.tool("Content Idea Generator"));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/content-ideas");
  await tabTo(page, ideas.generate);
  await page.keyboard.press("Enter");
  await expect(ideas.stat("Total Generated")).toHaveText("51");

  await tabTo(page, shell.userMenu);
  await page.keyboard.press("Enter");
  await tabTo(page, shell.accountSettings);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/account");
  await tabTo(page, account.delete);
  await page.keyboard.press("Enter");
  await expect(account.deleteQuestion).toBeVisible();
  await tabTo(page, account.yesDelete);
  await page.keyboard.press("Enter");
  await expect(account.deleted).toBeVisible();

  await visit("/content-ideas");
  await expect(ideas.stat("Total Generated")).toHaveText("48");
});
