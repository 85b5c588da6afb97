import { test as base, expect } from "../journey.ts";
import { holdBack } from "../screens/sending.ts";
import { YourTitles } from "../screens/thumbnail-optimizer-yours.ts";
import { tabTo } from "../tab-to.ts";

const test = base.extend<{ yours: YourTitles }>({
  yours: ({ page }, use) => use(new YourTitles(page)),
});

const PATH = "/thumbnail-optimizer/yours";
const ONE = "I sharpened every kitchen knife I own on the bottom of a mug";
const TWO = "Knife sharpening at home";

test.describe("A title of one's own", () => {
  test("is reached from the sample, scored, and found again after a reload", { tag: "@native" }, async ({
    page,
    visit,
    yours,
  }) => {
    await visit("/thumbnail-optimizer");
    await page.getByRole("link", { name: "Yours" }).click();
    await expect(page.getByRole("heading", { name: "No titles ranked yet" })).toBeVisible();
    await yours.score(ONE);
    await expect(yours.status).toHaveText("Your titles are ranked: the result is below.");
    await expect(yours.result).toContainText(ONE);
    await expect(yours.stat("Titles Ranked")).toContainText("1");
    // No part of one title opens by itself, with script or without.
    await expect(yours.result.locator("details[open]")).toHaveCount(0);
    await expect(yours.titles).toHaveValue("");
    await visit(PATH);
    await expect(yours.result).toContainText(ONE);
    await expect(yours.stat("Last Optimized")).toContainText("just now");
  });

  test("is cut where lists cut it, and edited again from its result", { tag: "@native" }, async ({
    page,
    visit,
    yours,
  }) => {
    const long = `${ONE}, and what I learned from doing it wrong for years`;
    await visit(PATH);
    await yours.score(long);
    await yours.result.locator("summary").filter({ hasText: "Where lists cut it" }).click();
    await expect(yours.result).toContainText("Phone list, about 60 characters");
    await expect(yours.result.getByText(/^Lost: /).first()).toBeVisible();
    await page.getByRole("link", { name: "Edit this title" }).click();
    await expect(yours.titles).toHaveValue(long);
    await yours.score(TWO);
    await expect(yours.result).toContainText(TWO);
  });

  test("is removed, and all of them cleared", { tag: "@native" }, async ({ page, visit, yours }) => {
    await visit(PATH);
    await yours.score("The first title here");
    await expect(yours.result).toContainText("The first title here");
    await yours.score("The second title here");
    await expect(yours.result).toContainText("The second title here");
    await expect(yours.result).toHaveCount(1);
    await yours.earlier("The first title here").click();
    await expect(yours.result).toContainText("The first title here");
    await yours.result.getByRole("button", { name: "Remove" }).click();
    await expect(yours.status).toHaveText("The result is removed.");
    await expect(yours.result).toContainText("The second title here");
    await page.getByRole("link", { name: "Clear" }).click();
    await page.getByRole("button", { name: "Clear the results" }).click();
    await expect(page.getByRole("heading", { name: "No titles ranked yet" })).toBeVisible();
    await yours.score("The third title here");
    await expect(yours.stat("Titles Ranked")).toContainText("3");
  });
});

test.describe("Several titles", () => {
  test("are ranked by one thing, one open at a time: right-to-left text, signs and markup, too", {
    tag: "@native",
  }, async ({ visit, yours }) => {
    const odd = ["لماذا أصلحت ماكينة الخياطة", "😍🔥", "<b>bold</b> =HYPERLINK(1)"];
    await visit(PATH);
    await yours.score(...odd);
    await expect(yours.ranked).toHaveCount(3);
    for (const title of odd) await expect(yours.ranked.getByText(title, { exact: true })).toBeVisible();
    await yours.ranked.nth(1).click();
    await expect(yours.result.locator("details[name$=-title][open]")).toHaveCount(1);
  });

  test("of an example are marked as one", { tag: "@native" }, async ({ visit, yours }) => {
    await visit(PATH);
    await yours.example.click();
    await expect(yours.status).toHaveText("The example is ranked: the result is below.");
    await expect(yours.result.getByText("Example", { exact: true })).toBeVisible();
    await expect(yours.ranked).toHaveCount(3);
    await expect(yours.stat("Titles Ranked")).toHaveCount(0);
  });
});

