import { expect, test } from "./journey.ts";

test.describe("The sidebar", () => {
  // Spec 2: "nav links with the active one highlighted."
  test("says where one is", { tag: "@native" }, async ({ page, visit, shell }) => {
    await visit("/dashboard");
    await expect(shell.tool("Dashboard")).toHaveAttribute("aria-current", "page");
    await expect(shell.tool("Content Analyzer")).not.toHaveAttribute("aria-current");
    await shell.tool("Content Analyzer").click();
    await expect(page).toHaveURL("/youtube-tool");
    await expect(shell.tool("Content Analyzer")).toHaveAttribute("aria-current", "page");
    await expect(shell.tool("Dashboard")).not.toHaveAttribute("aria-current");
  });

  // Spec 2: "Left sidebar, width 16rem"
  // Spec 9: "sidebar width 16rem."
  test("is 16rem wide, needs no menu button, and shows every room without scrolling", {
    tag: "@without-script",
  }, async ({ page, visit, shell }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await visit("/dashboard");
    expect((await shell.sidebar.boundingBox())?.width).toBe(256);
    await expect(shell.menuButton).toBeHidden();
    await expect(shell.closeMenuButton).toBeHidden();
    const room = await shell.sidebar.getByRole("navigation").evaluate((nav) => ({
      shown: nav.clientHeight,
      needed: nav.firstElementChild?.clientHeight ?? 0,
    }));
    expect(room.needed).toBeLessThanOrEqual(room.shown);
  });

  test("has the light and the channel first, then the tools by what they help with, each name on one line", {
    tag: "@without-script",
  }, async ({ visit, shell }) => {
    await visit("/dashboard");
    const rooms = shell.sidebar.getByRole("navigation");
    await expect(rooms.getByRole("link")).toHaveText([
      "The Light",
      "Your Channel",
      "Dashboard",
      "Plan",
      "Content Idea Generator",
      "Content Analyzer",
      "Video Performance Forecaster",
      "Competitor Monitor",
      "Thumbnail Title Optimizer",
      "Smart Description Rewriter",
      "Series Planner",
      "Comment Sentiment",
      "RPM Booster Tips",
      "Ask Greenlight",
      "Feedback",
    ]);
    for (const [group, tools] of [
      ["Decide", 5],
      ["Package", 3],
      ["Learn", 3],
    ] as const) {
      await expect(rooms.getByRole("list", { name: group }).getByRole("link")).toHaveCount(tools);
    }
    const names = rooms.getByRole("link").locator("span");
    const heights = await names.evaluateAll((spans) => spans.map(({ clientHeight }) => clientHeight));
    expect(new Set(heights).size, "names of one line are all as high as each other").toBe(1);
  });

  // Spec 2: "logo linking to /dashboard"
  test("leads to the dashboard by its logo", { tag: "@native" }, async ({ page, visit, shell }) => {
    await visit("/account");
    await shell.sidebar.getByRole("link", { name: "Greenlight", exact: true }).click();
    await expect(page).toHaveURL("/dashboard");
  });
});

test.describe("On the smallest phone", () => {
  test.use({ viewport: { width: 320, height: 480 }, isMobile: true, hasTouch: true });

  test("the drawer scrolls to its last tool, above the user menu", { tag: "@native" }, async ({
    visit,
    shell,
  }) => {
    await visit("/dashboard");
    await shell.menuButton.click();
    const last = shell.sidebar.getByRole("navigation").getByRole("link").last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
    await expect(shell.userMenu).toBeInViewport({ ratio: 1 });
  });
});

test.describe("The header of a small screen", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  // WCAG 2.4.11, which a header that stays on top fails as one tabs back up.
  test("hides nothing that has the focus", { tag: "@with-script" }, async ({ page, visit }) => {
    await visit("/pricing");
    await page.getByRole("main").getByRole("link").last().focus();
    const tops: number[] = [];
    for (;;) {
      const top = await page.evaluate(() => {
        const { activeElement } = document;
        return activeElement?.closest("main") ? activeElement.getBoundingClientRect().top : null;
      });
      if (top === null) break;
      tops.push(top);
      await page.keyboard.press("Shift+Tab");
    }
    expect(tops.length).toBeGreaterThan(8);
    const { height } = (await page.getByRole("banner").boundingBox()) ?? { height: 0 };
    expect(Math.min(...tops)).toBeGreaterThanOrEqual(height);
  });

  test("leaves a question its title", { tag: "@native" }, async ({ page, visit }) => {
    await visit("/comment-sentiment?confirm=clear#confirm");
    const title = page.getByRole("heading", { name: "Clear the analyzed videos?" });
    const { height } = (await page.getByRole("banner").boundingBox()) ?? { height: 0 };
    await expect.poll(async () => (await title.boundingBox())?.y).toBeGreaterThanOrEqual(height);
    await expect(title).toBeInViewport();
  });
});

// Spec 2: "On small screens the sidebar is a slide-over drawer opened by a menu button"
// Spec 2: "a 'Demo Mode' badge"
// Spec 4: "Drawer and user menu: open/closed toggles."
test.describe("The drawer of a small screen", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test.beforeEach(async ({ visit, shell }) => {
    await visit("/dashboard");
    await expect(shell.tool("Content Analyzer")).toBeHidden();
    await shell.menuButton.click();
    await expect(shell.tool("Content Analyzer")).toBeVisible();
  });

  test("closes by its button", async ({ shell }) => {
    await shell.closeMenuButton.click();
    await expect(shell.tool("Content Analyzer")).toBeHidden();
  });

  // Spec 2: "closed by the overlay"
  test("has each name on one line, and closes by Escape, the page beside it and a link to where one is", {
    tag: "@with-script",
  }, async ({ page, shell }) => {
    const names = shell.sidebar.getByRole("navigation").getByRole("link").locator("span");
    const heights = await names.evaluateAll((spans) => spans.map(({ clientHeight }) => clientHeight));
    expect(heights).toHaveLength(15);
    expect(new Set(heights).size, "names of one line are all as high as each other").toBe(1);
    await page.keyboard.press("Escape");
    await expect(shell.tool("Content Analyzer")).toBeHidden();
    await expect(shell.menuButton).toBeFocused();
    for (const close of [() => page.mouse.click(370, 500), () => shell.tool("Dashboard").click()]) {
      await shell.menuButton.click();
      await expect(shell.tool("Content Analyzer")).toBeVisible();
      await close();
      await expect(shell.tool("Content Analyzer")).toBeHidden();
      await expect(page).toHaveURL("/dashboard");
    }
  });

  // Spec 2: "or after navigation."
  test("closes after one went somewhere", { tag: "@with-script" }, async ({ page, shell }) => {
    await shell.tool("Content Analyzer").click();
    await expect(page).toHaveURL("/youtube-tool");
    await expect(page.getByRole("heading", { name: "Content Analyzer" })).toBeVisible();
    await expect(shell.tool("Content Analyzer")).toBeHidden();
  });

  test("holds the user menu", { tag: ["@with-script", "@demo"] }, async ({ page, shell }) => {
    await expect(shell.demoMode).toBeVisible();
    await shell.leaveDemo();
    await expect(page).toHaveURL("/");
  });
});
