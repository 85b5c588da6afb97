import { expect, it } from "vitest";
import { calm, moveInsideSurely, readCasing } from "./casing";

it("reads the casing of a title", () => {
  expect(readCasing("How I Built a House in Rome")).toBe("all but small words");
  expect(readCasing("How I Built A House In Rome")).toBe("every word");
  expect(readCasing("How I built a house in Rome")).toBe("sentence");
});

it("calms shouting, but no names and no acronyms", () => {
  expect(calm("I TRIED EVERY USB CABLE")).toBe("I Tried Every USB Cable");
  expect(calm("I NEVER bought IKEA shelves again")).toBe("I never bought IKEA shelves again");
  expect(calm("Sony A7 IV vs MAZDA")).toBe("Sony A7 IV vs MAZDA");
});

it("moves only what is surely no name inside a sentence", () => {
  expect(moveInsideSurely("My dog eats grass", "sentence")).toBe("my dog eats grass");
  expect(moveInsideSurely("Japan by train", "sentence")).toBeNull();
  expect(moveInsideSurely("Japan by Train", "every word")).toBe("Japan by Train");
});
