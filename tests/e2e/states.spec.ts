import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { BrowserContext, Page } from "@playwright/test";
import { WITH_ACCOUNTS } from "../support/account-states.ts";
import { MAILBOX, SITE } from "../support/addresses.ts";
import { enterByMail } from "../support/mailbox.ts";
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

/**
 * Of each page the state with most kinds of parts, those with 30 kinds and more that no other of these has, and what the
 * demo alone has: 88 of 100 kinds. npm run test:accounts walks through all.
 */
const RICHEST = new Set(
  [
    "landing welcome-error youtube login signup success privacy terms api record error trend-article feedback-error",
    "light-empty light-first light-first-near light-channel analyzer-changing analyzer-evidence analyzer-error",
    "dashboard-own pricing-refused account-saved account-deleted-but-session visibility-named ask-greenlight-answered",
    "channel-refused channel-own-first channel-report-when content-ideas-own content-ideas-busy rpm-booster-busy",
    "plan-calendar plan-added plan-week plan-export-made plan-outcomes plan-card-delete plan-card-gone plan-card-outcome",
    "comment-sentiment-busy comment-sentiment-report comment-sentiment-yours-opened comment-sentiment-yours-list",
    "comment-sentiment-yours-report competitor-monitor-confirm series-planner-undo series-planner-video-refused",
    "series-planner-own series-planner-own-without-channel description-rewriter-open description-rewriter-own",
    "description-rewriter-yours-opened thumbnail-optimizer-confirm thumbnail-optimizer-yours-opened",
    "thumbnail-optimizer-yours-example thumbnail-optimizer-yours-list-refused thumbnail-optimizer-yours-notes-refused",
    "video-forecast-confirm video-forecast-own-other video-forecast-yours-opened video-forecast-yours-dates",
  ].flatMap((names) => names.split(" ")),
);

const WALKED = MAILBOX
  ? STATES.filter(({ demo }) => !demo)
  : STATES.filter(({ name, demo }) => demo || RICHEST.has(name));

for (const name of RICHEST)
  if (!STATES.some((state) => state.name === name)) throw new Error(`There is no state ${name}`);

for (const { name, title } of STATES)
  if (!MAILBOX && !WALKED.some((walked) => String(walked.title) === String(title)))
    throw new Error(`No walk would go through the page of ${name}`);

const GROUPS = Array.from({ length: Math.ceil(WALKED.length / IN_A_ROW) }, (_, index) =>
  WALKED.slice(index * IN_A_ROW, (index + 1) * IN_A_ROW),
);

