import type { Page } from "@playwright/test";

/** The landmark that a link or a form stands in. */
export type Part = "banner" | "main" | "contentinfo" | "complementary" | "top";

export interface Call {
  part: Part;
  /** What the link or the form's button says. */
  name: string;
  /** Its address as the page has it; POST before a form's. */
  to: string;
}

const SELECTORS: Record<Part, string> = {
  main: "main",
  banner: "header",
  contentinfo: "footer",
  complementary: "aside",
  top: "body",
};

/** Every link of the page that is open and every form's button, in their order. */
export function callsOn(page: Page): Promise<Call[]> {
  return page.evaluate((selectors) => {
    const parts = Object.entries(selectors) as [Call["part"], string][];
    const calls = document.querySelectorAll<HTMLElement>(
      "a[href], button[type=submit], form button:not([type])",
    );
    return [...calls].map((call) => {
      const form = call.closest("form");
      const part = parts.find(([, selector]) => call.closest(selector))?.[0] ?? "top";
      const name = call.getAttribute("aria-label") ?? call.textContent?.trim() ?? "";
      const to = form ? `POST ${form.getAttribute("action")}` : (call.getAttribute("href") ?? "");
      return { part, name, to };
    });
  }, SELECTORS);
}

/** The one to be pressed: `nth` where a part holds several of that name. */
export function locate(page: Page, { part, name, to }: Call, nth = 0) {
  const role = to.startsWith("POST ") ? "button" : "link";
  const within = part === "top" ? page.locator("body") : page.getByRole(part);
  return within.getByRole(role, { name, exact: true }).nth(nth);
}
