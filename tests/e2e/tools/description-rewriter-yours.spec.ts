import { unfoldForm } from "../../support/folded-form.ts";
import { test as base, expect } from "../journey.ts";
import { YourDescriptions } from "../screens/description-rewriter-yours.ts";
import { holdBack } from "../screens/sending.ts";
import { tabTo } from "../tab-to.ts";

const test = base.extend<{ yours: YourDescriptions }>({
  yours: ({ page }, use) => use(new YourDescriptions(page)),
});

const PATH = "/description-rewriter/yours";
const TITLE = "Sharpening kitchen knives on a mug";
const TEXT = `Hello and welcome back to the channel!!! So glad that you are here again, on a grey Sunday, with a cup of something warm beside you and nothing else to do.

I sharpen three kitchen knives on the unglazed ring of a mug. It takes two minutes a knife.
#knives

0:00 Three dull knives
1:10 The ring
4:25 Paper test

Mug: https://example.com/mug`;

test.describe("A description of one's own", () => {
  test("is reached from the sample, rewritten, found again after a reload, and compared line by line", {
    tag: "@native",
  }, async ({ page, visit, yours }) => {
    await visit("/description-rewriter");
    await page.getByRole("link", { name: "Yours" }).click();
    await expect(page.getByRole("heading", { name: "No descriptions read yet" })).toBeVisible();
    await yours.send(TITLE, TEXT);
    await expect(yours.status).toHaveText("Done. Results below.");
    await expect(yours.finding).toContainText("your first 125 characters now name");
    await expect(yours.result).toContainText("Nothing was lost: 1 link, 3 timestamps and 1 hashtag kept.");
    await expect(yours.description).toHaveValue("");
    await visit(PATH);
    await expect(yours.result).toContainText("Nothing was lost");
    await expect(yours.stat("Total Rewrites")).toContainText("1");
    await expect(yours.stat("Last Rewrite")).toContainText("just now");

    await expect(yours.result).toContainText("Moved what the video is about to the first line.");
    await expect(yours.result.getByRole("listitem").filter({ hasText: "Line 3 → 1" })).toContainText(
      "I sharpen three kitchen knives",
    );
    await expect(yours.side("Before")).toBeHidden();
    await yours.unfold("Both texts in full");
    await expect(yours.side("Before")).toContainText(/125 characters, 0 of \d keywords/);
    await expect(yours.side("After")).toContainText(/125 characters, [1-9] of \d keywords/);
    await expect(yours.side("After").locator("b").first()).toContainText("kitchen knives");
  });

  test("opens each measure into where it comes from, one at a time", { tag: "@native" }, async ({
    visit,
    yours,
  }) => {
    await visit(PATH);
    await yours.keywords.fill("kitchen knives, whetstone");
    await yours.send(TITLE, TEXT);
    await yours.unfold("Measures that changed");
    const keywords = yours.measure("Keywords in the first 125 characters");
    await keywords.locator("summary").click();
    await expect(keywords.getByRole("row", { name: "kitchen knives" })).toContainText("up front");
    await expect(keywords.getByRole("row", { name: "whetstone" })).toContainText("missing");
    await expect(keywords).toContainText("Your 2 keywords.");
    await yours.unfold(/other measures$/);
    await yours.measure("Links").locator("summary").click();
    await yours.measure("Readability").locator("summary").click();
    await expect(yours.measure("Readability")).toContainText("Words per sentence");
    await expect(yours.result.locator("details[name$=-other-measure][open]")).toHaveCount(1);
  });

  test("comes from a file, too, and is edited again from its result", { tag: "@with-script" }, async ({
    page,
    visit,
    yours,
  }) => {
    await visit(PATH);
    await yours.title.fill(TITLE);
    await yours.file.setInputFiles({
      name: "description.txt",
      mimeType: "text/plain",
      buffer: Buffer.from(TEXT.replaceAll("\n", "\r\n")),
    });
    await yours.rewrite.click();
    await expect(yours.result).toContainText("Nothing was lost");
    await page.getByRole("link", { name: "Edit and rewrite" }).press("Enter");
    await expect(yours.title).toBeFocused();
    await expect(yours.title).toHaveValue(TITLE);
    await expect(yours.description).toHaveValue(TEXT);
  });

  test("is opened again, removed, and all of them cleared", { tag: "@native" }, async ({
    page,
    visit,
    yours,
  }) => {
    await visit(PATH);
    await yours.send("The first of them", TEXT);
    await expect(yours.result).toContainText("The first of them");
    await yours.send("The second of them", TEXT);
    await expect(yours.result).toContainText("The second of them");
    await yours.earlier("The first of them").press("Enter");
    await expect(yours.result).toContainText("The first of them");
    await expect(yours.finding).toBeFocused();
    await expect(yours.finding).toBeInViewport({ ratio: 1 });
    await yours.result.getByRole("button", { name: "Remove" }).click();
    await expect(yours.status).toHaveText("It is removed.");
    await expect(yours.result).toContainText("The second of them");
    await page.getByRole("link", { name: "Clear" }).click();
    await page.getByRole("button", { name: "Clear the rewrites" }).click();
    await expect(page.getByRole("heading", { name: "No descriptions read yet" })).toBeVisible();
    await yours.send("The third of them", TEXT);
    await expect(yours.stat("Total Rewrites")).toContainText("3");
  });

  test("is put together from notes and the blocks that recur in others", { tag: "@native" }, async ({
    page,
    visit,
    yours,
  }) => {
    const gear = "My gear:\nStone: https://example.com/stone";
    await visit(PATH);
    for (const name of ["A bread knife", "A paring knife"]) {
      await yours.send(name, `${name} gets sharp on a mug in two minutes. You see the angle.\n\n${gear}`);
      await expect(yours.result.getByText(name, { exact: true })).toBeVisible();
    }
    await visit(PATH);
    await unfoldForm(page);
    await page.getByRole("checkbox", { name: "Gear In both descriptions that you sent here" }).check();
    await yours.title.fill(TITLE);
    await yours.description.fill("I sharpen three knives on a mug. It takes two minutes. Then I cut paper.");
    await page.getByRole("button", { name: "Write from Notes" }).click();
    await expect(page.getByLabel("Description to edit")).toHaveValue(
      `I sharpen three knives on a mug. It takes two minutes.\n\nThen I cut paper.\n\n${gear}`,
    );
  });

  test("may be an example first, marked as one and counted for nobody", { tag: "@native" }, async ({
    visit,
    yours,
  }) => {
    await visit(PATH);
    await yours.example.click();
    await expect(yours.status).toContainText("Done. The example");
    await expect(yours.result.getByText("Example", { exact: true })).toBeVisible();
    await expect(yours.stat("Total Rewrites")).toHaveCount(0);
  });
});

