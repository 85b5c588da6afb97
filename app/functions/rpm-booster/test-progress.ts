import { madeFor, nameUploads } from "../../engines/revenue";
import type { Channel } from "../../model/channel";
import type { KeptTest } from "./kept-report";

/** Uploads that tests are looked for in, the newest: a test is of the next four. */
const NEWEST = 300;

/** The titles of what the connected channel made for each test so far, by the test's id: known before an export has it. */
export function readProgress(
  tests: readonly KeptTest[],
  channel: Pick<Channel, "name" | "uploads"> | null,
): ReadonlyMap<string, string[]> {
  if (!channel || tests.length === 0) return new Map();
  const newest = channel.uploads
    .toSorted((one, other) => other.publishedAt.localeCompare(one.publishedAt))
    .slice(0, NEWEST);
  const named = nameUploads(newest, channel.name);
  return new Map(tests.map((test) => [test.id, madeFor(test, newest, named).map(({ title }) => title)]));
}
