import { expect, it } from "vitest";
import { writeAlternatives } from "../../engines/title-writing";
import { scoreTitle } from "../../engines/titles";
import { tellChange, tellNote, tellPart } from "./tell";

it("names the parts of a score", () => {
  const names = (title: string) => scoreTitle(title).parts.map(tellPart);
  expect(names("Why does the cat run, and run!")).toEqual(
    expect.arrayContaining([
      "Length: 30 characters, 7 words",
      "Opens with a question word",
      "1 comma",
      "1 exclamation mark",
      "The word “run”, 2 times",
      "Everything else",
    ]),
  );
  expect(names("7 XQZZT cooks. They bake.")).toEqual(
    expect.arrayContaining([
      "2 sentences",
      "1 word all in capitals",
      "The number “7”",
      "The word “xqzzt” (not in the table)",
    ]),
  );
});

it("says what was changed and why", () => {
  expect(tellChange({ kind: "hashtags", words: ["#diy", "#tinyhouse"] })).toEqual({
    what: "Took out “#diy”, “#tinyhouse”",
    why: "Hashtags take room and say little. Put them in the description.",
  });
  expect(tellChange({ kind: "channel-name", words: ["Kaggle"] })).toEqual({
    what: "Left out “Kaggle”",
    why: "If it is your channel's name: YouTube shows that below the title. No difference in clicks is known.",
  });
  expect(tellChange({ kind: "apostrophe", words: ["dont"] }).what).toBe("Wrote “dont” with an apostrophe");
  expect(tellChange({ kind: "with", words: ["w/"] }).what).toBe("Wrote “w/” out");
  expect(tellChange({ kind: "end", words: ["and one more"] }).why).toBe(
    "Lists cut titles at about 60 characters, phones earlier.",
  );
});

it.each([
  ["", "There is no title."],
  ["Minimalism", "One word leaves nothing to change. Write what the video shows in a few words."],
  ["Please CODM, not again!", "Keep its words, or just tidy it: “Please CODM, not again”."],
  ["x ".repeat(150), "It is longer than 200 characters. No title on YouTube is."],
])("says why %j has no alternatives", (title, text) => {
  const { note } = writeAlternatives(title);
  expect(note && tellNote(note)).toBe(text);
});
