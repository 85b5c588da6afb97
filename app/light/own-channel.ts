import { CHANNEL_MAX } from "../services/channels";

/**
 * What stands in the one field for a channel, as connecting takes it: a line names the channel, more lines are a list of
 * its videos.
 */
export function readOwnText(typed: string): { channel: string; uploads: string } {
  const line = typed.trim();
  const isList = /[\r\n]/.test(line) || line.length > CHANNEL_MAX;
  return isList ? { channel: "", uploads: typed } : { channel: line, uploads: "" };
}

/** What connecting calls at fault, as the field that holds it here; undefined where the fault is no field's. */
export function ownField(field: string | undefined): string | undefined {
  return field === "channel" || field === "uploads" ? "own" : field;
}
