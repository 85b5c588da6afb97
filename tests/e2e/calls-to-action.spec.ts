import type { APIRequestContext, Page } from "@playwright/test";
import { CALLS, type CallRow, DEMO, SIGNED_OUT } from "../support/calls.ts";
import { expect, test } from "./journey.ts";
import { type Call, callsOn, locate } from "./screens/calls-to-action.ts";

/** What a visitor sees there: the address they end at and its main heading. */
const ARRIVALS: Record<string, [path: string, heading: string]> = {
  [DEMO]: ["/dashboard", "Welcome back!"],
  "/": ["/", "Know what to make before you record."],
  "/pricing": ["/pricing", "Plans for YouTube creators"],
  "/privacy": ["/privacy", "Privacy Policy"],
  "/terms": ["/terms", "Terms of Service"],
  "/dashboard": ["/dashboard", "Welcome back!"],
  "/signup": ["/signup", "Accounts open at launch"],
  "/login": ["/login", "Log in"],
};

const LOGIN: [string, string] = ["/login", "Log in"];
const ARRIVALS_SIGNED_OUT = { ...ARRIVALS, "/pricing": LOGIN, "/analyze": LOGIN, "/dashboard": LOGIN };

// 320 is what WCAG 1.4.10 asks for; 1280 zoomed to 200 % is 640.
const NARROW = { width: 320, height: 568 };
const ZOOMED = { width: 640, height: 400 };

test.describe("Every call to action", () => {
  // Spec 2: "Header: logo, Pricing link (/pricing), Access Demo button."
  // Spec 2: "Links to /analyze and /dashboard."
  // Spec 2: "/signup, /analyze (link on the success screen)."
  // Spec 2: "Link targets: /, /login, /signup, /pricing, /account."
  for (const [path, rows] of Object.entries(CALLS)) followEach(path, rows, ARRIVALS);

  test.describe("signed out", { tag: "@demo" }, () => {
    test.beforeEach(({ page }) => signOut(page));
    for (const [path, rows] of Object.entries(SIGNED_OUT)) followEach(path, rows, ARRIVALS_SIGNED_OUT);
  });

  /** As each visitor's first click on that page. */
  function followEach(path: string, rows: CallRow[], arrivals: Record<string, [string, string]>): void {
    const followed = rows.filter(([, , , followedIn]) => !followedIn);
    if (followed.length === 0) return;
    test(`on ${path} leads to where it says`, { tag: path === "/" ? "@with-script" : "@native" }, async ({
      page,
    }) => {
      for (const [index, row] of followed.entries()) {
        const call = callOf(row);
        const [to, heading] = arrivals[call.to] ?? ["nowhere", "nothing"];
        const nth = followed
          .slice(0, index)
          .filter(([part, name]) => part === row[0] && name === row[1]).length;
        await test.step(`${call.part}: ${call.name}`, async () => {
          await page.goto(path);
          await locate(page, call, nth).click();
          await expect(page).toHaveURL(to);
          await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
        });
      }
    });
  }
});

test.describe("Of the calls on a public page", { tag: ["@without-script", "@demo"] }, () => {
  for (const [path, rows] of Object.entries(CALLS)) {
    test(`none on ${path} is left out above, is dead or is out of reach on a small screen`, async ({
      page,
    }) => {
      await page.setViewportSize(NARROW);
      await page.goto(path);
      const calls = await callsOn(page);
      expect(calls).toEqual(rows.map(callOf));
      await expectAllToLead(page, calls);
      await expectAllInReach(page);
      await page.setViewportSize(ZOOMED);
      await expectAllInReach(page);
    });
  }

  for (const [path, rows] of Object.entries(SIGNED_OUT)) {
    test(`none on ${path} is left out above or is dead, signed out`, async ({ page }) => {
      await signOut(page);
      await page.goto(path);
      const calls = await callsOn(page);
      expect(calls).toEqual(rows.map(callOf));
      await expectAllToLead(page, calls);
    });
  }

  /** An unknown address leads to the landing page (spec section 2), so that is not enough. */
  async function expectAllToLead(page: Page, calls: Call[]): Promise<void> {
    for (const to of new Set(calls.map((call) => call.to))) {
      if (to.startsWith("#")) await expect(page.locator(`[id="${to.slice(1)}"]`), to).toHaveCount(1);
      else if (to.startsWith("/")) expect(await arrival(page.request, to), to).not.toBe("the landing page");
      else expect(to).toMatch(/^(https:\/\/|mailto:[^@]+@[^@]+$|POST \/(login|logout|theme|pricing|light)$)/);
    }
  }

  /** Scrolled to, each is in the window, and nothing covers its middle. */
  async function expectAllInReach(page: Page): Promise<void> {
    const { shown, beyond } = await page.evaluate(() => {
      const all = [...document.querySelectorAll("a[href]:not([href='#main']), form button")];
      const shown = all.filter((call) => {
        const { width, height } = call.getBoundingClientRect();
        return width > 0 && height > 0 && call.checkVisibility({ visibilityProperty: true });
      });
      const beyond = shown.filter((call) => {
        call.scrollIntoView({ block: "center", behavior: "instant" });
        // A link over several lines is pressed on its first.
        const [line] = call.getClientRects();
        if (!line) return true;
        const there = document.elementFromPoint(line.x + line.width / 2, line.y + line.height / 2);
        return !there || !call.contains(there);
      });
      return { shown: shown.length, beyond: beyond.map((call) => call.outerHTML.slice(0, 200)) };
    });
    expect(shown).toBeGreaterThan(3);
    expect(beyond).toEqual([]);
  }
});

/** The page that an address of ours ends at. */
async function arrival(request: APIRequestContext, to: string): Promise<string> {
  const answer = await request.get(to);
  expect(answer.status(), to).toBe(200);
  const atTheRoot = new URL(answer.url()).pathname === "/";
  return atTheRoot && !/^\/(\?|$)/.test(to) ? "the landing page" : answer.url();
}

function callOf([part, name, to]: CallRow): Call {
  return { part, name, to };
}

async function signOut(page: Page): Promise<void> {
  await page.goto("/dashboard");
  await page.getByRole("button", { name: /^Account menu/ }).click();
  await page.getByRole("button", { name: "Log Out of Demo" }).click();
  await page.waitForURL("/");
}
