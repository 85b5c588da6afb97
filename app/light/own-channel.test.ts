import { expect, it } from "vitest";
import { ownField, readOwnText } from "./own-channel";

it.each([
  ["  @harborframe ", { channel: "@harborframe", uploads: "" }],
  [
    "https://www.youtube.com/@harborframe\n",
    { channel: "https://www.youtube.com/@harborframe", uploads: "" },
  ],
  ["", { channel: "", uploads: "" }],
  [" \r\n ", { channel: "", uploads: "" }],
  ["Knives\r\n12K views\r\n1 day ago", { channel: "", uploads: "Knives\r\n12K views\r\n1 day ago" }],
  ["x".repeat(201), { channel: "", uploads: "x".repeat(201) }],
])("reads %j as a channel's name or a list", (typed, read) => {
  expect(readOwnText(typed)).toEqual(read);
});

it("names the field that holds what is at fault", () => {
  expect(["channel", "uploads", "file", "order", undefined].map(ownField)).toEqual([
    ...["own", "own", "file", "order"],
    undefined,
  ]);
});
