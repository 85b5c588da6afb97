import { describe, expect, it } from "vitest";
import { countWords, readSentences, showsTexts, splitSentences } from "./sentences";

const texts = (source: string, path = "view.tsx") => readSentences(path, source).map(({ text }) => text);

describe("readSentences", () => {
  it("reads strings and templates, a filled-in part as one word", () => {
    expect(
      texts(
        "export const a = { wait: `Wait $" + "{seconds} seconds. Then send it again.`, key: 'too-many' };",
      ),
    ).toEqual(["Wait … seconds.", "Then send it again."]);
  });

  it("reads the text between tags with the links and the emphasis in it as one sentence", () => {
    const source = `const View = () => <p>Your plan is <strong>{plan}</strong>, see <Link to="/pricing">all plans</Link>.</p>;`;
    expect(readSentences("view.tsx", source)).toEqual([
      { text: "Your plan is …, see all plans.", words: 7, line: 1 },
    ]);
  });

  it("ends a sentence where a block begins", () => {
    expect(texts("const View = () => <div>Two of three<p>One more line here</p></div>;")).toEqual([
      "Two of three",
      "One more line here",
    ]);
  });

  it("leaves out class names, imports and short strings", () => {
    expect(
      texts(
        `import a from "A module of four"; const b = <p className="Flex or a block">Hi</p>; const c = "mt-4 flex gap-3";`,
      ),
    ).toEqual([]);
  });
});

it("splits at full stops and line ends, not within numbers or addresses", () => {
  expect(splitSentences("It costs $1.50 at a.b. Buy two!\nOr none?")).toEqual([
    "It costs $1.50 at a.b.",
    "Buy two!",
    "Or none?",
  ]);
});

it("splits the cells of a text table", () => {
  expect(splitSentences("7% | with a face / Cut it | Say why")).toEqual([
    "7%",
    "with a face",
    "Cut it",
    "Say why",
  ]);
});

it("counts what a reader would call a word", () => {
  expect(countWords("7 of 10 – that’s … more")).toBe(6);
});

it("looks where texts on screen are written", () => {
  expect(["app/light/messages.ts", "app/site/view.tsx"].every(showsTexts)).toBe(true);
  expect(
    [
      "app/light/show.test.ts",
      "app/engines/titles/index.ts",
      "app/functions/rpm-booster/pool.ts",
      "workers/app.ts",
    ].some(showsTexts),
  ).toBe(false);
});
