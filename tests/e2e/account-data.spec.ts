import { readFile } from "node:fs/promises";
import { MAILBOX } from "../support/addresses.ts";
import { expect, test } from "./journey.ts";
import { Feedback } from "./screens/feedback.ts";

test.describe("A creator's own data", () => {
  test("is downloaded, and then deleted for good", { tag: "@native" }, async ({ page, visit, account }) => {
    const feedback = new Feedback(page);
    await visit("/suggestions");
    await feedback.text.fill("Please add a dark kitchen.");
    await feedback.send.click();
    await expect(feedback.thanks).toBeVisible();
    await visit("/account");
    await account.topic.fill("Rye bread");
    await account.save.click();
    await expect(account.saved).toBeVisible();

    const [file] = await Promise.all([page.waitForEvent("download"), account.download.click()]);
    expect(file.suggestedFilename()).toMatch(/^greenlight-data-\d{4}-\d\d-\d\d\.json$/);
    const data = JSON.parse(await readFile(await file.path(), "utf8"));
    expect(data.settings.primaryTopic).toBe("Rye bread");
    expect(data.feedback).toMatchObject([{ message: "Please add a dark kitchen." }]);

    await account.delete.click();
    await expect(account.deleteQuestion).toBeInViewport();
    await expect(page.getByText("it cannot be called back")).toBeVisible();
    await account.keep.click();
    await expect(account.deleteQuestion).toBeHidden();
    await expect(account.topic).toHaveValue("Rye bread");

    // On a phone the next page is shorter than the place on this one.
    await page.setViewportSize({ width: 390, height: 844 });
    await account.delete.click();
    await account.yesDelete.click();
    await expect(account.deleted).toBeInViewport({ ratio: 1 });
    // Without script the browser carries the place on the page that asked over to the next one.
    await expect(page).toHaveURL(/\/account\/deleted(#your-data)?$/);
    expect(await page.context().cookies()).toEqual([]);
    await page
      .getByRole("main")
      .getByRole("button", { name: MAILBOX ? "Access Demo" : "Start afresh", exact: true })
      .click();
    await expect(page).toHaveURL("/dashboard");
    await visit("/account");
    await expect(account.topic).toHaveValue("content creation");
  });

  test("is nobody else's", { tag: "@native" }, async ({ page, visit, account, browser }) => {
    await visit("/account");
    await account.topic.fill("Rye bread");
    await account.save.click();
    await expect(account.saved).toBeVisible();
    const stranger = await browser.newContext();
    try {
      const answer = await stranger.request.get(new URL("/account/data.json", page.url()).href);
      expect(await answer.text()).not.toContain("Rye bread");
      await stranger.request.post(new URL("/account", page.url()).href, {
        form: { form: "delete" },
        headers: { Origin: new URL(page.url()).origin },
      });
    } finally {
      await stranger.close();
    }
    await visit("/account");
    await expect(account.topic).toHaveValue("Rye bread");
  });

  test.describe("with script", { tag: "@with-script" }, () => {
    test.use({ meant: /ERR_FAILED/ });

    test("is asked about with the question in hand, and no answer is said to be none", async ({
      page,
      visit,
      account,
    }) => {
      await visit("/account");
      await account.delete.click();
      await expect(account.deleteQuestion).toBeFocused();
      await page.route("**", (route) =>
        route.request().method() === "POST" ? route.abort() : route.continue(),
      );
      await account.yesDelete.click();
      await expect(account.alert).toHaveText(/^No answer came, so we cannot say/);
    });
  });
});

// Spec 2: "Quick Actions links to /suggestions and a support email."
test("Quick Actions lead to the feedback page and to support", { tag: "@without-script" }, async ({
  page,
  visit,
  account,
}) => {
  await visit("/account");
  await expect(account.quickActions.getByRole("link", { name: /Email support/ })).toHaveAttribute(
    "href",
    "mailto:support@greenlight.example",
  );
  await account.quickActions.getByRole("link", { name: /Send feedback/ }).click();
  await expect(page).toHaveURL("/suggestions");
});
