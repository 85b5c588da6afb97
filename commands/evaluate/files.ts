import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";

export interface DataFile {
  /** Below the folder that was read. */
  name: string;
  text: string;
}

/** Every file of a folder and the folders in it with the ending, in the order of their names. */
export function filesOf(folder: string, ending: string): DataFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => path.endsWith(ending) && statSync(path).isFile())
    .sort()
    .map((path) => ({ name: relative(folder, path), text: readFileSync(path, "utf8") }));
}
