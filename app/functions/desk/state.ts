import type { NextWorkspace, Workspace } from "../../services/workspaces";
import type { DeskRules } from "./desk";

/** A state is at most 256 KB, as JSON in UTF-8: it is read and written whole (docs/decisions/0011). */
export const STATE_BYTES = 256 * 1024;

/** The size of a state in bytes. */
export function stateBytes(state: unknown): number {
  return new TextEncoder().encode(JSON.stringify(state)).length;
}

interface Reading {
  now: Date;
  report(error: unknown): void;
}

/**
 * The kept state of a tool, or its initial one if nothing is kept. A state that the schema rejects (an older
 * version's, or a corrupt one) falls back to the initial state, with a line in the log.
 */
export function readState<State>(
  tool: DeskRules<State>,
  kept: Workspace | null,
  { now, report }: Reading,
): State {
  if (!kept || kept.state === null) return tool.initial(now);
  const read = tool.state.safeParse(kept.state);
  if (read.success) return read.data;
  const { path, code } = read.error.issues[0] ?? {};
  report(
    new Error(`the kept state of ${tool.key} cannot be read: ${code} at ${path?.join(".") || "its root"}`),
  );
  return tool.initial(now);
}

/** A state as the workspace stores it, with its figure and its first expiry. */
export function toWorkspace<State>(tool: DeskRules<State>, state: State): NextWorkspace {
  return { state, figure: tool.figure(state), keepUntil: tool.expiry?.next(state) ?? null };
}
