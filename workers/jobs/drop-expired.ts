import type { DeskRules } from "../../app/functions/desk/desk";
import { DAY_MS } from "../../app/numbers/days";
import type { NextWorkspace, Place } from "../../app/services/workspaces";

/**
 * States a run, of 288 runs a day: with the mail's, no more than the 50 queries that D1 allows an invocation on
 * Cloudflare's Free plan.
 */
const MOST = 6;

export interface Expired extends Place {
  ownerId: string;
  /** As it is kept: JSON. */
  state: string;
  version: number;
}

export interface DropExpired {
  find(at: Date, most: number): Promise<Expired[]>;
  rewrite(expired: Expired, next: NextWorkspace): Promise<void>;
  /** Empties a state, unless somebody wrote in between. */
  empty(expired: Expired): Promise<void>;
  tools(): Promise<DeskRules[]>;
  next<State>(tool: DeskRules<State>, state: State): NextWorkspace;
  now: Date;
  report(error: unknown): void;
}

/**
 * Takes out of creators' states what may be kept no longer, a day before its time is over, so that a day of many or
 * of an outage is still in time. A state that cannot be read, or not be parted, goes as a whole: it may hold such a
 * thing, and would come first in every run.
 */
export async function dropExpired({ find, rewrite, empty, tools, next, now, report }: DropExpired) {
  const at = new Date(now.getTime() + DAY_MS);
  const expired = await find(at, MOST);
  const known = expired.length > 0 ? await tools() : [];
  for (const one of expired) {
    const left = leftOf(one, known, { at, next, report });
    if (left) await rewrite(one, left);
    else await empty(one);
  }
  return { expired: expired.length };
}

type Parting = Pick<DropExpired, "next" | "report"> & { at: Date };

/** What may be kept of a state; null where that cannot be told. */
function leftOf(one: Expired, known: DeskRules[], { at, next, report }: Parting) {
  try {
    const tool = known.find(({ key, desk = "sample" }) => key === one.tool && desk === one.desk);
    const read = tool?.expiry && tool.state.safeParse(parsed(one.state));
    if (tool?.expiry && read?.success) return next(tool, tool.expiry.drop(read.data, at));
    throw new Error(`the expired state of ${one.tool} cannot be read`);
  } catch (error) {
    report(error);
    return null;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
