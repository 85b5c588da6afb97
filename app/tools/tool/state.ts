import type { Expiry, Tool } from "./tool";
import type { NextWorkspace, Workspace } from "./workspaces";

/** A state is at most 256 KB, as JSON in UTF-8: it is read and written whole (docs/decisions/0011). */
export const STATE_BYTES = 256 * 1024;

/** How much of them a state takes. */
export function bytesOf(state: unknown): number {
  return new TextEncoder().encode(JSON.stringify(state)).length;
}

interface Reading {
  now: Date;
  report(error: unknown): void;
}

/**
 * The state of a tool as it was kept, or its sample where nothing was. One that its schema does not take (from
 * an older version, or corrupt) falls back to the sample, too, with a line in the log.
 */
export function readState<State, Shown>(
  tool: Tool<State, Shown>,
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

/** A tool's state as it is kept. */
export function workspaceOf<State, Shown>(tool: Tool<State, Shown>, state: State): NextWorkspace {
  return { state, figure: tool.figure(state), keepUntil: tool.expiry?.next(state) ?? null };
}

/** The expiry of a list whose items go at an instant each, in milliseconds; never where that is Infinity. */
export function listExpiry<State, Item>(
  items: (state: State) => Item[],
  goesAt: (item: Item) => number,
  withItems: (state: State, items: Item[]) => State,
): Expiry<State> {
  return {
    next(state) {
      const first = Math.min(...items(state).map(goesAt));
      return Number.isFinite(first) ? new Date(first) : null;
    },
    drop: (state, at) =>
      withItems(
        state,
        items(state).filter((item) => at.getTime() <= goesAt(item)),
      ),
  };
}
