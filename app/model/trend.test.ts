import { expect, it } from "vitest";
import { topicKey } from "./trend";

it("spells a topic the same way however it is typed", () => {
  expect(topicKey("  Content   CREATION ")).toBe("content creation");
  expect(topicKey("cafe\u0301")).toBe(topicKey("CAFÉ"));
});
