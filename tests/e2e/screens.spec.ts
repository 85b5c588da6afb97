import { expect, test } from "./journey.ts";
import { moving } from "./screens/motion.ts";
import { holdBack } from "./screens/sending.ts";

test.describe("On a touch screen", () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test("every control of a page can be hit", { tag: "@native" }, async ({ page, visit }) => {
    test.slow();
    for (const path of ["/", "/?welcome=waitlist", "/login", "/dashboard", "/youtube-tool", "/account"]) {
      await visit(path);
      const controls = page.locator("button:visible, input:visible, summary:visible");
      const heights = await controls.evaluateAll((all) =>
        all.map((one) => ({ text: one.textContent, height: Math.round(one.getBoundingClientRect().height) })),
      );
      expect(heights.length).toBeGreaterThan(0);
      // WCAG 2.5.8, Target Size (Minimum).
      for (const { text, height } of heights) expect(height, text).toBeGreaterThanOrEqual(24);
    }
  });
});

test.describe("For someone who wants less motion", { tag: "@with-script" }, () => {
  test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 390, height: 844 } });

  test("nothing moves when the welcome dialog opens", { tag: "@demo" }, async ({
    page,
    visit,
    landing,
    waitlist,
  }) => {
    await visit("/");
    await landing.joinTheWaitlist.click();
    await expect(waitlist.dialog).toBeVisible();
    expect(await moving(page)).toEqual([]);
  });

  test("nothing moves when the drawer opens", async ({ page, visit, shell }) => {
    await visit("/dashboard");
    await shell.menuButton.click();
    await expect(shell.tool("Content Analyzer")).toBeVisible();
    expect(await moving(page)).toEqual([]);
  });

  test("nothing moves while an analysis is on its way", async ({ page, visit, analyzer }) => {
    await visit("/youtube-tool");
    const sent = await holdBack(page);
    await analyzer.analyze("React tutorials");
    await expect(analyzer.loading).toBeVisible();
    expect(await moving(page)).toEqual([]);
    sent.release();
    await expect(analyzer.results).toBeVisible();
  });
});

test.describe("In forced colours", () => {
  test.use({ contextOptions: { forcedColors: "active" } });

  test("a button keeps its edge and the focus its ring", { tag: "@native" }, async ({
    page,
    visit,
    landing,
  }) => {
    await visit("/");
    const { borderTopStyle, borderTopColor } = await landing.accessDemo.evaluate((button) => {
      const style = getComputedStyle(button);
      return { borderTopStyle: style.borderTopStyle, borderTopColor: style.borderTopColor };
    });
    expect(borderTopStyle).toBe("solid");
    expect(borderTopColor).not.toBe("rgba(0, 0, 0, 0)");
    await page.keyboard.press("Tab");
    const ring = await page.locator(":focus").evaluate((element) => getComputedStyle(element).outlineStyle);
    expect(ring).not.toBe("none");
  });

  test("the map's circles are told from the page", { tag: "@native" }, async ({ visit, analyzer }) => {
    await visit("/youtube-tool?q=Photography+tips");
    await expect(analyzer.circles.first()).toBeVisible();
    for (const circle of await analyzer.circles.all()) {
      const { stroke, paper } = await circle.evaluate((element) => ({
        stroke: getComputedStyle(element).stroke,
        paper: getComputedStyle(document.documentElement).backgroundColor,
      }));
      expect(stroke).not.toBe("none");
      expect(stroke).not.toBe(paper);
    }
  });
});

test.describe("On paper", () => {
  test("an analysis is there with its evidence, and without controls", { tag: "@native" }, async ({
    page,
    visit,
    shell,
    analyzer,
  }) => {
    await visit("/youtube-tool?q=Photography+tips");
    await page.getByRole("link", { name: "Open all the evidence" }).click();
    await expect(analyzer.evidence(analyzer.finding("Peak Topic"))).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(analyzer.results).toBeVisible();
    const evidence = analyzer.evidence(analyzer.finding("Peak Topic"));
    await expect(evidence.getByText(/^From \d+/).first()).toBeVisible();
    await expect(shell.sidebar).toBeHidden();
    await expect(analyzer.submit).toBeHidden();
  });
});
