import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";
import { ChannelRoom } from "./screens/channel.ts";
import { YourTitles } from "./screens/thumbnail-optimizer-yours.ts";
import { VideoForecastYours } from "./screens/video-forecast-yours.ts";

/** A channel whose loaves get three times what its mill visits get, so that titles tell much of it. */
const LIST = Array.from({ length: 60 }, (_, at) => {
  const day = new Date(Date.UTC(2024, 0, 1 + 7 * at)).toISOString().slice(0, 10);
  const views = (at % 2 === 0 ? 9000 : 3000) + 37 * ((at * 7) % 20);
  return `${at % 2 === 0 ? "Rye loaf from scratch" : "Mill visit in Bern"} ${at}, ${day}, ${views}`;
}).join("\n");

/** What titles and forecast say to expect, to the end of its sentences: "about twice your usual. Your 3 most similar …" */
function expected(sentence: string): string | undefined {
  const [, text] = /(?:[Ee]xpect|That is) (.+?)(?: Published on .*)?$/s.exec(sentence) ?? [];
  return text?.replace(/ \([^)]*\)/, "");
}

/** One idea on the light, the titles and the forecast, reached by the links between them. */
async function readPages(page: Page, visit: (path: string) => Promise<void>, idea: string) {
  const own = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Your channel" }) });
  const titles = new YourTitles(page);
  const forecast = new VideoForecastYours(page);
  await visit(`/light?${new URLSearchParams({ q: idea })}`);
  const verdict = await page.getByRole("heading", { level: 1 }).innerText();
  const lamp = await own
    .getByText(/your usual|Nothing close/)
    .first()
    .innerText();
  await page.getByRole("link", { name: "Score titles for it" }).click();
  await titles.analyze.click();
  // The result before stays until this one has come.
  await expect(titles.result.getByText(idea, { exact: true }).first()).toBeVisible();
  const finding = await titles.finding.innerText();
  await page.getByRole("link", { name: "Forecast its views" }).first().click();
  await forecast.button.click();
  await expect(forecast.result.getByText(idea, { exact: true }).first()).toBeVisible();
  await expect(forecast.finding).toHaveText(/^Expect about .* views in 30 days/);
  const beside = await forecast.result
    .getByText(/your usual/)
    .first()
    .innerText();
  return { verdict, lamp, titles: finding, beside };
}

/** Holds the three pages to one figure for each idea, and returns what they say. */
async function agreed(page: Page, visit: (path: string) => Promise<void>, ideas: string[]) {
  const all: Record<string, string> = {};
  for (const idea of ideas) {
    const { verdict, lamp, titles, beside } = await readPages(page, visit, idea);
    const phrase = expected(titles);
    expect(phrase, `${idea}, on titles: ${titles}`).toBeTruthy();
    expect(expected(beside), `${idea}, on the forecast`).toBe(phrase);
    const [figure = ""] = (phrase ?? "").split(/[.,] (?=[A-Zb])|\.$/);
    const isClose = !lamp.startsWith("Nothing close on your channel.");
    // Without a light no figure stands on its page.
    if (isClose) expect(lamp, `${idea}, on the lamp`).toContain(`xpect ${figure}`);
    if (!verdict.startsWith("No light"))
      expect(verdict, `${idea}, on the light`).toContain(`Expect ${figure}`);
    for (const text of [titles, beside])
      expect(text.startsWith("Nothing close on your channel."), idea).toBe(!isClose);
    all[idea] = figure;
  }
  return all;
}

test("one idea has one figure on the light, the titles and the forecast", {
  tag: ["@without-script", "@demo"],
}, async ({ page, visit }) => {
  const room = new ChannelRoom(page);
  await visit("/channel");
  await room.list.fill(LIST);
  await room.button.click();
  await expect(room.status).toHaveText("Your channel is connected.");
  const figures = await agreed(page, visit, ["Rye loaf from scratch", "Mill visit in Bern", "zzkwx vvqor"]);
  expect(figures["Rye loaf from scratch"]).toMatch(/^about (?:[\d.]+ times|twice) your usual$/);
  expect(figures["Mill visit in Bern"]).toMatch(/^about .* your usual$/);
  expect(figures["Mill visit in Bern"]).not.toBe(figures["Rye loaf from scratch"]);
});

test("where the plain median was nearer, all three say the usual, and to which side an idea leans", {
  tag: ["@without-script", "@demo"],
}, async ({ page, visit }) => {
  await visit("/channel");
  await page.getByRole("button", { name: "Saffron Shelf" }).click();
  await expect(page.getByText("Your channel is connected.")).toBeVisible();
  const [more, less] = ["One-pan dinners", "What nobody told me about cheap breakfasts"];
  const figures = await agreed(page, visit, [more, less]);
  expect(figures).toEqual({ [more]: "your usual or more", [less]: "your usual or less" });
});
