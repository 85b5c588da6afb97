import type { Page } from "@playwright/test";

/** Light or dark, as the page is really painted. */
export class Theme {
  constructor(private page: Page) {}

  get toDark() {
    return this.page.getByRole("button", { name: "Switch to dark theme" });
  }

  get toLight() {
    return this.page.getByRole("button", { name: "Switch to light theme" });
  }

  async current(): Promise<"light" | "dark"> {
    const [r = 0, g = 0, b = 0] = await this.page.evaluate(() => {
      // Whatever notation the background is written in, a canvas reads it as bytes.
      const brush = document.createElement("canvas").getContext("2d");
      if (!brush) throw new Error("no canvas");
      brush.fillStyle = getComputedStyle(document.documentElement).backgroundColor;
      brush.fillRect(0, 0, 1, 1);
      return [...brush.getImageData(0, 0, 1, 1).data];
    });
    return r + g + b < 3 * 128 ? "dark" : "light";
  }

  /** The mirror of the choice in local storage. */
  stored(): Promise<string | null> {
    return this.page.evaluate(() => localStorage.getItem("greenlight-theme"));
  }
}
