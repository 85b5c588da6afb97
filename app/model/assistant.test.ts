import { expect, it } from "vitest";
import { hostOf, isDocumentId } from "./assistant";

it("tells an address of a document from an id of ours", () => {
  expect(isDocumentId("https://assistant.example/oauth/client.json")).toBe(true);
  expect(
    ["https://assistant.example", "https://assistant.example/", "abc", "http://a.example/b"].some(
      isDocumentId,
    ),
  ).toBe(false);
  expect([hostOf("https://assistant.example/oauth/client.json"), hostOf("0123")]).toEqual([
    "assistant.example",
    null,
  ]);
});
