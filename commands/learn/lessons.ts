import { existsSync } from "node:fs";
import { join } from "node:path";

/** What a set of data teaches. */
export interface Lesson {
  /** Its place in the folder of the data. */
  file: string;
  about: string;
  /** Throws where there is too little to learn from, or what came of it is not to be kept. */
  learn(path: string): void | Promise<void>;
}

/**
 * Learns what the sets of a folder teach, one after the other; what a lesson fails by keeps none of the others from
 * being learned. Throws at the end, with the names, when one has failed, and when there was nothing to learn.
 */
export async function learnAll(lessons: Lesson[], data: string, say: (text: string) => void): Promise<void> {
  const failures: string[] = [];
  let found = 0;
  for (const { file, about, learn } of lessons) {
    const path = join(data, file);
    if (!existsSync(path)) {
      say(`${file} is not there, so ${about} is not measured`);
      continue;
    }
    found += 1;
    say(`${file}: ${about}`);
    try {
      await learn(path);
    } catch (error) {
      failures.push(`${file}, ${about}: ${error instanceof Error ? error.message : error}`);
    }
  }
  if (found === 0) throw new Error(`None of the sets is in ${data}`);
  if (failures.length > 0)
    throw new Error(`Not learned, and what ships stays as it is:\n  ${failures.join("\n  ")}`);
}
