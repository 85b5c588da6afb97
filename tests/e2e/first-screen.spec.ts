import { globSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./journey.ts";
import { withoutTheatre } from "./theatre.ts";

const ACTIONS = [
  ["/comment-sentiment", "Analyze"],
  ["/competitor-monitor", "Refresh"],
  ["/content-ideas", "Generate New Ideas"],
  ["/rpm-booster", "Analyze RPM"],
  ["/series-planner", "Analyze Library"],
  ["/description-rewriter", "Rewrite Description"],
  ["/thumbnail-optimizer", "Analyze Content"],
  ["/video-forecast", "Forecast Performance"],
] as const;

test.describe("On a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test("the action of a tool is on the first screen, how it works one tap away", {
    tag: "@without-script",
  }, async ({ page, visit }) => {
    test.slow();
    for (const [path, action] of ACTIONS) {
      await test.step(path, async () => {
        await visit(path);
        const main = page.getByRole("main");
        await expect(main.getByRole("button", { name: action, exact: true })).toBeInViewport({ ratio: 1 });
        const steps = main.locator(".explainer ol");
        await expect(steps).toBeHidden();
        await main.locator(".explainer > summary").tap();
        await expect(steps).toBeVisible();
      });
    }
  });
});

/** How each desk is asked, and where its answer stands. */
const ANSWERS: {
  path: string;
  ask(page: Page): Promise<void>;
  answer(page: Page): Locator;
}[] = [
  {
    path: "/comment-sentiment",
    ask: (page) => press(page, "Analyze"),
    answer: (page) => page.locator("#results details[open] > summary h3"),
  },
  {
    path: "/competitor-monitor",
    ask: (page) => press(page, "Refresh"),
    answer: (page) => page.getByText(/^In the sample, “.+” got [\d.]+ times what .+ usually gets\.$/),
  },
  {
    path: "/content-ideas",
    ask: (page) => press(page, "Generate New Ideas"),
    answer: (page) => page.getByText(/^Begin with “.+”/),
  },
  {
    path: "/rpm-booster",
    ask: (page) => press(page, "Analyze RPM"),
    answer: (page) => page.getByText(/the industry average of \$3\.20, and/),
  },
  {
    path: "/series-planner",
    ask: (page) => press(page, "Analyze Library"),
    answer: (page) => page.locator("#results details[open] > summary h3"),
  },
  {
    path: "/description-rewriter",
    async ask(page) {
      await page.getByLabel("Video title").fill(TITLE);
      await page.getByLabel("Video description").fill(DESCRIPTION);
      await press(page, "Rewrite Description");
    },
    answer: (page) => page.locator("#results h3", { hasText: TITLE }),
  },
  {
    path: "/thumbnail-optimizer",
    ask: (page) => press(page, "Analyze Content"),
    answer: (page) => page.getByText(/^Test (“.+”|the thumbnail) first: /),
  },
  {
    path: "/video-forecast",
    async ask(page) {
      await page.getByLabel("Video title").fill(TITLE);
      await page.getByLabel("Topic").fill("kitchen knives");
      await press(page, "Forecast Performance");
    },
    answer: (page) =>
      page.locator("#results details[open] > summary", { hasText: TITLE }).getByText(/ views expected/),
  },
  {
    path: "/comment-sentiment/yours",
    async ask(page) {
      const things = "lamp chair desk rug vase clock shelf mug tray bench".split(" ");
      await page.getByLabel("Comments", { exact: true }).fill(
        [
          ...things.map((thing) => `I love the ${thing}, please show how you made the ${thing}`),
          // What two ask for is no idea yet.
          "Great light in there. Please make a video about the copper kettle!",
          "My mother has one too, could you do a video about the copper kettle?",
          "Lovely room. Please do a video about the copper kettle next.",
        ].join("\n"),
      );
      await press(page, "Analyze");
    },
    answer: finding,
  },
  {
    path: "/series-planner/yours",
    async ask(page) {
      await page.getByLabel("Series", { exact: true }).fill("Knife week");
      await page.getByLabel("Its next video").fill(TITLE);
      await press(page, "Add to plan");
    },
    answer: (page) => page.getByText("“Knife week”: 3 more videos make it a series."),
  },
  {
    path: "/description-rewriter/yours",
    async ask(page) {
      await page.getByLabel("Video title").fill(TITLE);
      await page.getByLabel("Video description").fill(DESCRIPTION);
      await press(page, "Rewrite Description");
    },
    answer: finding,
  },
  {
    path: "/thumbnail-optimizer/yours",
    async ask(page) {
      await page.getByLabel("Titles", { exact: true }).fill(`${TITLE}\nWhy my knives stay blunt`);
      await press(page, "Analyze Content");
    },
    answer: finding,
  },
  {
    path: "/rpm-booster/yours",
    ask: (page) => press(page, "Try it with an example"),
    answer: finding,
  },
  {
    path: "/video-forecast/yours",
    async ask(page) {
      await page.getByLabel("Video title").fill(TITLE);
      await page.getByLabel("Your channel").fill("@harborframe");
      await press(page, "Forecast Performance");
    },
    answer: finding,
  },
];

