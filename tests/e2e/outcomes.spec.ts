import { expect, test } from "./journey.ts";

test("a planned video is published, and its views stand beside the forecast", {
  tag: "@native",
}, async ({ page, visit }) => {
  await visit("/channel");
  await page.getByRole("button", { name: /Saffron Shelf/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

  await visit("/plan");
  await page.getByLabel("Add an idea").fill("Rye bread in a cold kitchen");
  await page.getByRole("button", { name: "Add to plan", exact: true }).click();
  await page.getByRole("link", { name: "Rye bread in a cold kitchen", exact: true }).first().click();
  await page.getByLabel("State").selectOption("Scheduled");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Saved." })).toBeVisible();

  await page.getByRole("link", { name: "How it did" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "How it did" })).toBeVisible();
  await page.getByRole("textbox", { name: "Views" }).fill("many");
  await page.getByRole("button", { name: "Save the views" }).click();
  await expect(page.getByText("Views are a whole number up to a trillion, such as 12480.")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Views" })).toHaveValue("many");

  await page.getByLabel("Published on").fill("2026-01-05");
  await page.getByRole("textbox", { name: "Views" }).fill("12.480");
  await page.getByRole("button", { name: "Save the views" }).click();
  await expect(page.getByRole("row", { name: /^30 days/ })).toContainText("12,480");

  // The forecast may not come after the video: what it got is shown, and not counted.
  await page.getByLabel("Which video is it?").selectOption({ index: 5 });
  await page.getByRole("button", { name: "This is the video" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Saved." })).toBeVisible();
  await visit("/plan/outcomes");
  await expect(page.getByRole("heading", { name: "Waiting for views" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Rye bread in a cold kitchen" })).toBeVisible();
  await visit("/plan");
  await expect(page.getByRole("link", { name: "How right we were" })).toBeVisible();
});

test("a published card without views is listed with the way to its video", { tag: "@native" }, async ({
  page,
  visit,
}) => {
  await visit("/plan");
  await page.getByLabel("Add an idea").fill("Rye bread in a cold kitchen");
  await page.getByRole("button", { name: "Add to plan", exact: true }).click();
  await page.getByRole("link", { name: "Rye bread in a cold kitchen", exact: true }).first().click();
  await page.getByLabel("State").selectOption("Published");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Saved." })).toBeVisible();
  await visit("/plan/outcomes");
  await expect(page.getByRole("heading", { name: "Waiting for views" })).toBeVisible();
  await page.getByRole("link", { name: "Rye bread in a cold kitchen" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "How it did" })).toBeVisible();
});

test("a plan goes along as a calendar address, shown once", { tag: "@native" }, async ({
  page,
  visit,
  request,
}) => {
  await visit("/plan");
  await page.getByLabel("Add an idea").fill("Rye bread in a cold kitchen");
  await page.getByRole("button", { name: "Add to plan", exact: true }).click();
  await page.getByRole("link", { name: "Rye bread in a cold kitchen", exact: true }).first().click();
  await page.getByLabel("Publish on").fill("2026-12-01");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Saved." })).toBeVisible();

  await visit("/plan");
  await page.getByRole("link", { name: "Export" }).click();
  await page.getByRole("button", { name: "Make a calendar address" }).click();
  const address = await page.getByLabel("Your calendar address").inputValue();
  expect(address).toMatch(/\/plan\/[0-9a-f]{32}\.ics$/);
  const path = new URL(address).pathname;
  const calendar = await request.get(path);
  expect(await calendar.text()).toContain("DTSTART;VALUE=DATE:20261201");

  await page.goto("/plan/export");
  await expect(page.getByText("You made an address on")).toBeVisible();
  await expect(page.getByText(address)).toHaveCount(0);
  await page.getByRole("link", { name: "Turn it off" }).click();
  await page.getByRole("button", { name: "Turn it off" }).click();
  await expect(page.getByRole("status").filter({ hasText: "The address is off." })).toBeVisible();
  expect((await request.get(path)).status()).toBe(404);

  await page.getByRole("link", { name: "Open the week" }).click();
  await expect(page.getByRole("heading", { level: 2 })).toHaveCount(7);
});
