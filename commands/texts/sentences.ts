import { type JSXChild, type JSXElement, parseSync, Visitor } from "oxc-parser";

/** A sentence as it stands on screen: "…" for what is filled in later. */
export interface Sentence {
  text: string;
  words: number;
  line: number;
}

type Program = ReturnType<typeof parseSync>["program"];

/** Elements that stand within a line of text. */
const INLINE = new Set("a abbr b code em i kbd Link mark small span strong sub sup time".split(" "));
const HOLE = "…";

/**
 * The sentences that a module of the product shows: its strings and templates of three words and more that begin like
 * a sentence (a capital, a quote or a filled-in part), and the text between JSX tags, a link or an emphasis in it
 * included. Class names, keys and import paths are left out.
 */
export function readSentences(path: string, source: string): Sentence[] {
  const { program } = parseSync(path, source);
  return textsOf(program)
    .flatMap(({ text, start }) => {
      const line = source.slice(0, start).split("\n").length;
      return splitSentences(text).map((sentence) => ({ text: sentence, words: countWords(sentence), line }));
    })
    .filter(({ words, text }) => words >= 3 && /^["“‘'(]?(?:\p{Lu}|\p{N}|…)/u.test(text));
}

/** Splits at full stops, question and exclamation marks before a space, between cells (" | ", " / ") and lines. */
export function splitSentences(text: string): string[] {
  return text
    .split(/(?<=[.!?:]["”’)]?)\s+(?=["“‘'(]?(?:\p{Lu}|\p{N}|…))| [|/] |\n/u)
    .map((sentence) => sentence.replace(/\s+/g, " ").trim())
    .filter((sentence) => sentence !== "");
}

/** Words as a reader counts them: what holds a letter or a digit, and each filled-in part. */
export function countWords(sentence: string): number {
  return sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}…]/u.test(word)).length;
}

function textsOf(program: Program): { text: string; start: number }[] {
  const texts: { text: string; start: number }[] = [];
  const within = new Set<number>();
  const take = (text: string, start: number) => {
    if (!within.has(start)) texts.push({ text, start });
    within.add(start);
  };
  new Visitor({
    JSXElement(element) {
      if (isInline(element) && within.has(element.start)) return;
      take(lineText(element.children, within), element.children[0]?.start ?? element.start);
    },
    JSXFragment({ children, start }) {
      take(lineText(children, within), children[0]?.start ?? start);
    },
    JSXAttribute({ name, value }) {
      if (name.type === "JSXIdentifier" && name.name === "className" && value) within.add(value.start);
    },
    ImportDeclaration({ source: { start } }) {
      within.add(start);
    },
    Literal({ value, start }) {
      if (typeof value === "string" && !isClassNames(value)) take(value, start);
    },
    TemplateLiteral({ quasis, start }) {
      const text = quasis.map((quasi) => quasi.value.cooked ?? "").join(HOLE);
      if (!isClassNames(text)) take(text, start);
    },
  }).visit(program);
  return texts;
}

function isInline({ openingElement: { name } }: JSXElement): boolean {
  return name.type === "JSXIdentifier" && INLINE.has(name.name);
}

/** What children show in one line: text, filled-in parts and inline elements; other elements end the line. */
function lineText(children: JSXChild[], within: Set<number>): string {
  return children
    .map((child) => {
      if (child.type === "JSXText") return child.value.replace(/\s*\n\s*/g, " ");
      if (child.type === "JSXExpressionContainer") {
        const { expression } = child;
        if (expression.type === "Literal" && typeof expression.value === "string") {
          within.add(expression.start);
          return expression.value;
        }
        return expression.type === "JSXEmptyExpression" ? "" : HOLE;
      }
      if (child.type !== "JSXElement" || !isInline(child)) return "\n";
      within.add(child.start);
      return lineText(child.children, within);
    })
    .join("");
}

/** "flex gap-3 …": words in small letters, most with a hyphen, a bracket or a digit. */
function isClassNames(text: string): boolean {
  const words = text.trim().split(/\s+/);
  return (
    words.filter((word) => /^[a-z0-9:[\]()/.%_*&>!,…-]*[-:[][a-z0-9:[\]()/.%_*&>!,…-]*$/.test(word)).length >
    words.length / 3
  );
}

/** Where texts on screen are written: pages, views, messages; sample data, examples and engines hold other people's words. */
export function showsTexts(path: string): boolean {
  return (
    /^app\/.*\.tsx?$/.test(path) &&
    !/\.test\.tsx?$|^app\/engines\/|\/(?:pool|example|sample[^/]*)\.tsx?$|\/language\/prompt/.test(path)
  );
}
