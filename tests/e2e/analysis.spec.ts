import { EXAMPLE_IDEAS } from "../../app/analyzer/messages.ts";
import { expect, test } from "./journey.ts";
import { holdBack } from "./screens/sending.ts";

const NOTHING_FOUND = "No videos found for the query. Try a different search term.";

test.describe("An analysis", () => {
  // Spec 2: "five example chips that fill the input"
  // Spec 2: "Results: four stat tiles (Videos Analyzed, Opportunities, Total Views, Avg Engagement)"
  // Spec 9: "top videos shown 5."
  test("of an example fills the input, and shows its figures", async ({ page, visit, analyzer }) => {
    await visit("/youtube-tool");
    await expect(analyzer.emptyState).toBeVisible();
    for (const idea of EXAMPLE_IDEAS) {
      await analyzer.example(idea).click();
      await expect(analyzer.field).toHaveValue(idea);
    }
    const idea = EXAMPLE_IDEAS.at(-1) ?? "";
    await analyzer.submit.click();
    await expect(page).toHaveURL(`/youtube-tool?${new URLSearchParams({ q: idea })}#answer`);
    await expect(analyzer.results).toHaveText(`Results for “${idea}”`);
    await expect(analyzer.field).toHaveValue(idea);

    expect(Number(await analyzer.figure("Videos Analyzed").textContent())).toBeGreaterThanOrEqual(40);
    await expect(analyzer.figure("Opportunities")).toHaveText(/^\d+$/);
    await expect(analyzer.figure("Total Views")).toHaveText(/^\d+(\.\d)?[KM]$/);
    await expect(analyzer.figure("Avg Engagement")).toHaveText(/^\d+(\.\d+)?%$/);
    await expect(analyzer.topVideos).toHaveCount(5);
    expect(await analyzer.topics.count()).toBeGreaterThanOrEqual(3);
  });

  test("is answered first, marked as sample, with the form folded above it", { tag: "@native" }, async ({
    page,
    visit,
    analyzer,
  }) => {
    await visit("/youtube-tool");
    await expect(analyzer.sampleBadge).toBeVisible();
    await analyzer.analyze("Photography tips");
    await expect(analyzer.sampleBadge).toBeVisible();
    await expect(analyzer.advice).toBeInViewport({ ratio: 1 });
    await expect(analyzer.field).toBeHidden();
    await analyzer.folded.click();
    await expect(analyzer.field).toBeVisible();
    await expect(analyzer.field).toHaveValue("Photography tips");
    await expect(page.getByText(/invented videos on invented channels/)).toBeVisible();
  });

  test("carries the idea on to its light", { tag: "@native" }, async ({ visit, analyzer }) => {
    await visit("/youtube-tool?q=Photography+tips");
    await expect(analyzer.light).toHaveAttribute("href", "/light?q=Night+Sky");
    await analyzer.analyze("beginner sourdough bread mistakes");
    await expect(analyzer.error).toContainText(NOTHING_FOUND);
    await expect(analyzer.light).toHaveAttribute("href", "/light?q=beginner+sourdough+bread+mistakes");
  });

  // Spec 2: "Insights block: summary sentence; Peak Topic, Rising Topic, Hidden Gem cards; Market Intelligence Summary (Total Opportunities, Content Volume, Avg Market Size, Best Engagement); What You Should Build text"
  // Spec 2: "Analyzed Videos list."
  test("shows what it found and the evidence", { tag: "@native" }, async ({ page, visit, analyzer }) => {
    await visit("/youtube-tool");
    await analyzer.analyze("Photography tips");
    await expect(analyzer.summary).not.toBeEmpty();
    for (const name of ["Peak Topic", "Rising Topic", "Hidden Gem"]) {
      await expect(analyzer.finding(name).getByRole("heading", { level: 3 })).not.toBeEmpty();
    }
    await expect(analyzer.whatToBuild).toBeVisible();
    await expect(page.getByRole("heading", { name: "Market Intelligence Summary" })).toBeVisible();
    await expect(analyzer.figure("Total Opportunities")).toHaveText(/^\d+$/);
    await expect(analyzer.figure("Content Volume")).toHaveText(/^\d+ videos$/);
    await expect(analyzer.figure("Avg Market Size")).toHaveText(/^\d+(\.\d)?[KM]? views/);
    await expect(analyzer.figure("Best Engagement")).toHaveText(/\d%$/);
    const analyzed = Number(await analyzer.figure("Videos Analyzed").textContent());
    await analyzer.otherAnalyzedVideos.click();
    await expect(analyzer.analyzedVideos).toHaveCount(analyzed);
    await expect(analyzer.analyzedVideos.last()).toBeVisible();
  });

  test("opens the evidence behind a finding", { tag: "@native" }, async ({ visit, analyzer }) => {
    await visit("/youtube-tool?q=Photography+tips");
    const finding = analyzer.finding("Peak Topic");
    const figure = analyzer
      .evidence(finding)
      .getByText(/^From \d+/)
      .first();
    await expect(figure).toBeHidden();
    await analyzer.openEvidence(finding).click();
    await expect(figure).toBeVisible();
    await analyzer.evidence(finding).getByText("See the evidence").click();
    await expect(figure).toBeHidden();
  });

  // Spec 2: "cluster cards with engagement label"
  test("draws the topics on a map, says the same in words, and labels how each engages", {
    tag: "@without-script",
  }, async ({ visit, analyzer }) => {
    await visit("/youtube-tool?q=Photography+tips");
    await expect(analyzer.circles.first()).toBeVisible();
    const topics = await analyzer.topics.getByRole("heading").allTextContents();
    await expect(analyzer.circles).toHaveCount(topics.length);
    const words = analyzer.map.getByRole("group").getByRole("list");
    await expect(words).toBeHidden();
    await analyzer.map.getByText("The map in words").click();
    await expect(words).toBeVisible();
    for (const topic of topics) await expect(words).toContainText(topic);
    for (const topic of await analyzer.topics.all()) {
      await expect(topic.getByText(/^(Exceptional|Strong|Moderate|Low) engagement$/)).toBeVisible();
    }
    const topic = analyzer.topics.first();
    const count = Number(await topic.getByRole("definition").first().textContent());
    await topic.getByText(`The ${count} videos behind it`).click();
    await expect(topic.getByRole("listitem")).toHaveCount(count);
    await expect(topic.getByRole("listitem").first()).toBeVisible();
  });

  // Spec 2: "Top Performing Videos (first 5: thumbnail, title, channel, date, views, likes, comments)."
  test("shows the five most viewed with their pictures and counts", { tag: "@without-script" }, async ({
    visit,
    analyzer,
  }) => {
    await visit("/youtube-tool?q=Cooking+healthy+meals");
    await expect(analyzer.topVideos).toHaveCount(5);
    for (const video of await analyzer.topVideos.all()) {
      await expect(video.getByRole("heading")).not.toBeEmpty();
      await expect(video).toHaveText(/[A-Z][a-z]{2} \d{1,2}, 20\d\d/);
      for (const name of ["views", "likes", "comments"]) {
        await expect(video.getByRole("term").getByText(name, { exact: true })).toBeVisible();
      }
      const picture = video.locator("img");
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(0);
    }
  });

  test("stays where it is on back, forward and reload", { tag: "@with-script" }, async ({
    page,
    visit,
    analyzer,
  }) => {
    await visit("/youtube-tool");
    await analyzer.analyze("React tutorials");
    await expect(analyzer.results).toHaveText(/React tutorials/);
    await analyzer.analyze("Photography tips");
    await expect(analyzer.results).toHaveText(/Photography tips/);
    await page.goBack();
    await expect(analyzer.results).toHaveText(/React tutorials/);
    await expect(analyzer.field).toHaveValue("React tutorials");
    await page.goForward();
    await expect(analyzer.results).toHaveText(/Photography tips/);
    await page.reload();
    await expect(analyzer.results).toHaveText(/Photography tips/);
    await expect(analyzer.field).toHaveValue("Photography tips");
  });

  test("of an unknown topic, too many characters or markup keeps the question", {
    tag: "@native",
  }, async ({ visit, analyzer }) => {
    await visit("/youtube-tool");
    await analyzer.analyze("quantum gardening");
    await expect(analyzer.error).toContainText(NOTHING_FOUND);
    await expect(analyzer.field).toHaveValue("quantum gardening");
    await expect(analyzer.field).toHaveAccessibleDescription(new RegExp(NOTHING_FOUND));
    await expect(analyzer.results).toHaveCount(0);

    const long = "how to make bread ".repeat(6).trim();
    await analyzer.analyze(long);
    await expect(analyzer.error).toContainText("100 characters");
    await expect(analyzer.field).toHaveValue(long);

    const markup = `"><img src=x onerror=alert(1)>`;
    await analyzer.analyze(markup);
    await expect(analyzer.error).toContainText(NOTHING_FOUND);
    await expect(analyzer.field).toHaveValue(markup);
  });

  test("of blanks shows the form again", { tag: "@without-script" }, async ({ visit, analyzer }) => {
    await visit("/youtube-tool");
    await analyzer.analyze("   ");
    await expect(analyzer.error).toContainText("Please describe your content idea.");
    await expect(analyzer.field).toBeVisible();
  });
});

