import { createHash } from "node:crypto";
import { AxeBuilder } from "@axe-core/playwright";
import type { BrowserContext, Page } from "@playwright/test";
import type { State } from "../support/state.ts";
import { STATES } from "../support/states.ts";
import { expect, test } from "./journey.ts";

/** What WCAG 1.4.10 asks for, and what a screen of 1280 zoomed to 200 % is. */
const NARROW = { width: 320, height: 568 };
const ZOOMED = { width: 640, height: 400 };
const WIDE = { width: 1280, height: 720 };
const PHONE = { width: 390, height: 844 };

/** How many states one visitor's browser goes through: the more, the less is loaded again. */
const IN_A_ROW = 15;

const GROUPS = Array.from({ length: Math.ceil(STATES.length / IN_A_ROW) }, (_, index) =>
  STATES.slice(index * IN_A_ROW, (index + 1) * IN_A_ROW),
);

test.describe("Every state fits, has its title and no serious barrier", { tag: "@with-script" }, () => {
  test.use({ viewport: NARROW, isMobile: true, hasTouch: true, contextOptions: { reducedMotion: "reduce" } });

  for (const group of GROUPS) {
    test(named(group), async ({ context }) => {
      test.setTimeout(10_000 * group.length);
      const judged = new Set<number>();
      for (const { name, title, small, reach } of group) {
        await test.step(name, async () => {
          const page = await pageOfSomebodyNew(context, name);
          await reach(page);
          await expectToFit(page, name, NARROW);
          await expectToFit(page, name, ZOOMED);
          await expect.soft(page, name).toHaveTitle(title);
          await expect.soft(page.locator("h1"), name).toHaveCount(1);
          const mode = await page.evaluate(() => document.compatMode);
          expect.soft(mode, `${name} has its doctype`).toBe("CSS1Compat");
          await page.setViewportSize(small ? PHONE : WIDE);
          await page.emulateMedia({ colorScheme: "light" });
          for (const one of await leaveOut(page, judged)) judged.add(one);
          expect.soft(await barriers(page), `${name}, light`).toEqual([]);
          await page.emulateMedia({ colorScheme: "dark" });
          expect.soft(await barriersOfColors(page), `${name}, dark`).toEqual([]);
          await leave(page);
        });
      }
    });
  }

  for (const path of ["/", "/dashboard"]) {
    test(`at the switch to light, which only the dark ${path} has`, async ({ page, visit }) => {
      await page.emulateMedia({ colorScheme: "dark" });
      await visit(path);
      expect(await barriers(page)).toEqual([]);
    });
  }
});

// Script changes a page's markup where it begins, not state by state: one state of each page will do.
test.describe("Every page fits without script", { tag: "@without-script" }, () => {
  test.use({ viewport: NARROW, isMobile: true, hasTouch: true });
  const pages = STATES.filter(
    ({ title, alive }, index) => !alive && STATES.findIndex((state) => state.title === title) === index,
  );

  test(named(pages), async ({ context }) => {
    test.setTimeout(5_000 * pages.length);
    for (const { name, title, reach } of pages) {
      await test.step(name, async () => {
        const page = await pageOfSomebodyNew(context, name);
        await reach(page);
        await expectToFit(page, name, NARROW);
        await expectToFit(page, name, ZOOMED);
        await expect.soft(page, name).toHaveTitle(title);
        await expect.soft(page.locator("h1"), name).toHaveCount(1);
        await page.close();
      });
    }
  });
});

function named(states: State[]): string {
  return `${states[0]?.name} to ${states.at(-1)?.name}`;
}

/** The page of a visitor from an address of their own, without a session, whose browser has the site's files at hand. */
async function pageOfSomebodyNew(context: BrowserContext, name: string): Promise<Page> {
  const [a, b, c] = createHash("sha256").update(`${test.info().testId} ${name}`).digest();
  await context.setExtraHTTPHeaders({ "CF-Connecting-IP": `10.${a}.${b}.${c}` });
  await context.clearCookies();
  return context.newPage();
}

/** Closes a page, and forgets what it stored in its browser. */
async function leave(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.clear());
  await page.close();
}

