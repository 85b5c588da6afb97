import { basename } from "node:path";
import { describe, expect, it } from "vitest";
import { HELD_SCRIPT_BYTES, OWN_SCRIPT_BYTES } from "../../commands/bench/bounds";
import { toolPaths } from "../../commands/bench/routes";
import { brotliBytes } from "../../commands/bench/weight";
import { pageScripts, ROUTES, SCRIPTS } from "../support/built-client";

const SIZES = new Map([...SCRIPTS].map(([address, code]) => [address, brotliBytes(Buffer.from(code))]));

const sum = (addresses: string[]) =>
  addresses.reduce((total, address) => total + (SIZES.get(address) ?? 0), 0);

/** "tool-DXr1eoQJ.js 4335", the largest first: what to look at where a bound is exceeded. */
const listed = (addresses: string[]) =>
  addresses
    .map((address) => ({ name: basename(address), size: SIZES.get(address) ?? 0 }))
    .toSorted((one, other) => other.size - one.size)
    .map(({ name, size }) => `${name} ${size}`)
    .join("\n");

const named = (name: string) =>
  [...SCRIPTS.keys()].filter((address) => basename(address).startsWith(`${name}-`));

const SIGNED_IN = ["/dashboard", "/plan", "/channel", "/account"];

/** What every page loads. */
const EVERYWHERE = ["/", "/login", ...toolPaths(), ...SIGNED_IN]
  .map((path) => [...pageScripts(path).keys()])
  .reduce((all, loaded) => all.filter((address) => loaded.includes(address)));

describe("the first interaction on /", () => {
  const loaded = [...pageScripts("/").keys()];

  it(`loads at most ${HELD_SCRIPT_BYTES} bytes of script`, () => {
    expect(loaded).toContain(ROUTES.find(({ index }) => index)?.module);
    expect(sum(loaded), listed(loaded)).toBeLessThanOrEqual(HELD_SCRIPT_BYTES);
  });

  // That no script holds a schema, an engine's table or a sample is in tools.test.ts.
  it.each([
    ["what drags cards", "data-pdnd-honey-pot"],
    ["confetti", "disableForReducedMotion"],
    ["the frame of the rooms", "Back to the card"],
    ["the tools", "Start over?"],
  ])("loads nothing of %s", (_what, mark) => {
    const holding = [...SCRIPTS].filter(([, code]) => code.includes(mark)).map(([address]) => address);
    expect(holding).toHaveLength(1);
    expect(loaded).not.toContain(holding[0]);
  });
});

describe.each([...toolPaths(), ...SIGNED_IN])("%s", (path) => {
  const loaded = [...pageScripts(path).keys()];
  const own = loaded.filter((address) => !EVERYWHERE.includes(address));

  it(`loads at most ${OWN_SCRIPT_BYTES} bytes of script beyond what all pages load`, () => {
    expect(own.length).toBeGreaterThan(2);
    expect(sum(own), listed(own)).toBeLessThanOrEqual(OWN_SCRIPT_BYTES);
  });

  it("loads what drags cards and checks pictures only once they are needed", () => {
    const later = ["attach", "checked-picture", "confetti.module"].flatMap(named);
    expect(later).toHaveLength(3);
    expect(later.filter((address) => loaded.includes(address))).toEqual([]);
  });
});

// Each file that pages share has a bound of its own, below which one that grew is found before a page is over its bound.
it.each([
  ["framework", 97_000],
  ["ui", 7_600],
  ["frame", 4_000],
  ["tool", 5_000],
  ["desk", 1_850],
])("%s, which pages share, is one file of at most %i bytes", (name, bound) => {
  const files = named(name);
  expect(files).toHaveLength(1);
  expect(sum(files), listed(files)).toBeLessThanOrEqual(bound);
});