test.describe("A thumbnail of YouTube's that does not load", { tag: "@with-script" }, () => {
  test.use({ meant: /net::ERR_FAILED/ });

  test("leaves the drawn one to be seen", async ({ page, visit }) => {
    await page.route("https://i.ytimg.com/**", (route) => route.abort());
    await visit("/youtube-tool?q=Photography+tips");
    const thumbnail = page.locator(".thumbnail").first();
    await thumbnail.scrollIntoViewIfNeeded();
    await thumbnail.locator("img").evaluate((drawn: HTMLImageElement) => drawn.decode());
    const drawn = await thumbnail.screenshot();
    await thumbnail.evaluate((frame) => {
      const other = Object.assign(new Image(), { alt: "", src: "https://i.ytimg.com/vi/gone/mqdefault.jpg" });
      return new Promise((resolve) => {
        other.addEventListener("error", resolve);
        frame.append(other);
      });
    });
    expect((await thumbnail.screenshot()).equals(drawn)).toBe(true);
  });
});

test.describe("The analyzer, alive", { tag: "@with-script" }, () => {
  // Spec 4: "Submit ignored if the query is blank"
  // Spec 5: "Analyzer: query non-blank after trimming"
  // Spec 2: "five example chips that fill the input"
  test("fills the field from an example, ignores blanks, and gives the answer the focus", async ({
    page,
    visit,
    analyzer,
  }) => {
    await visit("/youtube-tool");
    const sent = await holdBack(page);
    sent.release();
    await analyzer.submit.click();
    await expect(analyzer.field).toBeFocused();
    await analyzer.example("Photography tips").click();
    await expect(analyzer.field).toBeFocused();
    await expect(analyzer.field).toHaveValue("Photography tips");
    await expect(page).toHaveURL("/youtube-tool");
    await analyzer.field.fill("   ");
    await analyzer.field.press("Enter");
    await analyzer.field.fill("React tutorials");
    await analyzer.field.press("Enter");
    await expect(analyzer.results).toBeFocused();
    expect(sent.count()).toBe(1);
    await analyzer.analyze("Photography tips");
    await expect(analyzer.results).toHaveText(/Photography tips/);
    await expect(analyzer.results).toBeFocused();
    await expect(analyzer.field).toBeHidden();
  });

  // Spec 4: "idle, loading (clears earlier results"
  // Spec 4: "or already loading."
  // Spec 2: "States: loading"
  test("clears the last answer while it works on the next, and works once", async ({
    page,
    visit,
    analyzer,
  }) => {
    await visit("/youtube-tool?q=React+tutorials");
    await expect(analyzer.results).toBeVisible();
    const sent = await holdBack(page);
    await analyzer.analyze("Photography tips");
    await expect(analyzer.loading).toBeVisible();
    await expect(analyzer.announced).toHaveText("Analyzing");
    await expect(analyzer.results).toHaveCount(0);
    await expect(analyzer.submit).toBeDisabled();
    await analyzer.field.press("Enter");
    sent.release();
    await expect(analyzer.results).toHaveText(/Photography tips/);
    await expect(analyzer.announced).toHaveText("Results for Photography tips are below.");
    await expect(analyzer.loading).toHaveCount(0);
    expect(sent.count()).toBe(1);
  });

  // Spec 4: "and errors), error, results."
  test("clears the last error while it works", async ({ page, visit, analyzer }) => {
    await visit("/youtube-tool");
    await analyzer.analyze("quantum gardening");
    await expect(analyzer.error).toBeVisible();
    const sent = await holdBack(page);
    await analyzer.analyze("React tutorials");
    await expect(analyzer.loading).toBeVisible();
    await expect(analyzer.error).toHaveCount(0);
    sent.release();
    await expect(analyzer.results).toBeVisible();
  });
});
