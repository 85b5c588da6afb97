// The one question that Biome does not ask: can a regular expression take time that grows faster than its text? Style
// and everything else is Biome's.
import regexp from "eslint-plugin-regexp";
import { parseSync, visitorKeys } from "oxc-parser";

/** Reads TypeScript for ESLint: TypeScript 7 has no interface that a parser could use. */
const parser = {
  meta: { name: "oxc-parser" },
  parseForESLint(text, { filePath }) {
    const { program, comments, errors } = parseSync(filePath, text, { range: true });
    if (errors.length > 0) throw new SyntaxError(errors[0].message);
    // Without one there is nothing to ask: its tree need not be walked.
    const body = holdsPattern(program) ? program.body : [];
    const ast = locate({ ...program, body, comments, tokens: [] }, text);
    return { ast, visitorKeys };
  },
};

/** Whether a tree holds a regular expression, written as one or made by `RegExp`. */
function holdsPattern(node) {
  if (node.regex || (node.type === "Identifier" && node.name === "RegExp")) return true;
  return (visitorKeys[node.type] ?? []).some((key) =>
    [node[key]].flat().some((child) => child && holdsPattern(child)),
  );
}

/** Adds `loc`, which ESLint asks of every node: lines from 1, columns from 0. */
function locate(ast, text) {
  const starts = [
    0,
    ...Array.from(text.matchAll(/\r\n|[\r\n\u2028\u2029]/g), (end) => end.index + end[0].length),
  ];
  const position = (offset) => {
    let [line, after] = [0, starts.length];
    while (after - line > 1) {
      const middle = (line + after) >> 1;
      if (starts[middle] <= offset) line = middle;
      else after = middle;
    }
    return { line: line + 1, column: offset - starts[line] };
  };
  const visit = (node) => {
    node.range ??= [node.start, node.end];
    node.loc = { start: position(node.range[0]), end: position(node.range[1]) };
    for (const key of visitorKeys[node.type] ?? []) {
      for (const child of [node[key]].flat()) if (child) visit(child);
    }
  };
  visit(ast);
  for (const comment of ast.comments) visit(comment);
  return ast;
}

export default [
  {
    files: ["app/**/*.{ts,tsx}", "workers/**/*.ts"],
    ignores: ["**/*.test.{ts,tsx}"],
    languageOptions: { parser },
    plugins: { regexp },
    rules: {
      "regexp/no-super-linear-backtracking": ["error", { report: "potential" }],
      "regexp/no-super-linear-move": ["error", { report: "potential" }],
    },
  },
];