test.describe("The language model", () => {
  test("is asked with title and notes: what it makes up is not believed, and what passes is marked", {
    tag: "@native",
  }, async ({ page, visit, yours }) => {
    await visit(PATH);
    await yours.score(ONE);
    await expect(yours.notes).toBeHidden();
    const notes = "lie: Every knife cut paper afterwards.";
    await yours.ask(notes);
    await expect(page.getByRole("alert")).toContainText("No title passed");
    await expect(yours.notes).toHaveValue(notes);
    await expect(yours.result.getByText("From your notes")).toHaveCount(0);
    await yours.ask("The mug cost nothing. Every knife cut paper afterwards.");
    await expect(yours.status).toHaveText("Titles from your notes are below.");
    await expect(yours.result.getByText("From your notes").first()).toBeVisible();
    await expect(yours.result).toContainText(`${ONE}. Every knife cut paper afterwards`);
    await expect(page.getByRole("alert")).toHaveCount(0);
  });
});

test.describe("A list of videos", () => {
  test("answers for the channel it is of, and is refused at its field", { tag: "@native" }, async ({
    page,
    visit,
    yours,
  }) => {
    await visit(PATH);
    await yours.scoreBy("Knives, 2026-01-02, 900", ONE);
    await expect(page.getByRole("alert")).toContainText(
      "It takes five, or 20 Shorts with their lengths, three days old or older.",
    );
    const list = Array.from(
      { length: 9 },
      (_, at) => `Knife test ${at + 1}, 2026-0${at + 1}-11, ${900 + at}`,
    );
    await page.getByLabel("Your videos", { exact: true }).fill(list.join("\n"));
    await yours.analyze.click();
    await expect(yours.finding).toContainText(
      "Nothing close on your channel. By your recent level and its words alone, expect",
    );
  });
});

test.describe("A frame of the channel's own hits", () => {
  test("is opened to its uploads, filled in place and judged", { tag: "@native" }, async ({
    page,
    visit,
    yours,
  }) => {
    const dishes = "kimchi tofu miso natto tempeh seitan".split(" ");
    const rows = Array.from({ length: 48 }, (_, at) => {
      const dish = at % 8 === 1 ? dishes[(at - 1) / 8] : undefined;
      const date = new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10);
      return dish ? `I tried every ${dish}, ${date}, 9000` : `Onion soup ${at}, ${date}, ${1000 + at}`;
    });
    await visit("/channel");
    const list = page.getByLabel("Or a list of your videos");
    await list.evaluate((field) => field.closest("details")?.setAttribute("open", ""));
    await list.fill(rows.join("\n"));
    await page.getByRole("button", { name: "Connect your channel" }).click();
    await expect(page.getByText("Your channel is connected.")).toBeVisible();
    await visit(PATH);
    const frame = page.getByLabel("Title to fill: I tried every …");
    await page.locator("summary").filter({ hasText: "6 uploads" }).click();
    await expect(page.getByText("I tried every seitan")).toBeVisible();
    await yours.analyze.click();
    await expect(page.getByRole("alert")).toContainText(
      "Please type a title, or replace each “…” of one below",
    );
    await frame.fill("I tried every rye bread in Bern");
    await yours.analyze.click();
    await expect(yours.result).toContainText("I tried every rye bread in Bern");
  });
});

