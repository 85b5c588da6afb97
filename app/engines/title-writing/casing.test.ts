import { expect, it } from "vitest";
import { calmed, casingOf, moved } from "./casing";

it("tells how a title writes its words", () => {
  expect(casingOf("How I Built a House in Rome")).toBe("all but small words");
  expect(casingOf("How I Built A House In Rome")).toBe("every word");
  expect(casingOf("How I built a house in Rome")).toBe("sentence");
});

it("makes shouting small, but no name and no short form", () => {
  expect(calmed("I TRIED EVERY USB CABLE")).toBe("I Tried Every USB Cable");
  expect(calmed("I NEVER bought IKEA shelves again")).toBe("I never bought IKEA shelves again");
  expect(calmed("Sony A7 IV vs MAZDA")).toBe("Sony A7 IV vs MAZDA");
});

it("moves only what is known to be no name inside of a sentence", () => {
  expect(moved("My dog eats grass", "sentence")).toBe("my dog eats grass");
  expect(moved("Japan by train", "sentence")).toBeNull();
  expect(moved("Japan by Train", "every word")).toBe("Japan by Train");
});
