/** Lines of names, each with a space before and after it. */
export function toLines(lines: string[]): string {
  return `${lines.map((line) => `\n ${line} `).join("")}\n`;
}

/** The places of lines that have some letters, and the names of a line. Each search is made once. */
export function linesOf(text: string) {
  const begins: number[] = [];
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) begins.push(at);
  const endOf = (line: number) => begins[line + 1] ?? text.length;
  const lineAt = (at: number) => text.slice(begins[at] ?? 0, endOf(at));
  const known = new Map<string, readonly number[]>();
  const search = (letters: string, isWhole: boolean) => {
    const places: number[] = [];
    let line = 0;
    let at = text.indexOf(letters);
    while (at >= 0) {
      while (endOf(line) <= at) line += 1;
      const isFound = !isWhole || text[at - 1] === " ";
      if (isFound) places.push(line);
      at = text.indexOf(letters, isFound ? endOf(line) : at + 1);
    }
    return places;
  };
  const once = (letters: string, isWhole = false): readonly number[] => {
    const places = known.get(letters) ?? search(letters, isWhole);
    known.set(letters, places);
    return places;
  };
  return {
    placesOf: (letters: string) => once(letters),
    // A search for the space before it would stop at each word.
    placesOfName: (name: string) => once(`${name} `, true),
    /** Those of some places whose lines have the letters, too. */
    among: (places: readonly number[], letters: string) =>
      places.filter((at) => lineAt(at).includes(letters)),
    namesOf(at: number): string[] {
      const line = lineAt(at).slice(2, -1);
      return line === "" ? [] : line.split(" ");
    },
  };
}