test.describe("What is no title", () => {
  test("is refused at the field, by its line, with what was typed; the next try says what it is doing", {
    tag: "@with-script",
  }, async ({ page, visit, yours }) => {
    await visit(PATH);
    const long = "x".repeat(231);
    await yours.score(TWO, long);
    await expect(page.getByRole("alert")).toHaveText(
      "Line 2 has 231 characters. A title may have up to 200: nothing was ranked.",
    );
    await expect(yours.titles).toHaveValue(`${TWO}\n${long}`);
    await expect(yours.result).toHaveCount(0);

    const sent = await holdBack(page);
    await yours.score(TWO);
    await expect(yours.status).toHaveText("Ranking your titles");
    await expect(yours.analyze).toBeDisabled();
    sent.release();
    await expect(yours.result).toContainText(TWO);
  });

  test("more than 2 MB is refused on the page", { tag: "@native" }, async ({ page, visit, yours }) => {
    await visit(PATH);
    await yours.titles.evaluate((field: HTMLTextAreaElement) => {
      // One line, out of sight: laying out many takes the browser longer than sending them.
      field.hidden = true;
      field.value = "x".repeat(2_200_000);
      field.dispatchEvent(new InputEvent("input", { bubbles: true }));
    });
    await yours.analyze.click();
    await expect(page.getByText("That is more than 2 MB.")).toBeVisible();
  });
});

test.describe("with script", { tag: "@with-script" }, () => {
  test("titles are scored and opened by keyboard alone", async ({ page, visit, yours }) => {
    await visit(PATH);
    await tabTo(page, yours.titles);
    await page.keyboard.type(`${ONE}\n${TWO}`);
    await tabTo(page, yours.analyze);
    await page.keyboard.press("Enter");
    await expect(yours.ranked).toHaveCount(2);
    await expect(yours.finding).toBeFocused();
    const second = yours.result
      .locator("summary")
      .filter({ has: page.locator("h4") })
      .nth(1);
    await second.focus();
    await page.keyboard.press("Enter");
    await expect(yours.opened(second)).toHaveAttribute("open");
  });

  test("a thumbnail is checked without being sent, and what is no picture is answered, too", async ({
    page,
    visit,
    yours,
  }) => {
    await visit(PATH);
    const posts: string[] = [];
    page.on("request", (request) => {
      if (request.method() !== "GET") posts.push(request.url());
    });
    for (const buffer of [Buffer.from("no picture"), Buffer.alloc(0)]) {
      await yours.thumbnail.setInputFiles({ name: "notes.png", mimeType: "image/png", buffer });
      await expect(page.getByRole("alert")).toContainText("Your browser reads no picture in that file.");
      await yours.thumbnail.setInputFiles([]);
      await expect(page.getByRole("alert")).toHaveCount(0);
    }
    await yours.choose({ width: 1280, height: 720 }, "");
    await expect(page.getByText("Nothing that was measured speaks against it.")).toBeVisible();
    await expect(page.getByRole("img", { name: /^Your thumbnail, 168 pixels wide/ })).toBeVisible();
    await yours.choose({ width: 600, height: 600 }, "KNIVES");
    await expect(page.getByText("It is 600 pixels wide, and YouTube asks for at least 640.")).toBeVisible();
    await expect(page.getByText("black bars will stand at its sides")).toBeVisible();
    await yours.choose({ width: 1280, height: 720 }, "KNIVES");
    await expect(page.getByText("Something seems to stand in the lower right corner")).toBeVisible();
    const corner = page.locator("summary").filter({ hasText: "Corner under the time stamp" });
    await corner.click();
    await expect(yours.opened(corner)).toContainText("Edges in the whole picture");
    expect(posts).toEqual([]);
  });
});

test.describe("without script", { tag: "@without-script" }, () => {
  test("a thumbnail is asked for where it can be checked only", async ({ page, visit, yours }) => {
    await visit(PATH);
    await expect(yours.thumbnail).toHaveCount(0);
    await expect(page.getByText("so this check needs JavaScript")).toBeVisible();
  });
});
