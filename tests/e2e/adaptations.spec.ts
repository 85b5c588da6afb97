import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";
import { bringColors, shapeContrasts, unreadable } from "./screens/colors.ts";
import { moving } from "./screens/motion.ts";
import { holdBack } from "./screens/sending.ts";

const SCHEMES = ["light", "dark"] as const;

test.describe("In forced colours", { tag: "@without-script" }, () => {
  test.use({ contextOptions: { forcedColors: "active" } });

  /** A drawing, what of it tells something, and how many of these there are. */
  const DRAWINGS = [
    { path: "/", figure: "Three ideas for", shapes: "circle[r='27']", count: 3 },
    { path: "/", figure: "Comment Sentiment", shapes: "rect", count: 11 },
    { path: "/", figure: "Comment Sentiment", shapes: "text", count: 8 },
    { path: "/", figure: "Competitor Monitor", shapes: ".chart > g > rect, .chart > line", count: 13 },
    { path: "/", figure: "Competitor Monitor", shapes: ".chart text", count: 1 },
    { path: "/", figure: "RPM Booster", shapes: "rect", count: 5 },
  ];

  for (const scheme of SCHEMES) {
    test(`what the pictures draw is told from a ${scheme} page`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme });
      await page.goto("/");
      await bringColors(page);
      for (const { figure, shapes, count } of DRAWINGS) {
        const drawn = page.getByRole("figure").filter({ hasText: figure }).locator(shapes);
        const contrasts = await shapeContrasts(drawn);
        expect(contrasts, figure).toHaveLength(count);
        expect(Math.min(...contrasts), `${figure}: ${shapes}`).toBeGreaterThan(2);
      }
      await page.goto("/youtube");
      await bringColors(page);
      const features = page.getByRole("region", { name: "Four things to know before you film" });
      for (const shapes of [
        ".fill-go[fill-opacity='1']",
        "[stroke-width='2.5']",
        "rect[fill-opacity='0.4']",
      ]) {
        const contrasts = await shapeContrasts(features.locator(shapes));
        expect(contrasts.length, shapes).toBeGreaterThan(0);
        expect(Math.min(...contrasts), shapes).toBeGreaterThan(2);
      }
    });

    test(`the marks of the plans are told from a ${scheme} page`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme });
      await page.goto("/pricing");
      await bringColors(page);
      const contrasts = await shapeContrasts(page.getByRole("cell").locator("svg"));
      expect(contrasts).toHaveLength(21);
      expect(Math.min(...contrasts)).toBeGreaterThan(4.5);
    });
  }
});

test.describe("For someone who wants less motion", { tag: "@with-script" }, () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("nothing moves on /youtube, not while one leaves it either", async ({ page, visit }) => {
    await visit("/youtube");
    expect(await moving(page)).toEqual([]);
    const sent = await holdBack(page);
    await page.getByRole("banner").getByRole("button", { name: "Get Started" }).click();
    await expect.poll(sent.count).toBe(1);
    await expect(page.locator(".pending-line")).toBeVisible();
    expect(await moving(page)).toEqual([]);
    sent.release();
    await expect(page).toHaveURL("/dashboard");
    expect(await moving(page)).toEqual([]);
  });

  test("nothing moves on /pricing while a plan is asked for, nor at its refusal", async ({
    page,
    visit,
    pricing,
  }) => {
    await visit("/pricing");
    expect(await moving(page)).toEqual([]);
    const sent = await holdBack(page);
    await pricing.creator.click();
    await expect(pricing.creator.locator("svg")).toBeVisible();
    expect(await moving(page)).toEqual([]);
    sent.release();
    await expect(pricing.alert).toBeVisible();
    expect(await moving(page)).toEqual([]);
  });
});

test.describe("On paper", { tag: "@without-script" }, () => {
  for (const scheme of SCHEMES) {
    test(`what / says can be read, from a ${scheme} screen`, async ({ page, landing, theme }) => {
      await print(page, "/", scheme);
      await expect(landing.headline).toBeVisible();
      const features = page.getByRole("main").getByRole("heading", { level: 2 });
      await expect(features).toHaveCount(8);
      for (const feature of await features.all()) await expect(feature).toBeVisible();
      for (const picture of await landing.pictures.all()) await expect(picture).toBeVisible();
      for (const call of [landing.joinTheWaitlist, landing.checkYourNextIdea, theme.toDark, theme.toLight])
        await expect(call).toBeHidden();
      await expect(page.locator("button:visible, input:visible")).toHaveCount(0);
      expect(await unreadable(page)).toEqual([]);
    });

    test(`what /pricing says can be read, from a ${scheme} screen`, async ({ page, pricing, shell }) => {
      await print(page, "/pricing", scheme);
      await expect(pricing.heading).toBeVisible();
      for (const price of ["$29", "$79", "$149"])
        await expect(page.getByRole("main").getByText(price, { exact: true }).first()).toBeVisible();
      await expect(page.getByRole("cell").locator("svg:visible")).toHaveCount(21);
      await expect(page.getByRole("heading", { name: "Can I cancel?" })).toBeVisible();
      await expect(shell.sidebar).toBeHidden();
      await expect(page.locator("button:visible, input:visible")).toHaveCount(0);
      expect(await unreadable(page)).toEqual([]);
    });

    test(`what /youtube and /success say can be read, from a ${scheme} screen`, async ({ page }) => {
      for (const path of ["/youtube", "/success"]) {
        await print(page, path, scheme);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expect(page.locator("button:visible, input:visible")).toHaveCount(0);
        expect(await unreadable(page), path).toEqual([]);
      }
    });
  }

  async function print(page: Page, path: string, colorScheme: (typeof SCHEMES)[number]): Promise<void> {
    await page.emulateMedia({ colorScheme });
    await page.goto(path);
    await page.emulateMedia({ colorScheme, media: "print" });
    await bringColors(page);
  }
});
