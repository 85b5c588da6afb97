import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";

test.describe("Before the first interaction", { tag: "@with-script" }, () => {
  test("a public page loads and runs no React", async ({ page }) => {
    const modules = listenForModules(page);
    await page.goto("/", { waitUntil: "networkidle" });
    await page.mouse.wheel(0, 2000);
    await page.waitForTimeout(300);
    expect(modules).toEqual([]);
    expect(await runsReact(page)).toBe(false);
  });

  test("React comes when the pointer is on something that can be pressed", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("banner").getByRole("link", { name: "Pricing" }).hover();
    await expect.poll(() => runsReact(page)).toBe(true);
  });
});

test.describe("The first interaction", { tag: "@with-script" }, () => {
  test("a click on a link opens the dialog on the same document", { tag: "@demo" }, async ({
    page,
    landing,
  }) => {
    await page.goto("/");
    await markDocument(page);
    await landing.joinTheWaitlist.click();
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(await isMarked(page)).toBe(true);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(landing.joinTheWaitlist).toBeFocused();
  });

  test("a click far down the page leaves it where it has been read to", async ({ page, landing }) => {
    await page.goto("/");
    expect(await runsReact(page)).toBe(false);
    const link = landing.tryLinks.last();
    await link.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
    const read = await page.evaluate(() => scrollY);
    expect(read).toBeGreaterThan(2000);
    await link.click();
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(read);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(link).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(read);
  });

  test("the keyboard's first press does, too", { tag: "@demo" }, async ({ page, landing }) => {
    await page.goto("/");
    await markDocument(page);
    await landing.joinTheWaitlist.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(await isMarked(page)).toBe(true);
  });

  test("a form is sent once", async ({ page }) => {
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") sent.push(new URL(request.url()).pathname);
    });
    await page.goto("/");
    await page.getByRole("banner").getByRole("button", { name: "Access Demo" }).click();
    await expect(page.getByRole("heading", { name: "Welcome back!" })).toBeVisible();
    expect(sent).toEqual(["/login.data"]);
  });

  test("the theme flips without a new document", async ({ page, theme }) => {
    await page.emulateMedia({ colorScheme: "light" });
    await page.goto("/");
    await markDocument(page);
    await theme.toDark.click();
    await expect(page.locator("html")).toHaveClass("dark");
    expect(await isMarked(page)).toBe(true);
  });

  test("a click that opens a new tab stays the browser's own", { tag: "@demo" }, async ({
    page,
    context,
    landing,
  }) => {
    await page.goto("/");
    const opening = context.waitForEvent("page");
    await landing.joinTheWaitlist.click({ modifiers: ["Control"] });
    const opened = await opening;
    await expect(opened).toHaveURL("/?welcome=waitlist");
    await expect(page).toHaveURL("/");
  });
});

test.describe("Where React does not come", { tag: "@with-script" }, () => {
  test.use({ meant: /Failed to load resource|Failed to fetch dynamically imported module/ });

  test("the first click does what it does without script", { tag: "@demo" }, async ({ page, landing }) => {
    await page.route("**/assets/*.js", (route) => route.abort());
    await page.goto("/");
    await landing.joinTheWaitlist.click();
    await expect(page).toHaveURL("/?welcome=waitlist");
    await expect(page.getByRole("dialog")).toBeVisible();
  });

  test("it does so after a while where nothing answers", { tag: "@demo" }, async ({ page, landing }) => {
    await page.route("**/assets/*.js", () => {});
    await page.goto("/");
    await landing.joinTheWaitlist.click();
    await expect(page).toHaveURL("/?welcome=waitlist", { timeout: 10_000 });
  });
});

/** The addresses of the scripts that the page asks for from now on. */
function listenForModules(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") asked.push(request.url());
  });
  return asked;
}

function runsReact(page: Page): Promise<boolean> {
  return page.evaluate(() => Object.keys(document.documentElement).some((key) => key.startsWith("__react")));
}

/** A new document would not have the mark. */
function markDocument(page: Page): Promise<void> {
  return page.evaluate(() => {
    Object.assign(window, { marked: true });
  });
}

function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => "marked" in window);
}
