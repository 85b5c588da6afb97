import type { DeskRules } from "../../app/functions/desk/desk";
import { toWorkspace } from "../../app/functions/desk/state";
import type { ExpiredState, ExpiredStates } from "../../app/services/jobs";
import type { NextWorkspace } from "../../app/services/workspaces";
import type { Database } from "../db/database";
import { emptyExpired, findExpired, rewriteWorkspace } from "../db/workspaces";

/** The tools' states in D1 in which something has expired. */
export function expiredStates(db: Database): ExpiredStates {
  return {
    find: (at, most) => findExpired(db, at, most),
    // The engines are loaded only where something has expired.
    left: async (expired, at) => leftOf(expired, at, await (await import("../../app/desks")).yoursDesks()),
    rewrite: (expired, next) => rewriteWorkspace(db, expired, next),
    empty: (expired) => emptyExpired(db, expired),
  };
}

/** What may be kept of a state. Throws where that cannot be told. */
export function leftOf(expired: ExpiredState, at: Date, tools: readonly DeskRules[]): NextWorkspace {
  const tool = tools.find(({ key, desk = "sample" }) => key === expired.tool && desk === expired.desk);
  const read = tool?.expiry && tool.state.safeParse(parsed(expired.state));
  if (tool?.expiry && read?.success) return toWorkspace(tool, tool.expiry.drop(read.data, at));
  throw new Error(`the expired state of ${expired.tool} cannot be read`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
