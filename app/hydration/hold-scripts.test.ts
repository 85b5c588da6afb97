import { describe, expect, it } from "vitest";
import { holdScripts } from "./hold-scripts";

const PAGE =
  `<html><head><link rel="modulepreload" href="/assets/entry.js" nonce="n"/>` +
  `<link rel="preload" href="/assets/sans.woff2" as="font"/>` +
  `<link rel="modulepreload" href="/assets/root.js" nonce="n"/></head><body><p>$&amp; $1</p>` +
  `<script nonce="n">window.data = 1;</script>` +
  `<script nonce="n" type="module" async="">import "/assets/root.js";\nimport("/assets/entry.js");</script>` +
  `</body></html>`;

describe("holdScripts", () => {
  const held = holdScripts(PAGE, "wake('$&')", "n");

  it("removes everything that would start React", () => {
    expect(held).not.toMatch(/modulepreload|type="module"/);
  });

  it("keeps the module script's text, nonce and preloads", () => {
    expect(held).toContain(
      `<script nonce="n" type="held" data-modules="/assets/entry.js /assets/root.js">import "/assets/root.js";\nimport("/assets/entry.js");</script>`,
    );
  });

  it("puts the wake script at the very end, unchanged", () => {
    expect(held).toContain(`</script><script nonce="n">wake('$&')</script></body></html>`);
  });

  it("leaves the rest of the page unchanged", () => {
    expect(held).toContain(`<link rel="preload" href="/assets/sans.woff2" as="font"/>`);
    expect(held).toContain(`<p>$&amp; $1</p><script nonce="n">window.data = 1;</script>`);
  });

  it("throws without a module script", () => {
    expect(() => holdScripts("<html><body></body></html>", "", "n")).toThrow("no module script");
  });
});
