// What an API says that says too much: a body without end, brackets within brackets, and more items than were asked for.
import type { ServerResponse } from "node:http";

/** A body of 200 MB, a list nested 100,000 deep, and a list of thousands. */
export const EXCESSES = ["flood", "deep", "crowd"] as const;
export type Excess = (typeof EXCESSES)[number];

export const FLOOD_BYTES = 200 * 1024 * 1024;
const PIECE = Buffer.alloc(64 * 1024, "x");

/** Sends JSON whose one text is 200 MB long, until whoever asked hangs up; tells `ended` how many bytes it got rid of. */
export function flood(response: ServerResponse, ended: (bytes: number) => void, status = 200): void {
  response.writeHead(status, { "Content-Type": "application/json" });
  response.write('{"items":["');
  let sent = 0;
  response.once("close", () => ended(sent));
  const more = () => {
    while (sent < FLOOD_BYTES) {
      if (response.destroyed) return;
      sent += PIECE.length;
      if (!response.write(PIECE)) return void response.once("drain", more);
    }
    response.end('"]}');
  };
  more();
}

/** JSON of an object with a list of lists of lists. */
export function deepJson(field: string, depth = 100_000): string {
  return `{"${field}":${"[".repeat(depth)}${"]".repeat(depth)}}`;
}

/** So many items where fewer were asked for: the same over and over. */
const CROWD = 5000;

export function crowd<Item>(items: readonly Item[], count = CROWD): Item[] {
  return items.length === 0 ? [] : Array.from({ length: count }, (_, at) => items[at % items.length] as Item);
}
