import { fingerprint } from "./secrets";

/** The entity tag of a text (RFC 9110, 8.8.3): the same for the same text. */
export async function etagOf(text: string): Promise<string> {
  return `"${(await fingerprint(text)).slice(0, 32)}"`;
}

/** Whether an If-None-Match names the tag, weak or strong (RFC 9110, 13.1.2): then whoever asks has the answer already. */
export function hasTag(ifNoneMatch: string | null | undefined, tag: string): boolean {
  const known = ifNoneMatch?.split(",") ?? [];
  return known.some((one) => one.trim().replace(/^W\//, "") === tag);
}
