import { expect, test } from "./journey.ts";
import { addIdeas, column, send } from "./screens/plan.ts";
import { tabTo } from "./tab-to.ts";

const IDEA = "one-pan weeknight dinner";
const DESCRIPTION =
  "One pan, twenty minutes, and nothing to wash but that. The list is in the first comment.";

test("an idea goes from its light to published, typed once", async ({ page, visit }) => {
  test.setTimeout(60_000);
  await visit("/channel");
  await page.getByRole("button", { name: "Saffron Shelf" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Your channel is connected." })).toBeVisible();

  await visit("/light");
  const box = page.getByLabel("What are you thinking of filming?");
  await tabTo(page, box);
  await page.keyboard.type(IDEA);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Add to plan" }).press("Enter");
  await expect(page.getByText("Added to your plan.")).toBeVisible();
  await expect(page).toHaveURL(/\/light\?q=/);
  await page.getByRole("link", { name: "Open the card" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(IDEA);
  await expect(page.getByRole("heading", { name: /^(?:Green|Amber|Red) light$/ })).toBeVisible();

  await page.getByRole("link", { name: "Score its title" }).press("Enter");
  await expect(page.getByText(`For your card “${IDEA}”`)).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Titles" })).toHaveValue(IDEA);
  await page.getByRole("button", { name: "Analyze Content" }).press("Enter");
  await page.getByRole("button", { name: "Use this title" }).first().press("Enter");
  await expect(page.getByText("The title is on your card.")).toBeVisible();
  await page.getByRole("link", { name: "Back to the card" }).press("Enter");
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue(IDEA);

  await page.getByRole("link", { name: "Write its description" }).press("Enter");
  await expect(page.getByLabel("Video title")).toHaveValue(IDEA);
  await page.getByLabel("Video description").fill(DESCRIPTION);
  await page.getByRole("button", { name: "Rewrite Description" }).press("Enter");
  await page.getByRole("button", { name: "Use this description" }).press("Enter");
  await expect(page.getByText("The description is on your card.")).toBeVisible();
  await page.getByRole("link", { name: "Back to the card" }).press("Enter");
  await expect(page.getByLabel("Description", { exact: true })).toHaveValue(/One pan, twenty minutes/);

  await page.getByRole("link", { name: "Forecast it" }).press("Enter");
  await expect(page.getByLabel("Video title")).toHaveValue(IDEA);
  await page.getByRole("button", { name: "Forecast Performance" }).press("Enter");
  await page.getByRole("button", { name: "Keep this forecast" }).press("Enter");
  await expect(page.getByText("The forecast is on your card.")).toBeVisible();
  await page.getByRole("link", { name: "Back to the card" }).press("Enter");
  await expect(page.getByRole("heading", { name: /^About .* views after 30 days$/ })).toBeVisible();

  await page.getByLabel("Publish on").fill("2026-12-24");
  await page.getByLabel("State").selectOption("Scheduled");
  await page.getByRole("button", { name: "Save" }).press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Saved." })).toBeVisible();
  await page.getByRole("link", { name: "Plan", exact: true }).last().press("Enter");
  await expect(column(page, "scheduled")).toHaveText([IDEA]);
  await page.getByRole("link", { name: "Calendar" }).press("Enter");
  await visit("/plan?view=calendar&month=2026-12");
  await expect(page.locator("[data-date='2026-12-24'] .plan-card")).toContainText(IDEA);
  await visit("/plan?view=list");
  await expect(page.getByRole("row", { name: new RegExp(IDEA) })).toContainText("Scheduled");

  await page.getByRole("link", { name: IDEA, exact: true }).press("Enter");
  await page.getByRole("link", { name: "How it did" }).press("Enter");
  await page.getByLabel("Which video is it?").selectOption({ index: 3 });
  await page.getByRole("button", { name: "This is the video" }).press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Saved." })).toBeVisible();
  await expect(page.getByRole("row", { name: /^30 days/ })).toBeVisible();
  await visit("/plan/outcomes");
  await expect(page.getByRole("link", { name: IDEA })).toBeVisible();
  await visit("/plan");
  await expect(column(page, "published")).toHaveText([IDEA]);
});

test("a card is moved by its link and buttons, and deleted after a question", {
  tag: "@native",
}, async ({ page, visit }) => {
  await visit("/plan");
  await expect(page.getByRole("heading", { name: "Your next videos start here" })).toBeVisible();
  await addIdeas(page, ["Rye in a day", "Bread knives"]);
  await page.getByRole("link", { name: "Move Bread knives" }).click();
  await page.getByRole("button", { name: "Up", exact: true }).click();
  await expect(column(page, "idea")).toHaveText(["Bread knives", "Rye in a day"]);
  await page.getByRole("link", { name: "Move Bread knives" }).click();
  await page.getByRole("button", { name: "Filmed" }).click();
  await expect(column(page, "filmed")).toHaveText(["Bread knives"]);
  await page.getByRole("link", { name: "Bread knives", exact: true }).click();
  await page.getByRole("link", { name: "Delete this card" }).click();
  await page.getByRole("button", { name: "Delete it" }).click();
  await expect(page.getByRole("status").filter({ hasText: "The card is deleted." })).toBeVisible();
  await expect(page.locator(".plan-card")).toHaveCount(1);
});

const AT = "2026-11-01T10:00:00.000Z";
/** With all that a card gets at the desks. */
const FINISHED = {
  action: "add",
  idea: "Rye",
  title: "Rye in a day",
  description: "Bake it.",
  date: "2026-12-24",
  light: JSON.stringify({ colour: "green", sentence: "Make it.", chance: 0.7, at: AT }),
  forecast: JSON.stringify({ ranges: [{ days: 30, low: 9, likely: 18, high: 44 }], chance: 0.8, at: AT }),
};

test("a finished card goes on to its next state by one button, which keeps what is typed", {
  tag: "@native",
}, async ({ page, visit }) => {
  await visit("/plan");
  await send(page, "/plan/handover", FINISHED);
  await visit("/plan");
  await page.getByRole("link", { name: "Rye in a day", exact: true }).press("Enter");
  const title = page.getByLabel("Title", { exact: true });
  await title.fill("Rye in half a day");
  // Enter saves, and leaves the state as it is.
  await title.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rye in half a day");
  await expect(page.getByLabel("State")).toHaveValue("idea");
  await page.getByLabel("Notes").fill("Ask Ann");
  await page.getByRole("button", { name: "Mark it scripted" }).press("Enter");
  await expect(page.getByRole("button", { name: "Mark it filmed" })).toBeVisible();
  await expect(page.getByLabel("State")).toHaveValue("scripted");
  await expect(page.getByLabel("Notes")).toHaveValue("Ask Ann");
  for (const next of ["Mark it filmed", "Mark it edited", "Mark it scheduled"])
    await page.getByRole("button", { name: next }).press("Enter");
  await expect(page.getByRole("link", { name: "Start your next idea" })).toBeVisible();

  await page.getByRole("link", { name: "How it did" }).press("Enter");
  await page.getByLabel("Published on").fill("2026-01-05");
  await page.getByRole("textbox", { name: "Views" }).fill("12480");
  await page.getByRole("button", { name: "Save the views" }).press("Enter");
  await expect(page.getByRole("row", { name: /^30 days/ })).toContainText("12,480");
  await visit("/plan?view=calendar&month=2026-01");
  const day = page.locator("[data-date='2026-01-05']");
  await expect(day.locator(".plan-card")).toContainText("Rye in half a day");
  await expect(day.getByRole("link", { name: /^Move/ })).toHaveCount(0);
});

test("the board has room for cards in all seven columns", { tag: "@native" }, async ({ page, visit }) => {
  await visit("/plan");
  const states = ["idea", "scripted", "filmed", "edited", "scheduled", "published", "dropped"];
  for (const state of states) {
    const idea = `Messerschleifmaschinenvergleichstabelle, ${state}`;
    const to = await send(page, "/plan/handover", { action: "add", idea, back: "/plan" });
    const id = new URL(to, page.url()).searchParams.get("planned") ?? "";
    await send(page, "/plan", { action: "move", id, to: `${state}:` });
  }
  await visit("/plan");
  for (const state of states) await expect(column(page, state)).toHaveCount(1);
  const [width, room] = await page
    .locator(".plan-board")
    .evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth]);
  expect(width).toBe(room);
});

test("the focus is where a keyboard goes on from", { tag: "@with-script" }, async ({ page, visit }) => {
  await visit("/plan");
  await send(page, "/plan/handover", { ...FINISHED, date: "" });
  await visit("/plan");
  await page.getByRole("link", { name: "Rye in a day", exact: true }).press("Enter");
  await page.getByRole("link", { name: "Pick its day" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Move “Rye in a day”" })).toBeFocused();
  await page.getByRole("textbox", { name: "Date" }).fill("2027-02-03");
  await page.getByRole("button", { name: "Save the date" }).press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "The date is saved." })).toBeFocused();
  await expect(page.locator("[data-date='2027-02-03'] .plan-card")).toHaveCount(1);
  await page.getByRole("link", { name: "Open the card" }).press("Enter");
  await page.getByRole("link", { name: "Delete this card" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Delete this card?" })).toBeFocused();
  await page.getByRole("link", { name: "Keep it" }).press("Enter");
  await expect(page.getByRole("link", { name: "Delete this card" })).toBeFocused();
});

test("the focus on a card is seen: its ring lies inside the card's edge, where nothing cuts it", {
  tag: "@native",
}, async ({ page, visit }) => {
  await visit("/plan");
  await page.getByLabel("Add an idea").fill("Rye in a day");
  await page.getByLabel("Add an idea").press("Enter");
  const link = page.getByRole("link", { name: "Rye in a day", exact: true });
  await expect(link).toBeVisible();
  await page.keyboard.press("Tab");
  await link.focus();
  const ring = await link.evaluate((element) => {
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element, "::after");
    return { outlineStyle, outermost: Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset) };
  });
  expect(ring).toEqual({ outlineStyle: "solid", outermost: 0 });
});
