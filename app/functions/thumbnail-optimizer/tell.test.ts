import { expect, it } from "vitest";
import { type TitleChange, writeAlternatives } from "../../engines/title-writing";
import { tellChanges, tellNote } from "./tell";

const tellChange = (change: TitleChange) => tellChanges([change])[0];

it("says what was changed and why", () => {
  expect(tellChange({ kind: "hashtags", words: ["#diy", "#tinyhouse"] })).toEqual({
    what: "Took out “#diy”, “#tinyhouse”",
    why: "Hashtags take room and say little. Put them in the description.",
  });
  expect(tellChange({ kind: "channel-name", words: ["Kaggle"] })).toEqual({
    what: "Left out “Kaggle”",
    why: "If it is your channel's name: YouTube shows that below the title. It made no difference in views.",
  });
  expect(tellChange({ kind: "apostrophe", words: ["dont"] })?.what).toBe("Wrote “dont” with an apostrophe");
  expect(tellChange({ kind: "with", words: ["w/"] })?.what).toBe("Wrote “w/” out");
  expect(tellChange({ kind: "end", words: ["and one more"] })?.why).toBe(
    "Lists cut titles at about 60 characters, phones earlier.",
  );
});

it.each([
  ["", "There is no title."],
  ["Minimalism", "One word leaves nothing to change. Write what the video shows in a few words."],
  ["Please CODM, not again!", "Little to change. Tidied: “Please CODM, not again”."],
  ["x ".repeat(150), "It is longer than 200 characters. No title on YouTube is."],
])("says why %j has no alternatives", (title, text) => {
  const { note } = writeAlternatives(title);
  expect(note && tellNote(note)).toBe(text);
});

it("gives a reason that two changes share once", () => {
  const [first, second] = tellChanges([
    { kind: "end", words: ["one"] },
    { kind: "end", words: ["two"] },
  ]);
  expect(first).toEqual({ what: "Left out “one”", why: "" });
  expect(second?.why).toMatch(/^Lists cut titles/);
});
