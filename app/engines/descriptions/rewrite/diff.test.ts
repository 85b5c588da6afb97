import { expect, it } from "vitest";
import { diffLines, diffSentences } from "./diff";

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

it("compares line by line: what moved is there once, what was split is gone and new", () => {
  const rows = diffLines(
    "Links\n\nI fixed it. It ran. It stopped.\n\nThe lathe.\nBye",
    "The lathe.\n\nLinks\n\nI fixed it.\n\nIt ran. It stopped.\n\nBye",
  );
  expect(rows).toEqual([
    { text: "The lathe.", mark: "moved", from: 5, to: 1 },
    { text: "Links", mark: "kept", from: 1, to: 3 },
    { text: "I fixed it. It ran. It stopped.", mark: "gone", from: 3, to: null },
    { text: "I fixed it.", mark: "new", from: null, to: 5 },
    { text: "It ran. It stopped.", mark: "new", from: null, to: 7 },
    { text: "Bye", mark: "kept", from: 6, to: 9 },
  ]);
});
