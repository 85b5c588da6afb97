/** An entry of a text table: its first line, and the indented lines below it. */
export interface Entry {
  head: string;
  lines: string[];
}

/**
 * Reads a text table. A line at the margin begins an entry, indented lines belong to it; empty lines and remarks
 * ("// …") are skipped.
 */
export function readEntries(table: string): Entry[] {
  const entries: Entry[] = [];
  for (const line of table.split("\n")) {
    const text = line.trim();
    if (text === "" || text.startsWith("//")) continue;
    const isIndented = line.startsWith(" ");
    if (isIndented) entries.at(-1)?.lines.push(text);
    else entries.push({ head: text, lines: [] });
  }
  return entries;
}

type Columns<Row> = { [Name in keyof Row]: (cell: string) => Row[Name] };

/** Reads a row of cells separated by " | ". Throws where there are more or fewer cells than columns. */
export function readCells<Row>(lines: string[], columns: Columns<Row>): Row {
  const cells = lines.flatMap((line) => line.split(" | "));
  const names = Object.keys(columns) as (keyof Row)[];
  if (cells.length !== names.length) throw new Error(`Needs ${names.length} cells: ${lines.join(" | ")}`);
  return Object.fromEntries(names.map((name, at) => [name, columns[name](cells[at] ?? "")])) as Row;
}

/** Reads a text table of which each entry is a row, its cells in the order of `columns`, over any number of lines. */
export function readRows<Row>(table: string, columns: Columns<Row>): Row[] {
  return readEntries(table).map(({ head, lines }) => readCells([head, ...lines], columns));
}

/** Makes a value when it is first asked for: an isolate reads only the tables that it shows. */
export function once<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** A column of texts. */
export const text = (cell: string) => cell;
/** A column of words: "one, two". */
export const words = (cell: string) => cell.split(", ");
/** A column of sentences: "One. / Two." */
export const sentences = (cell: string) => cell.split(" / ");

/** A column of numbers. Throws for anything else. */
export function amount(cell: string): number {
  const value = Number(cell);
  if (cell === "" || Number.isNaN(value)) throw new Error(`No number: ${cell}`);
  return value;
}

/** A column of ranges, "6-10". */
export function range(cell: string): [low: number, high: number] {
  const [low = "", high = ""] = cell.split("-");
  return [amount(low), amount(high)];
}

/** A column of these values. Throws for any other. */
export function oneOf<Value extends string>(values: readonly Value[]): (cell: string) => Value {
  return (cell) => {
    const found = values.find((value) => value === cell);
    if (found === undefined) throw new Error(`Expected ${values.join(" or ")}: ${cell}`);
    return found;
  };
}

/** A value for each name. */
export function byName<Name extends string, Value>(
  names: readonly Name[],
  make: (name: Name) => Value,
): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Value>;
}
