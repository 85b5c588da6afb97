import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";

export interface DataFile {
  /** Below the folder that was read. */
  name: string;
  text: string;
}

/** A file as a form sends it. */
export interface GivenFile {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Every file of a folder, whatever its ending, in the order of their names. Throws without any. */
export function givenFiles(folder: string): GivenFile[] {
  const files = readdirSync(folder)
    .filter((name) => !name.startsWith(".") && statSync(join(folder, name)).isFile())
    .sort()
    .map((name) => ({ name, bytes: new Uint8Array(readFileSync(join(folder, name))) }));
  if (files.length === 0) throw new Error("no file in it");
  return files;
}

/**
 * Every file of a folder and the folders in it with the ending, in the order of their names. Throws where there is
 * none.
 */
export function filesOf(folder: string, ending: string): DataFile[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => path.endsWith(ending) && statSync(path).isFile())
    .sort()
    .map((path) => ({ name: relative(folder, path), text: readFileSync(path, "utf8") }));
  if (files.length === 0) throw new Error(`no file *${ending} in it`);
  return files;
}

/** The texts of a folder's CSV files, in the order of their names: the upload histories of `videos`. */
export function textsOf(folder: string): string[] {
  return filesOf(folder, ".csv").map(({ text }) => text);
}
