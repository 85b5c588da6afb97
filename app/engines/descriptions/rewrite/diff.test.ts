import { expect, it } from "vitest";
import { diffSentences } from "./diff";

it("marks what was kept, moved, changed, added and removed", () => {
  const before = "Hello all. We met. I fixed the lathe!!! It ran.\nGone with the wind.";
  const after = "It ran.\nNew title.\n\nHello all. We met. I fixed the lathe!";
  const marks = (units: { text: string; mark: string }[]) =>
    units.map(({ text, mark }) => `${mark}: ${text}`);
  const compared = diffSentences(before, after);
  expect(marks(compared.before)).toEqual([
    "kept: Hello all.",
    "kept: We met.",
    "changed: I fixed the lathe!!!",
    "moved: It ran.",
    "gone: Gone with the wind.",
  ]);
  expect(marks(compared.after)).toEqual([
    "moved: It ran.",
    "new: New title.",
    "kept: Hello all.",
    "kept: We met.",
    "changed: I fixed the lathe!",
  ]);
  expect(compared.after.at(-1)?.line).toBe(3);
});

it("marks equal texts as kept, line by line", () => {
  const { before, after } = diffSentences("One two.\r\nThree.", "One two.\nThree.");
  expect([...before, ...after].map(({ mark }) => mark)).toEqual(["kept", "kept", "kept", "kept"]);
});

it("marks a sentence moved to the front as moved, and the one it passed as kept", () => {
  const { before, after } = diffSentences("It squeaks.\nI fixed it.", "I fixed it.\nIt squeaks.");
  expect(before.map(({ mark }) => mark)).toEqual(["kept", "moved"]);
  expect(after.map(({ mark }) => mark)).toEqual(["moved", "kept"]);
});

it("marks lines that became one as changed, not as gone", () => {
  const { before, after } = diffSentences(
    "#lathe #oil\nIt ran.\n#repair #cold",
    "It ran.\n\n#lathe #oil #repair #cold",
  );
  expect(before.map(({ mark }) => mark)).toEqual(["changed", "kept", "changed"]);
  expect(after.map(({ mark }) => mark)).toEqual(["kept", "changed"]);
});