test.describe("Each page at its richest fits, has its title and no serious barrier", {
  tag: "@with-script",
}, () => {
  test.use({ viewport: NARROW, isMobile: true, hasTouch: true, contextOptions: { reducedMotion: "reduce" } });

  for (const group of GROUPS) test(named(group), ({ context }) => judge(context, group));

  test(named(WITH_ACCOUNTS), { tag: "@accounts" }, ({ context }) => judge(context, WITH_ACCOUNTS));

  for (const path of ["/", "/dashboard"]) {
    test(`at the switch to light, which only the dark ${path} has`, async ({ page, visit }) => {
      await page.emulateMedia({ colorScheme: "dark" });
      await visit(path);
      expect(await barriers(page, "all")).toEqual([]);
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
    for (const { name, title, reach } of pages.filter(({ demo }) => !(demo && MAILBOX))) {
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

/** Goes through states, one after the other. */
async function judge(context: BrowserContext, states: State[]): Promise<void> {
  test.setTimeout(10_000 * states.length);
  for (const { name, title, small, reach } of states) {
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
      const parts = await partsToJudge(page);
      if (parts !== "none") {
        expect.soft(await barriers(page, parts), `${name}, light`).toEqual([]);
        await page.emulateMedia({ colorScheme: "dark" });
        expect.soft(await barriers(page, parts, OF_COLORS), `${name}, dark`).toEqual([]);
      }
      await leave(page);
    });
  }
}

function named(states: State[]): string {
  return `${states[0]?.name} to ${states.at(-1)?.name}`;
}

/**
 * The page of a visitor from an address of their own, whose browser has the site's files at hand: without a session, or
 * with a new account where there are accounts.
 */
async function pageOfSomebodyNew(context: BrowserContext, name: string): Promise<Page> {
  const seed = createHash("sha256").update(`${test.info().testId} ${name}`).digest();
  const [a, b, c] = seed;
  await context.setExtraHTTPHeaders({ "CF-Connecting-IP": `10.${a}.${b}.${c}` });
  await context.clearCookies();
  const email = `${seed.toString("hex", 0, 8)}@example.com`;
  if (MAILBOX) await enterByMail(context, { site: SITE, mailbox: MAILBOX, email });
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

/** All of a page that is seen for the first time, of another state what is new in it. */
type Parts = "all" | "new" | "none";

/** Marks what is new. */
const NEW = "data-new";

/** The pages, by title, and the kinds of elements that this worker had axe judge. */
const judged = { titles: new Set<string>(), kinds: new Set<number>() };

/**
 * Marks each element of which none of its kind was judged: with ancestors of the same names and classes, the same
 * attributes, text or none, a label or none, and children of the same names and roles. What a text says, where a link leads
 * and what an id is are no part of it: neither axe's grave rules nor colors go by them.
 */
async function partsToJudge(page: Page): Promise<Parts> {
  const title = await page.title();
  const news = await page.evaluate(
    ({ before, mark }) => {
      const known = new Set(before);
      const news = new Set<number>();
      const hash = (...parts: unknown[]) => {
        const text = JSON.stringify(parts);
        let [high, low] = [0x12345, 0x6789a];
        for (let at = 0; at < text.length; at++) {
          const code = text.charCodeAt(at);
          high = Math.imul(high ^ code, 0x85ebca6b);
          low = Math.imul(low ^ code, 0xc2b2ae35);
        }
        return (high >>> 11) * 2 ** 32 + (low >>> 0);
      };
      const ids = new Map<string, number>();
      for (const { id } of document.querySelectorAll("[id]")) ids.set(id, (ids.get(id) ?? 0) + 1);
      /** Of ids how often each is there, of states and colors the value, of the rest whether there is one. */
      const ofAttribute = ({ name, value }: Attr) => {
        if (/^(id|for|list|form|aria-(labelledby|describedby|controls|owns|details))$/.test(name))
          return value.split(" ").map((id) => ids.get(id) ?? 0);
        const counts = /^(class|role|type|lang|dir|tabindex|fill|stroke|aria-(?!label$|value).*)$/.test(name);
        return counts || /color|background/.test(value) ? value : value !== "";
      };
      const visit = (element: Element, ancestors: number) => {
        for (const child of element.children) {
          if (!child.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true })) continue;
          const kind = hash(
            ancestors,
            child.localName,
            [...child.attributes].map((one) => [one.name, ofAttribute(one)]),
            [...child.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim()),
            Boolean((child as HTMLInputElement).labels?.length),
            [...new Set([...child.children].map((one) => `${one.localName} ${one.getAttribute("role")}`))],
          );
          if (!known.has(kind)) {
            child.setAttribute(mark, "");
            news.add(kind);
          }
          visit(child, hash(ancestors, child.localName, child.getAttribute("class")));
        }
      };
      visit(document.body, 0);
      return [...news];
    },
    { before: [...judged.kinds], mark: NEW },
  );
  const isFirst = !judged.titles.has(title);
  judged.titles.add(title);
  for (const kind of news) judged.kinds.add(kind);
  if (isFirst) return "all";
  return news.length > 0 ? "new" : "none";
}

interface Violation {
  id: string;
  impact?: string | null;
  nodes: { target: unknown[]; failureSummary?: string }[];
}

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Axe's rules that read colors, which are all that a theme changes, but for its switch. */
const OF_COLORS = ["color-contrast", "link-in-text-block"];

/** Axe's rules whose findings are moderate or minor, which nobody reads here: half of what it takes. */
const MILD = [
  ...["aria-allowed-role", "aria-deprecated-role", "empty-heading", "empty-table-header"],
  ...["form-field-multiple-labels", "heading-order", "html-xml-lang-mismatch", "image-redundant-alt"],
  ...["landmark-banner-is-top-level", "landmark-contentinfo-is-top-level", "landmark-main-is-top-level"],
  ...["landmark-no-duplicate-banner", "landmark-no-duplicate-contentinfo", "landmark-no-duplicate-main"],
  ...["landmark-one-main", "landmark-unique", "meta-viewport", "meta-viewport-large", "no-autoplay-audio"],
  ...["page-has-heading-one", "presentation-role-conflict", "region", "scope-attr-valid", "skip-link"],
  ...["server-side-image-map", "table-duplicate-name"],
];

/** By the browser itself: Playwright's own way takes half as long again with a script of this size. */
async function loadAxe(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Runtime.evaluate", { expression: AXE });
  await browser.detach();
}

/** What axe finds serious or critical, by all its rules that may find such, or by these. */
async function barriers(page: Page, parts: Parts, values?: string[]): Promise<string[]> {
  await settle(page);
  if (!(await page.evaluate(() => "axe" in window))) await loadAxe(page);
  const violations = await page.evaluate(
    async ({ include, values, mild }) => {
      const { axe } = window as unknown as {
        axe: { run(context: object, options: object): Promise<{ violations: Violation[] }> };
      };
      const rules = Object.fromEntries(mild.map((id) => [id, { enabled: false }]));
      const asked = values ? { runOnly: { type: "rule", values } } : { rules };
      const options = { resultTypes: ["violations"], ...asked };
      return (await axe.run({ include: [[include]] }, options)).violations;
    },
    { include: parts === "new" ? `[${NEW}]` : "html", values, mild: MILD },
  );
  const grave = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  return grave.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")} ${failureSummary}`),
  );
}

/** Axe judges colors, so those that are fading arrive at once. What turns without an end goes on. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
  });
}
