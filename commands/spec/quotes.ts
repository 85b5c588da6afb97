import { plain } from "./sentences.ts";

/** A piece of the spec that a test says it shows. */
export interface Quote {
  section: number;
  text: string;
  file: string;
  line: number;
  /** The test under it, or whose title it stands in. */
  test: string | null;
}

const COMMENT = /^\s*\/\/ Spec (\d+): "(.*)"\s*$/;
const TITLE = /^\s*(?:it|test|describe)\b.*?(["'`])Spec (\d+): (?:\\"|")(.*?)\\?"\1/;
const TEST = /\b(?:it|test|describe)(?:\.\w+)*\s*\(/;
/** A test's title, also where its table stands between: `it.each([...])("title"`. */
const NAMED = /(?:\b(?:it|test|describe)(?:\.(?!each)\w+)*\(\s*|\)\(\s*|^\s*)(["'`])((?:\\.|(?!\1).)+)\1/;

/** The quotes in the text of a test file, `// Spec 4: "…"` in a line of its own or in a test's title. */
export function quotesIn(source: string, file: string): Quote[] {
  const lines = source.split("\n");
  return lines.flatMap((line, index) => {
    const at = { file, line: index + 1 };
    const [, section, text] = COMMENT.exec(line) ?? [];
    if (section && text)
      return [{ section: Number(section), text: quoted(text), ...at, test: testUnder(lines, index) }];
    const [, , ofTitle, escaped] = TITLE.exec(line) ?? [];
    if (!ofTitle || !escaped) return [];
    const unescaped = quoted(escaped.replaceAll("\\", ""));
    return [{ section: Number(ofTitle), text: unescaped, ...at, test: unescaped }];
  });
}

/** As it is looked for. A row may be quoted as it stands in its table, with a line at each end. */
function quoted(text: string): string {
  return plain(text.replace(/^\s*\||\|\s*$/g, ""));
}

/** The title of the test that a comment stands above, if one follows within its table. */
function testUnder(lines: string[], comment: number): string | null {
  const start = lines.findIndex((line, index) => index > comment && !/^\s*(\/\/.*)?$/.test(line));
  if (start < 0 || !TEST.test(lines[start] ?? "")) return null;
  for (const line of lines.slice(start, start + 30)) {
    const title = NAMED.exec(line)?.[2];
    if (title) return title.replaceAll("\\", "");
  }
  return null;
}