const TITLE = "Sharpening kitchen knives on a mug";
const DESCRIPTION = `Hello and welcome back, so glad that you are here again on a grey Sunday with a cup of tea.

I sharpen three kitchen knives on the unglazed ring of a mug. It takes two minutes a knife.
Mug: https://example.com/mug`;

function press(page: Page, name: string): Promise<void> {
  return page.getByRole("main").getByRole("button", { name, exact: true }).click();
}

/** A sample desk and one of one's own: without script all of a kind answer by the same address. */
const IN_BOTH = ["/content-ideas", "/description-rewriter/yours"];

/** The desk that shows the plan has a result for each series, and no form that folds. */
const OF_PLAN = "/series-planner/yours";

/** A Yours desk's answer: the heading of the result that stands in full. */
function finding(page: Page): Locator {
  return page.getByRole("article").getByRole("heading", { level: 3 });
}

test.describe("On a phone, after submitting", () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test("every desk is asked here", { tag: "@with-script" }, () => {
    const pages = globSync(["app/tools/*/page.tsx", "app/tools/*/yours/page.tsx"]);
    const desks = pages.map((file) => file.replace("app/tools", "").replace("/page.tsx", ""));
    // Questions are a conversation (one's own: own-channel.spec.ts), one desk watches channels of YouTube's
    // (channel-feed.spec.ts), and one is asked nothing.
    const apart = [
      "/ask-greenlight",
      "/ask-greenlight/yours",
      "/competitor-monitor/yours",
      "/content-ideas/yours",
    ];
    const others = desks.filter((path) => !apart.includes(path));
    expect(ANSWERS.map(({ path }) => path).sort()).toEqual(others.sort());
  });

  for (const { path, ask, answer } of ANSWERS) {
    const tag = IN_BOTH.includes(path) ? [] : ["@with-script"];
    test(`the answer of ${path} is on the first screen, and the focus at it`, { tag }, async ({
      page,
      visit,
    }) => {
      await withoutTheatre(page);
      await visit(path);
      await ask(page);
      await expect(answer(page)).toBeInViewport({ ratio: 1 });
      // With script the focus moves there; without, the address leads there, and the next Tab goes on from it.
      const reached = page.locator("#results :focus, #results:focus, #results :target, #results:target");
      await expect(reached.first()).toBeInViewport();
      if (path.endsWith("/yours") && path !== OF_PLAN) await expectBriefResult(page);
    });
  }
});

/** A creator's own result: its form folded, at most two sections after the answer, and a next step. */
async function expectBriefResult(page: Page): Promise<void> {
  const result = page.getByRole("article");
  await expect(page.locator(".folded-form form").first()).toBeHidden();
  const sections = result.locator(":is(h4, h5):not(summary *)").filter({ visible: true });
  expect(await sections.count()).toBeLessThanOrEqual(2);
  await expect(result.locator("details[open]:not([name])")).toHaveCount(0);
  await expect(
    result.getByRole("navigation", { name: "Next steps" }).getByRole("link").first(),
  ).toBeVisible();
}

test.describe("On a phone, an analysis", () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test("says what to build on the first screen, and where the light for it is", {
    tag: "@with-script",
  }, async ({ visit, analyzer }) => {
    await visit("/youtube-tool");
    await analyzer.analyze("Photography tips");
    await expect(analyzer.advice).toBeInViewport({ ratio: 1 });
    await expect(analyzer.light).toBeInViewport({ ratio: 1 });
  });

  test("says it on the first screen of its address, too", { tag: "@with-script" }, async ({
    visit,
    analyzer,
  }) => {
    await visit("/youtube-tool?q=Photography+tips");
    await expect(analyzer.advice).toBeInViewport({ ratio: 1 });
  });
});

test.describe("Where there is room", () => {
  test("how a tool works is there at once", { tag: "@without-script" }, async ({ page, visit }) => {
    await visit("/content-ideas");
    const explained = page.getByRole("region", { name: "How it works" });
    await expect(explained.getByRole("listitem")).toHaveCount(3);
    await expect(explained.getByText("Suggest three videos")).toBeVisible();
    await expect(explained.locator("summary")).toBeHidden();
  });
});
