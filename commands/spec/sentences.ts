/** A paragraph, bullet or table row of the spec, as quotes are looked for in it. */
export interface Block {
  section: number;
  text: string;
  sentences: Sentence[];
}

/** A piece of a block, by where it stands in the block's text. */
interface Sentence {
  from: number;
  to: number;
}

const SECTION = /^## (\d+)\. /;
/** A table's heading or the line under it. */
const TABLE_HEAD = /^\|[\s:|-]+\|$/;
/** A message in quotes, which may hold full stops, and apostrophes between letters. */
const MESSAGE = /(?<=^|[\s(])'(?:[^']|'(?=\w))*'(?=[\s.,;:)]|$)/g;
const BETWEEN_SENTENCES = /(?<=[.!?]['")]?)\s+(?=[A-Z{'(])/g;

/** The numbered sections of a spec in Markdown, cut into blocks and sentences. A row of a table is one sentence. */
export function blocksOf(markdown: string): Block[] {
  const blocks: Block[] = [];
  let section = 0;
  const lines = markdown.split("\n");
  for (const [index, line] of lines.entries()) {
    section = Number(SECTION.exec(line)?.[1] ?? section);
    if (section === 0 || line.startsWith("#") || line.trim() === "") continue;
    if (line.startsWith("|")) {
      const isHead = TABLE_HEAD.test(line) || TABLE_HEAD.test(lines[index + 1] ?? "");
      if (!isHead) blocks.push(row(section, line));
    } else blocks.push(paragraph(section, line));
  }
  return blocks;
}

/** As quotes are compared: without marks for bold and code, with single spaces. */
export function plain(text: string): string {
  return text
    .replace(/\*\*|`/g, "")
    .replace(/\s+/g, " ")
    .trim();
}

function row(section: number, line: string): Block {
  const cells = line.split("|").slice(1, -1).map(plain);
  const text = cells.join(" | ");
  // The first cell says what the row is about, and need not be quoted.
  return {
    section,
    text,
    sentences: [{ from: text.length - cells.slice(1).join(" | ").length, to: text.length }],
  };
}

function paragraph(section: number, line: string): Block {
  const label = /^- \*\*([^*]+)\*\*:? /.exec(line)?.[0];
  const text = plain(line.replace(/^- /, ""));
  const messages = [...text.matchAll(MESSAGE)].map((found) => [found.index, found.index + found[0].length]);
  const isInMessage = (at: number) => messages.some(([from = 0, to = 0]) => at > from && at < to);
  const sentences: Sentence[] = [];
  let from = label ? plain(label.replace(/^- /, "")).length + 1 : 0;
  for (const gap of text.matchAll(BETWEEN_SENTENCES)) {
    if (gap.index <= from || isInMessage(gap.index)) continue;
    sentences.push({ from, to: gap.index });
    from = gap.index + gap[0].length;
  }
  return { section, text, sentences: [...sentences, { from, to: text.length }] };
}