/** Nothing is wider than the window: no sideways scrolling. */
async function expectToFit(page: Page, name: string, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  const { wide, beyond } = await page.evaluate((edge) => {
    const all = [...document.querySelectorAll("body *")];
    const beyond = all.filter((element) => element.getBoundingClientRect().right > edge + 1);
    return {
      wide: document.documentElement.scrollWidth,
      beyond: beyond.slice(0, 5).map((element) => `${element.tagName} ${element.textContent?.slice(0, 60)}`),
    };
  }, size.width);
  expect
    .soft(wide, `${name} beyond the edge of ${size.width}:\n${beyond.join("\n")}`)
    .toBeLessThanOrEqual(size.width);
}

/** What axe leaves out: it was judged on a page before. */
const JUDGED = "data-judged";

/**
 * Marks each part of a page that stood on one before: the same to the letter, as much of it shown, and in a parent of the
 * same classes. Returns what is new, by hashes: so that axe judges each part once.
 */
function leaveOut(page: Page, judged: ReadonlySet<number>): Promise<number[]> {
  return page.evaluate(
    ({ before, mark }) => {
      const known = new Set(before);
      const news: number[] = [];
      const shown = new Map<Element, number>();
      const count = (element: Element): number => {
        const own = element.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true })
          ? 1
          : 0;
        const all = [...element.children].reduce((sum, child) => sum + count(child), own);
        shown.set(element, all);
        return all;
      };
      const hash = (text: string) => {
        let [high, low] = [0x12345, 0x6789a];
        for (let at = 0; at < text.length; at++) {
          const code = text.charCodeAt(at);
          high = Math.imul(high ^ code, 0x85ebca6b);
          low = Math.imul(low ^ code, 0xc2b2ae35);
        }
        return (high >>> 11) * 2 ** 32 + (low >>> 0);
      };
      const visit = (element: Element) => {
        for (const child of element.children) {
          const kind = hash(`${element.className} ${shown.get(child)} ${child.outerHTML}`);
          if (known.has(kind)) child.setAttribute(mark, "");
          else visit(child);
          news.push(kind);
        }
      };
      count(document.body);
      visit(document.body);
      return news;
    },
    { before: [...judged], mark: JUDGED },
  );
}

interface Violation {
  id: string;
  impact?: string | null;
  nodes: { target: unknown[]; failureSummary?: string }[];
}

/**
 * What axe finds serious or critical. Pages without frames can be judged in one go, and of what is right nothing need be
 * written down: a third of the time.
 */
async function barriers(page: Page): Promise<string[]> {
  await atRest(page);
  const axe = new AxeBuilder({ page }).exclude(`[${JUDGED}]`).setLegacyMode();
  const { violations } = await axe.options({ resultTypes: ["violations"] }).analyze();
  return serious(violations);
}

/** Axe's rules that read colors, which are all that a theme changes, but for its switch. */
const OF_COLORS = ["color-contrast", "link-in-text-block"];

/** The same by the rules of colors, with the axe that `barriers` left on the page. */
async function barriersOfColors(page: Page): Promise<string[]> {
  await atRest(page);
  const violations = await page.evaluate(
    async ({ mark, values }) => {
      const { axe } = window as unknown as {
        axe: { run(context: object, options: object): Promise<{ violations: Violation[] }> };
      };
      const runOnly = { type: "rule", values };
      const answer = await axe.run({ exclude: [[`[${mark}]`]] }, { runOnly, resultTypes: ["violations"] });
      return answer.violations;
    },
    { mark: JUDGED, values: OF_COLORS },
  );
  return serious(violations);
}

/** Axe judges colors, so those that are fading come to rest first. In a closed fold they stand still, and never finish. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(() => {
    const shown = document
      .getAnimations()
      .filter(
        ({ effect }) =>
          effect instanceof KeyframeEffect && effect.target?.checkVisibility({ contentVisibilityAuto: true }),
      );
    return Promise.allSettled(shown.map(({ finished }) => finished));
  });
}

function serious(violations: Violation[]): string[] {
  const grave = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  return grave.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")} ${failureSummary}`),
  );
}
