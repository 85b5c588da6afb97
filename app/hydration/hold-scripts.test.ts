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

  it("leaves nothing that would start React", () => {
    expect(held).not.toMatch(/modulepreload|type="module"/);
  });

  it("keeps the module script's text, its nonce and what it would load", () => {
    expect(held).toContain(
      `<script nonce="n" type="held" data-modules="/assets/entry.js /assets/root.js">import "/assets/root.js";\nimport("/assets/entry.js");</script>`,
    );
  });

  it("puts the waking script at the very end, as it is", () => {
    expect(held).toContain(`</script><script nonce="n">wake('$&')</script></body></html>`);
  });

  it("leaves the rest of the page alone", () => {
    expect(held).toContain(`<link rel="preload" href="/assets/sans.woff2" as="font"/>`);
    expect(held).toContain(`<p>$&amp; $1</p><script nonce="n">window.data = 1;</script>`);
  });

  it("throws where there is nothing to hold", () => {
    expect(() => holdScripts("<html><body></body></html>", "", "n")).toThrow("no module script");
  });
});
