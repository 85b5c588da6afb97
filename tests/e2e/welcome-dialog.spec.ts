import { expect, test } from "./journey.ts";
import { holdBack } from "./screens/sending.ts";

test.describe("The welcome dialog, alive", { tag: "@with-script" }, () => {
  // Spec 2: "Closes on the close button or Escape"
  // Spec 2: "with empty fields on close."
  test("has the focus until Escape or the back button, and forgets what was typed", { tag: "@demo" }, async ({
    page,
    visit,
    landing,
    waitlist,
  }) => {
    await visit("/");
    await landing.joinTheWaitlist.click();
    await expect(waitlist.field).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(waitlist.dialog).toHaveCount(0);
    await expect(page).toHaveURL("/");
    await expect(landing.joinTheWaitlist).toBeFocused();

    await landing.joinTheWaitlist.click();
    await expect(waitlist.field).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL("/");
    await expect(waitlist.dialog).toHaveCount(0);
    await page.goForward();
    await expect(waitlist.field).toBeVisible();

    await waitlist.join("a@b");
    await expect(waitlist.message).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(waitlist.dialog).toHaveCount(0);
    await landing.joinTheWaitlist.click();
    await expect(waitlist.field).toHaveValue("");
    await expect(waitlist.message).toHaveCount(0);
  });

  test("closes, with its address, on an Escape as soon as it is shown", { tag: "@demo" }, async ({
    page,
    visit,
    landing,
    waitlist,
  }) => {
    await page.addInitScript(() => {
      const { showModal } = HTMLDialogElement.prototype;
      HTMLDialogElement.prototype.showModal = function () {
        showModal.call(this);
        this.dispatchEvent(new Event("cancel", { cancelable: true }));
      };
    });
    await visit("/");
    await landing.joinTheWaitlist.click();
    await expect(page).toHaveURL("/");
    await expect(waitlist.dialog).toHaveCount(0);
  });

  // Spec 2: "resets to the choice step"
  // Spec 4: "choice to waitlist on Join Waitlist; reset to choice on close."
  test("gives the focus back when its close link is used, and starts at the choice again", {
    tag: "@demo",
  }, async ({ visit, landing, waitlist }) => {
    await visit("/");
    await landing.tryComments.click();
    await expect(waitlist.chooseWaitlist).toBeFocused();
    await waitlist.close.click();
    await expect(waitlist.dialog).toHaveCount(0);
    await expect(landing.tryComments).toBeFocused();
    await landing.tryComments.click();
    await waitlist.chooseWaitlist.click();
    await expect(waitlist.field).toBeVisible();
    await waitlist.close.click();
    await landing.tryComments.click();
    await expect(waitlist.chooseDemo).toBeVisible();
  });

  test("keeps the focus among its own", { tag: "@demo" }, async ({ page, visit, waitlist }) => {
    await visit("/?welcome=choice");
    await expect(waitlist.chooseWaitlist).toBeFocused();
    const outside = page.locator("body :focus:not(dialog *)");
    for (let presses = 0; presses < 8; presses++) {
      await page.keyboard.press("Tab");
      await expect(outside).toHaveCount(0);
    }
  });

  // Spec 2: "blocks page scrolling while open"
  test("holds the page behind it still", async ({ page, visit, landing, waitlist }) => {
    await visit("/");
    await landing.tryComments.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(0);
    await landing.tryComments.click();
    await expect(waitlist.dialog).toBeVisible();
    await wheel(-before);
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await waitlist.close.click();
    await expect(waitlist.dialog).toHaveCount(0);
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await wheel(-before);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

    /** Turns the wheel and waits until the browser has had its chance to scroll. */
    async function wheel(pixels: number): Promise<void> {
      await page.mouse.move(200, 200);
      await page.mouse.wheel(0, pixels);
      await page.evaluate(
        () =>
          new Promise<void>((resolve) => {
            let frames = 20;
            requestAnimationFrame(function next() {
              if (frames-- > 0) requestAnimationFrame(next);
              else resolve();
            });
          }),
      );
    }
  });

  // Spec 5: "or when the trimmed field is empty"
  test("has its button disabled as long as the field is empty", async ({ visit, waitlist }) => {
    await visit("/?welcome=waitlist");
    await expect(waitlist.button).toBeDisabled();
    await waitlist.field.pressSequentially("   ");
    await expect(waitlist.button).toBeDisabled();
    await waitlist.field.pressSequentially("a");
    await expect(waitlist.button).toBeEnabled();
    await waitlist.field.clear();
    await expect(waitlist.button).toBeDisabled();
  });

  // Spec 2: "submit button 'Join Waitlist' ('Joining...' while sending)"
  // Spec 5: "Submit disabled while sending"
  // Spec 5: "input disabled while sending."
  // Spec 4: "Submission: idle, submitting, success"
  test("says 'Joining...' while it sends, and sends once", async ({ page, visit, waitlist, email }) => {
    await visit("/?welcome=waitlist");
    const sent = await holdBack(page);
    await waitlist.join(email);
    await expect(waitlist.button).toHaveText("Joining...");
    await expect(waitlist.button).toBeDisabled();
    await expect(waitlist.field).toBeDisabled();
    await page.keyboard.press("Enter");
    sent.release();
    await expect(waitlist.heading).toHaveText("You're on the list!");
    expect(sent.count()).toBe(1);
  });

  // Spec 5: "Invalid: 'Please enter a valid email address' and no call is made."
  test("asks nothing of the server about what is no address, and gives the field back", async ({
    page,
    visit,
    waitlist,
  }) => {
    await visit("/?welcome=waitlist");
    // The page where demo access may end is fetched ahead, once, and has nothing to do with the address.
    await page.waitForLoadState("networkidle");
    const asked: string[] = [];
    page.on("request", (request) => void asked.push(request.url()));
    await waitlist.join("a@b");
    await expect(waitlist.message).toHaveText("Please enter a valid email address");
    expect(asked).toEqual([]);
    await expect(waitlist.field).toBeFocused();
    await expect(waitlist.button).toBeEnabled();
  });

  test("leaves nothing in the history once it is closed", { tag: "@demo" }, async ({
    page,
    visit,
    landing,
    waitlist,
  }) => {
    await visit("/login");
    await visit("/");
    await landing.tryComments.click();
    await waitlist.chooseWaitlist.click();
    await expect(waitlist.field).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(waitlist.dialog).toHaveCount(0);
    await expect(page).toHaveURL("/");
    await page.goBack();
    await expect(page).toHaveURL("/login");
  });
});
