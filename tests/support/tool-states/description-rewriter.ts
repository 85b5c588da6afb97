import type { Page } from "@playwright/test";
import { arriveAt, takenOver } from "../arrive.ts";
import { unfoldForm } from "../folded-form.ts";
import { after, at, busy, confirm, type State } from "../state.ts";

const TITLE = "Smart Description Rewriter · Greenlight";

export const DESCRIPTION_REWRITER: State[] = [
  at("description-rewriter", "/description-rewriter", TITLE),
  {
    name: "description-rewriter-open",
    title: TITLE,
    async reach(page) {
      await arriveAt(page, "/description-rewriter");
      await page.getByText("Read it in full and compare").first().click();
      await page.getByRole("heading", { name: "Original" }).waitFor();
    },
  },
  {
    name: "description-rewriter-done",
    title: TITLE,
    reach: (page) => rewrite(page, "Sharpening kitchen knives on a mug", SHORT),
  },
  {
    name: "description-rewriter-too-long",
    title: TITLE,
    reach: (page) => rewrite(page, "Knives", `${SHORT}\n`.repeat(40)),
  },
  confirm("description-rewriter", "/description-rewriter?confirm=clear", TITLE),
  {
    name: "description-rewriter-empty",
    title: TITLE,
    async reach(page) {
      await arriveAt(page, "/description-rewriter?confirm=clear");
      await page.getByRole("button", { name: "Clear the rewrites" }).click();
      await page.getByRole("heading", { name: "No rewrites yet" }).waitFor();
      await takenOver(page);
    },
  },
];

/** With an address that no narrow screen can hold on one line. */
const SHORT = `The unglazed ring under a mug is a whetstone, near enough. I try it on three knives.
https://example.com/${"a-very-long-address/".repeat(5)}`;

async function rewrite(page: Page, title: string, description: string): Promise<void> {
  await arriveAt(page, "/description-rewriter");
  await page.getByLabel("Video title").fill(title);
  await page.getByLabel("Video description").fill(description);
  await page.getByRole("button", { name: "Rewrite Description" }).click();
  await page.getByText(/Your rewrite is at the top|Please keep the description/).waitFor();
  await takenOver(page);
}

const YOURS = {
  name: "description-rewriter-yours",
  title: "Your descriptions · Smart Description Rewriter · Greenlight",
  path: "/description-rewriter/yours",
};

/** Many marks and a link that no narrow screen can hold on one line, times that break two rules, markup. */
const ODD = `Welcome back everyone!!! If you are new here, this is a channel about knives.
https://example.com/${"a-very-long-address/".repeat(6)}
<b>The unglazed ring</b> under a mug is a whetstone, near enough. I sharpen three kitchen knives on it.
0:15 The first knife
0:20 The second
3:00 ${"Supercalifragilistic".repeat(5)}
#knives`;

const ARABIC = `في هذا الفيديو أصلح ماكينة خياطة قديمة من عام 1921 خطوة بخطوة.
0:00 البداية
2:10 التنظيف
5:45 التشغيل
https://example.com/checklist
#خياطة`;

/** What a creator's own description looks like: as it comes, opened, refused. */
export const DESCRIPTION_REWRITER_YOURS: State[] = [
  at(YOURS.name, YOURS.path, YOURS.title),
  busy({
    ...YOURS,
    press: (page) => page.getByRole("button", { name: "Try it with an example" }).click(),
  }),
  after(YOURS, "example", withExample),
  after(YOURS, "opened", async (page) => {
    await withExample(page);
    await page.evaluate(() => {
      for (const details of document.querySelectorAll<HTMLDetailsElement>("main details")) {
        details.removeAttribute("name");
        details.open = true;
      }
    });
  }),
  after(YOURS, "odd", (page) => rewritten(page, "Sharpening kitchen knives on a mug", ODD)),
  after(YOURS, "list", async (page) => {
    await withExample(page);
    await rewritten(page, "إصلاح ماكينة خياطة قديمة", ARABIC);
  }),
  after(YOURS, "unchanged", (page) =>
    rewritten(page, "Sharpening knives on a mug", "Sharpening knives on a mug takes two minutes a knife."),
  ),
  after(YOURS, "refused", async (page) => {
    await send(page, "Knives", `${"and so on, ".repeat(500)}`);
    await page.getByRole("alert").waitFor();
  }),
  after(YOURS, "confirm", async (page) => {
    await withExample(page);
    await arriveAt(page, `${YOURS.path}?confirm=clear#confirm`);
  }),
];

async function withExample(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Try it with an example" }).click();
  await page.getByText("Done. The example").waitFor();
}

async function rewritten(page: Page, title: string, description: string): Promise<void> {
  await send(page, title, description);
  await page.getByText("Done. Results below").waitFor();
}

async function send(page: Page, title: string, description: string): Promise<void> {
  await unfoldForm(page);
  await page.getByLabel("Video title").fill(title);
  await page.getByLabel("Video description").fill(description);
  await page.getByRole("button", { name: "Rewrite Description" }).click();
}
