import { expect, test } from "../journey.ts";
import { tabTo } from "../tab-to.ts";

/** As YouTube Studio writes its "Table data.csv": from 8 minutes on, videos earn three times as much a view. */
const TABLE = [
  "Content,Video title,Video publish time,Duration,Views,Estimated revenue (USD)",
  "Total,,,,480000,2061.919",
  ...Array.from({ length: 48 }, (_, at) => {
    const day = new Date(Date.UTC(2026, 9, 1 - 7 * at)).toISOString().slice(0, 10);
    return `v${String(at).padStart(10, "0")},Loaf number ${at},${day},${at % 2 ? 300 : 600},10000,${(at % 2 ? 20 : 60) + (at % 7)}`;
  }),
].join("\n");

test.describe("A creator's own revenue", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("leads by keyboard from an export to a test on the plan", { tag: "@without-script" }, async ({
    page,
    visit,
  }) => {
    await visit("/rpm-booster/yours");
    const file = page.getByLabel("YouTube Studio's export");
    await tabTo(page, file);
    await file.setInputFiles({ name: "export.csv", mimeType: "text/csv", buffer: Buffer.from(TABLE) });
    await tabTo(page, page.getByRole("button", { name: "Analyze RPM" }));
    await page.keyboard.press("Enter");

    await expect(page.getByText(/^1,000 of your views earn \$4\.29\.$/)).toBeVisible();
    await expect(page.getByText(/^8 minutes or longer: \$6\.\d\d per 1,000 views/)).toBeVisible();
    const wider = "document.documentElement.scrollWidth > document.documentElement.clientWidth";
    expect(await page.evaluate(wider), "nothing is cut off at the side").toBe(false);
    await tabTo(page, page.getByRole("button", { name: /^Start this test/ }).first());
    await page.keyboard.press("Enter");

    await expect(page.getByText("Upload an export once 4 are out.")).toBeVisible();
    await tabTo(page, page.getByRole("button", { name: /^Add to plan/ }));
    await page.keyboard.press("Enter");

    await expect(page.getByText("Added to your plan.")).toBeVisible();
    await visit("/plan");
    // The ring of a card is drawn around the card.
    await page.getByRole("link", { name: "Test: 8 minutes or longer", exact: true }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("region", { name: "Test of revenue" })).toHaveText(
      /^Upload an export once 4 are out\./,
    );
  });
});