test.describe("What cannot be rewritten", () => {
  test("is refused at its field, with what was typed: too long, or a picture in place of text", {
    tag: "@native",
  }, async ({ page, visit, yours }) => {
    await visit(PATH);
    const long = "x".repeat(5001);
    await yours.send(TITLE, long);
    await expect(page.getByRole("alert")).toHaveText(
      "The description has 5,001 characters. YouTube takes 5,000: nothing was rewritten.",
    );
    await expect(yours.description).toHaveValue(long);
    await expect(yours.title).toHaveValue(TITLE);

    await yours.description.fill("");
    const buffer = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0]);
    await yours.file.setInputFiles({ name: "description.txt", mimeType: "text/plain", buffer });
    await yours.rewrite.click();
    await expect(page.getByRole("alert")).toContainText("That file holds no text.");
  });

  test("right-to-left text, emoji alone, markup and what nothing helps get an answer", {
    tag: "@native",
  }, async ({ visit, yours }) => {
    await visit(PATH);
    const odd: [string, string][] = [
      ["إصلاح ماكينة خياطة", "في هذا الفيديو أصلح ماكينة خياطة قديمة من عام 1921 خطوة بخطوة في البيت"],
      ["😍", "😍🔥"],
      ["<b>bold</b>", "<script>alert(1)</script> =HYPERLINK(1)"],
    ];
    for (const [title, text] of odd) {
      await yours.send(title, text);
      await expect(yours.result.getByText(title, { exact: true }).first()).toBeVisible();
    }
    await expect(yours.result).toContainText("<script>alert(1)</script>");
    await yours.send(
      TITLE,
      "Sharpening kitchen knives on a mug takes two minutes a knife. You see the ring, the angle and how each knife cuts paper.",
    );
    await expect(yours.finding).toHaveText(/^Leave it\. Already good: .* up front\.$/);
  });
});

test.describe("with script", { tag: "@with-script" }, () => {
  test("the form says what it is doing, and its rewrite is copied whole and plain", async ({
    page,
    context,
    visit,
    yours,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await visit(PATH);
    await yours.title.fill(TITLE);
    await yours.description.fill(TEXT);
    const sent = await holdBack(yours.page);
    await yours.rewrite.click();
    await expect(yours.status).toHaveText("Rewriting your description");
    await expect(yours.rewrite).toBeDisabled();
    await expect(yours.description).toBeDisabled();
    sent.release();
    await expect(yours.result).toContainText("Nothing was lost");
    await page.getByRole("button", { name: "Copy rewrite" }).click();
    await expect(page.getByRole("button", { name: "Copied!" })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^I sharpen three kitchen knives on the unglazed ring of a mug\./);
    expect(copied).toContain("#knives\n\n0:00 Three dull knives");
    expect(copied.endsWith("https://example.com/mug")).toBe(true);
  });

  test("a rewrite is made and its measures opened by keyboard alone", async ({ page, visit, yours }) => {
    await visit(PATH);
    await tabTo(page, yours.title);
    await page.keyboard.type(TITLE);
    await tabTo(page, yours.description);
    await page.keyboard.insertText(TEXT);
    await tabTo(page, yours.rewrite);
    await page.keyboard.press("Enter");
    await expect(yours.result).toContainText("Nothing was lost");
    await expect(yours.finding).toBeFocused();
    await tabTo(page, yours.fold(/other measures$/));
    await page.keyboard.press("Enter");
    const links = yours.measure("Links").locator("summary");
    await tabTo(page, links);
    await page.keyboard.press("Enter");
    await expect(yours.result.getByRole("row", { name: "https://example.com/mug" })).toBeVisible();
  });
});

test.describe("without script", { tag: "@without-script" }, () => {
  test("a title and a description are asked for in the spec's words", async ({ page, visit, yours }) => {
    await visit(PATH);
    await yours.send(TITLE, " ");
    await expect(page.getByText("Rewrite Error")).toBeVisible();
    await expect(page.getByText("Please enter both video title and description")).toBeVisible();
    await expect(yours.title).toHaveValue(TITLE);
  });

  test("the rewrite stands alone in a field, to be copied by hand", async ({ page, visit, yours }) => {
    await visit(PATH);
    await yours.send(TITLE, TEXT);
    await expect(page.getByLabel("The rewrite alone, to copy")).toHaveValue(
      /^I sharpen three kitchen knives/,
    );
  });
});
