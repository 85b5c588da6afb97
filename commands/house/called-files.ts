import type { Profiler } from "node:inspector";
import { SourceMap, type SourceMapPayload } from "node:module";
import { join } from "node:path/posix";

/** A script of the build: its text, and the map to what it was made of. */
export interface BuiltScript {
  text: string;
  map: SourceMapPayload;
  /** The folder that the map's sources are relative to, from the house's top. */
  folder: string;
}

/**
 * The product's files of which V8 counted a call of at least one function, sorted. What a module does as it loads is no
 * call, nor is a getter that the bundler wrote.
 *
 * @param scriptAt the script of the build at a URL; undefined for what is none of it
 */
export function calledFiles(
  coverage: readonly Profiler.ScriptCoverage[],
  scriptAt: (url: string) => BuiltScript | undefined,
): string[] {
  const files = new Set<string>();
  for (const { url, functions } of coverage) {
    const script = scriptAt(url);
    if (!script) continue;
    const positions = new Positions(script.text);
    const map = new SourceMap(script.map);
    for (const { ranges } of functions) {
      const [whole] = ranges;
      if (!whole?.count || isModule(whole, script.text)) continue;
      const { line, column } = positions.of(whole.startOffset);
      const entry = map.findEntry(line, column);
      // What the bundler wrote itself, such as the getters of a module's exports, has no mapping on its line: what is
      // found is the end of the module before.
      if (!("originalSource" in entry) || entry.generatedLine !== line) continue;
      const path = join(script.folder, entry.originalSource);
      if (/^(app|workers)\/.+\.tsx?$/.test(path)) files.add(path);
    }
  }
  return [...files].sort();
}

function isModule({ startOffset, endOffset }: Profiler.CoverageRange, text: string): boolean {
  return startOffset === 0 && endOffset === text.length;
}

/** Lines and columns, from 0, of a text's offsets. */
class Positions {
  private readonly starts = [0];

  constructor(text: string) {
    for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) this.starts.push(at + 1);
  }

  of(offset: number): { line: number; column: number } {
    let [low, high] = [0, this.starts.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low, column: offset - (this.starts[low] ?? 0) };
  }
}
