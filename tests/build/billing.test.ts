import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { describe, expect, it } from "vitest";

const scripts = globSync("build/client/assets/*.js").map((path) => ({
  name: basename(path),
  text: readFileSync(path, "utf8"),
}));

const holding = (words: string) => scripts.filter(({ text }) => text.includes(words)).map(({ name }) => name);

describe("what the browser is given of billing", () => {
  it("has confetti in a chunk of its own, which nothing loads before it is thrown", () => {
    const [chunk = "", ...others] = holding("disableForReducedMotion");
    expect(chunk).toMatch(/^confetti\./);
    expect(others).toEqual([]);
    const importing = scripts.filter(({ text }) =>
      new RegExp(`(from|import)\\s*["'\`]\\./${chunk}`).test(text),
    );
    expect(importing).toEqual([]);
    expect(holding(`import(\`./${chunk}\`)`).concat(holding(`import("./${chunk}")`))).toHaveLength(1);
  });

  it("has nothing of Stripe's client and no price", () => {
    for (const words of ["api.stripe.com", "Stripe-Version", "price_starter", "price_pro", "price_creator"]) {
      expect(holding(words), words).toEqual([]);
    }
  });
});
