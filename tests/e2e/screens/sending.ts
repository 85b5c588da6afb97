import type { Page } from "@playwright/test";

/** Holds every form that the page sends from now on, until it is released. */
export async function holdBack(page: Page): Promise<{ release(): void; count(): number }> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  let count = 0;
  await page.route("**", async (route) => {
    if (route.request().method() === "POST") {
      count++;
      await released;
    }
    await route.continue();
  });
  return { release, count: () => count };
}
