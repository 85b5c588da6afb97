import { expect, test } from "./journey.ts";
import { holdBack } from "./screens/sending.ts";
import { tabTo } from "./tab-to.ts";

test.describe("The settings", () => {
  // Spec 5: "Settings: topic trimmed"
  // Spec 5: "Success 'Topic updated successfully!'."
  test("keep a topic, whose trend is on the next page", async ({ page, visit, account }) => {
    await visit("/account");
    await account.channel.fill("My Kitchen");
    await account.topic.fill("  Sourdough bread ");
    await account.save.click();
    await expect(account.saved).toBeVisible();
    await expect(account.topic).toHaveValue("Sourdough bread");
    await expect(page.getByText("Its trend is on your dashboard.")).toBeVisible();
    await visit("/account");
    await expect(account.channel).toHaveValue("My Kitchen");
    await expect(account.saved).toBeHidden();
    for (const path of ["/dashboard", "/youtube"]) {
      await visit(path);
      await expect(page.getByRole("heading", { name: "Sourdough bread" })).toBeVisible();
      await expect(page.getByText("week over week").first()).toBeVisible();
    }
  });

  test("refuse what is too long beside its field, and keep what was typed", { tag: "@native" }, async ({
    visit,
    account,
  }) => {
    const long = "bread ".repeat(20);
    await visit("/account");
    await account.channel.fill("My Kitchen");
    await account.topic.fill(long);
    await account.save.click();
    await expect(account.alert).toHaveText("Please keep your topic to 100 characters.");
    await expect(account.topic).toHaveValue(long);
    await expect(account.topic).toBeFocused();
    await expect(account.topic).toHaveAccessibleDescription(/Please keep your topic to 100 characters\./);
    await expect(account.channel).toHaveValue("My Kitchen");
    await account.topic.fill("rye");
    await account.save.click();
    await expect(account.saved).toBeVisible();
    await expect(account.alert).toBeHidden();
  });

  test("are saved by keyboard alone, an empty topic as the one that everyone starts with", {
    tag: "@with-script",
  }, async ({ page, visit, account }) => {
    await visit("/account");
    await tabTo(page, account.topic);
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type("Rye bread");
    await tabTo(page, account.save);
    await page.keyboard.press("Enter");
    await expect(account.saved).toBeVisible();
    await expect(account.topic).toHaveValue("Rye bread");
    await account.topic.fill(" ");
    await account.topic.press("Enter");
    await expect(account.topic).toHaveValue("content creation");
    await expect(account.saved).toBeVisible();
  });
});

test.describe("The settings, with script", { tag: "@with-script" }, () => {
  test("say that they are being saved, once, and leave the focus where it is", async ({
    page,
    visit,
    account,
  }) => {
    await visit("/account");
    const sent = await holdBack(page);
    await account.topic.fill("Rye bread");
    await account.save.click();
    await expect(account.save).toHaveText("Saving...");
    await page.keyboard.press("Enter");
    sent.release();
    await expect(account.saved).toBeVisible();
    await expect(account.save).toBeFocused();
    expect(sent.count()).toBe(1);
  });

  test.describe("that never arrive", () => {
    test.use({ meant: /ERR_FAILED/ });

    test("stay in the form", async ({ page, visit, account }) => {
      await visit("/account");
      await page.route("**", (route) =>
        route.request().method() === "POST" ? route.abort() : route.continue(),
      );
      await account.topic.fill("Rye bread");
      await account.save.click();
      await expect(account.alert).toHaveText("Failed to update settings. Please try again.");
      await expect(account.topic).toHaveValue("Rye bread");
      await account.refresh.click();
      await expect(account.endpoints).toContainText(["Error", "Error"]);
      await expect(account.alert).toBeVisible();
    });
  });
});

test.describe("The API Status card", () => {
  // Spec 2: "API Status card with refresh button and two status indicators."
  // Spec 4: "idle (grey), checking (yellow)"
  // Spec 4: "the trigger resets afterwards."
  test("is idle until Refresh is pressed, is checking meanwhile, then names each endpoint's source", {
    tag: "@with-script",
  }, async ({ page, visit, account }) => {
    await visit("/account");
    await expect(account.endpoints).toContainText(["Not checked yet", "Not checked yet"]);
    await account.topic.fill("Rye bread");
    const sent = await holdBack(page);
    await tabTo(page, account.refresh);
    await page.keyboard.press("Enter");
    await expect(account.endpoints).toContainText(["Checking", "Checking"]);
    sent.release();
    await expect(account.endpoints).toContainText([
      /Connected.*Sample catalogue/,
      /Connected.*Sample catalogue/,
    ]);
    await expect(account.topic).toHaveValue("Rye bread");
    await expect(account.refresh).toBeFocused();
    await account.refresh.click();
    await expect(account.endpoints).toContainText(["Connected", "Connected"]);
    await expect.poll(sent.count).toBe(2);
  });
});
