import { test as base, expect } from "../journey.ts";
import { ChannelRoom } from "../screens/channel.ts";

const PATH = "/ask-greenlight/yours";
/** The stand-in for a model sends its sentence piece by piece, with pauses. */
const SLOWLY = "slow: how many uploads do I have?";
const OURS = /^Saffron Shelf has /;
const WORDED = /^You have \d+ [a-z]+\.$/;
const WORDING = "The language model is wording this answer …";

const test = base.extend<{ connected: undefined }>({
  connected: [
    async ({ page, visit }, use) => {
      const room = new ChannelRoom(page);
      await visit("/channel");
      await room.sample("Saffron Shelf").click();
      await expect(room.status).toHaveText("Your channel is connected.");
      await use(undefined);
    },
    { auto: true },
  ],
});

test.describe("An answer that a language model words", () => {
  test("stands there at once, and takes on the model's words when they come", {
    tag: "@with-script",
  }, async ({ page, visit }) => {
    await visit(PATH);
    const answer = page.locator("#answer");
    await page.getByLabel("Your question").fill(SLOWLY);
    await page.getByRole("button", { name: "Ask, worded by the model" }).click();

    await expect(answer.getByText(OURS)).toBeVisible();
    await expect(answer.getByText(WORDING)).toBeVisible();
    await expect(answer.getByText(WORDED)).toHaveCount(0);

    await expect(answer.getByText(WORDED)).toBeVisible();
    await expect(answer.getByText(/^Worded by stand-in /)).toBeVisible();
    await expect(answer.getByText(WORDING)).toHaveCount(0);
    await expect(answer.getByText(OURS)).toHaveCount(0);
  });

  test("arrives whole", { tag: "@without-script" }, async ({ page, visit }) => {
    await visit(PATH);
    const answer = page.locator("#answer");
    await page.getByLabel("Your question").fill(SLOWLY);
    await page.getByRole("button", { name: "Ask, worded by the model" }).click();
    await expect(answer.getByText(WORDED)).toBeVisible();
    await expect(answer.getByText(/^Worded by stand-in /)).toBeVisible();
    await expect(answer.getByText(WORDING)).toHaveCount(0);
  });
});
