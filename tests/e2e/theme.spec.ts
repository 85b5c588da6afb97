import { expect, test } from "./journey.ts";

for (const scheme of ["light", "dark"] as const) {
  test.describe(`On a system that prefers ${scheme}`, () => {
    test.use({ colorScheme: scheme });

    // Spec 4: "else from the system dark-mode preference."
    test("the first visit follows the system", async ({ visit, theme }) => {
      await visit("/");
      expect(await theme.current()).toBe(scheme);
      await expect(scheme === "dark" ? theme.toLight : theme.toDark).toBeVisible();
      await expect(scheme === "dark" ? theme.toDark : theme.toLight).toBeHidden();
    });

    // Spec 4: "starts from the stored preference if 'light' or 'dark'"
    // Spec 4: "Toggling flips it"
    test("a choice holds against the system", async ({ page, visit, theme }) => {
      const [flip, back, other] =
        scheme === "dark"
          ? ([theme.toLight, theme.toDark, "light"] as const)
          : ([theme.toDark, theme.toLight, "dark"] as const);
      await visit("/");
      await flip.click();
      await expect(back).toBeVisible();
      expect(await theme.current()).toBe(other);
      await page.reload();
      expect(await theme.current()).toBe(other);
      await visit("/dashboard");
      expect(await theme.current()).toBe(other);
      await back.click();
      await expect(flip).toBeVisible();
      expect(await theme.current()).toBe(scheme);
      await page.reload();
      expect(await theme.current()).toBe(scheme);
    });
  });
}

test("The theme is changed without losing one's place", { tag: "@with-script" }, async ({
  page,
  visit,
  analyzer,
  theme,
}) => {
  await visit("/youtube-tool?q=React+tutorials");
  await theme.toDark.click();
  await expect(theme.toLight).toBeVisible();
  await expect(page).toHaveURL("/youtube-tool?q=React+tutorials");
  await expect(analyzer.results).toBeVisible();
});

test.describe("The theme, alive", { tag: "@with-script" }, () => {
  // Spec 4: "Toggling flips it, adds or removes a dark class on the document root and stores it (local storage, key built from the product name plus 'theme')."
  test("flips at once, asks nothing of the server and is mirrored", async ({ page, visit, theme }) => {
    await visit("/youtube-tool?q=React+tutorials");
    const asked: string[] = [];
    page.on("request", (request) => {
      if (["document", "fetch", "xhr"].includes(request.resourceType())) asked.push(request.url());
    });
    await theme.toDark.click();
    expect(await theme.current()).toBe("dark");
    expect(await theme.stored()).toBe("dark");
    await expect(theme.toLight).toBeFocused();
    await theme.toLight.click();
    expect(await theme.current()).toBe("light");
    expect(await theme.stored()).toBe("light");
    expect(asked).toEqual([]);
  });

  test("leaves no trace in the history", async ({ page, visit, theme }) => {
    await visit("/login");
    await visit("/");
    await theme.toDark.click();
    await theme.toLight.click();
    await page.goBack();
    await expect(page).toHaveURL("/login");
  });

  test("comes back from its mirror when cookies were cleared", async ({ page, context, visit, theme }) => {
    await visit("/");
    await theme.toDark.click();
    await context.clearCookies();
    await visit("/login");
    await expect(theme.toLight).toBeVisible();
    expect(await theme.current()).toBe("dark");
    await page.goto("/signup");
    expect(await theme.current()).toBe("dark");
  });

  test("stays while one goes from page to page", async ({ page, visit, shell, theme }) => {
    await visit("/dashboard");
    await theme.toDark.click();
    await shell.tool("Content Analyzer").click();
    await expect(page).toHaveURL("/youtube-tool");
    expect(await theme.current()).toBe("dark");
  });
});

test.describe("The theme's button", { tag: "@without-script" }, () => {
  // Spec 2: "Light/dark toggle top-right on large screens and in the mobile header."
  for (const width of [1280, 390]) {
    test(`stands at the top right of a screen ${width} wide`, async ({ page, visit, theme }) => {
      await page.setViewportSize({ width, height: 844 });
      await visit("/dashboard");
      const box = await theme.toDark.boundingBox();
      expect(box?.y).toBeLessThan(64);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(width - 80);
    });
  }
});
