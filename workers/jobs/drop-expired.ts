import type { Tool } from "../../app/tools/tool";
import type { NextWorkspace, Place } from "../../app/tools/workspaces";

const DAY_MS = 86_400_000;
/** States a run: a state is up to 256 KB, and a run has one share of CPU. */
const MOST = 100;

export interface Expired extends Place {
  ownerId: string;
  /** As it is kept: JSON. */
  state: string;
  version: number;
}

export interface DropExpired {
  find(at: Date, most: number): Promise<Expired[]>;
  rewrite(expired: Expired, next: NextWorkspace): Promise<void>;
  /** Empties a state that cannot be read any more. */
  empty(expired: Expired): Promise<void>;
  tools(): Promise<Tool<never, unknown>[]>;
  next<State>(tool: Tool<State, unknown>, state: State): NextWorkspace;
  now: Date;
}

/**
 * Takes out of creators' states what may be kept no longer. Cron comes once a day, so a thing goes on the last run
 * before its time is over. A state that nobody can read goes as a whole: it may hold such a thing. One that fails keeps
 * no other from being looked at.
 */
export async function dropExpired({
  find,
  rewrite,
  empty,
  tools,
  next,
  now,
  report,
}: DropExpired & { report(error: unknown): void }) {
  const at = new Date(now.getTime() + DAY_MS);
  const expired = await find(at, MOST);
  const known = expired.length > 0 ? await tools() : [];
  for (const one of expired) {
    try {
      const tool = known.find(({ key, desk = "sample" }) => key === one.tool && desk === one.desk);
      const read = tool?.expiry && tool.state.safeParse(parsed(one.state));
      if (tool?.expiry && read?.success) await rewrite(one, next(tool, tool.expiry.drop(read.data, at)));
      else await empty(one);
    } catch (error) {
      report(error);
    }
  }
  return { expired: expired.length };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
