import type { Accounts, Owner } from "../../app/account/accounts";
import type { Desk } from "../../app/tools/tool/desks";

import type { Workspaces } from "../../app/tools/tool/workspaces";
import type { Database } from "../db/database";
import { NOTED_ANEW_AFTER_MS, noteSeen } from "../db/owners";
import { emptyWorkspace, figuresOf, findWorkspace, writeWorkspace } from "../db/workspaces";
import type { Limit } from "../limits/limit";

interface Setup {
  accounts: Pick<Accounts, "owner" | "newOwner">;
  /** How much an address may change, by desk: at Yours each change may be an analysis. */
  limits: Record<Desk, Limit>;
  now: Date;
  report(error: unknown): void;
}

/** The tools' states in D1, for the owner behind one request. */
export function d1Workspaces(db: Database, { accounts, limits, now, report }: Setup): Workspaces {
  let known: Promise<Owner | null> | undefined;
  let cookies: string[] = [];

  function owner(): Promise<Owner | null> {
    known ??= accounts.owner();
    return known;
  }

  return {
    async read(place) {
      const reader = await owner();
      const found = reader && (await findWorkspace(db, reader.id, place));
      if (!found) return null;
      if (now.getTime() - found.seenAt.getTime() > NOTED_ANEW_AFTER_MS) {
        await noteSeen(db, reader.id, now).catch(report);
        cookies = reader.cookies;
      }
      if (found.state === null || found.version === null) return null;
      return { state: parsed(found.state), version: found.version };
    },

    allowed: (desk) => limits[desk](),

    async write(place, next, over) {
      const writer = (await owner()) ?? (await accounts.newOwner());
      const written = await writeWorkspace(db, writer.id, place, { ...next, over, now });
      // Not before: a new owner that could not be kept is nobody, and the page after it has nothing to read.
      known = Promise.resolve(writer);
      cookies = writer.cookies;
      return written ? "kept" : "conflict";
    },

    async clear(place) {
      const holder = await owner();
      if (holder) await emptyWorkspace(db, holder.id, place, now);
    },

    async figures() {
      const reader = await owner();
      const rows = reader ? await figuresOf(db, reader.id) : [];
      const found: Awaited<ReturnType<Workspaces["figures"]>> = { sample: {}, yours: {} };
      for (const { tool, desk, figure } of rows) if (figure) found[desk][tool] = figure;
      return found;
    },

    cookies: async () => cookies,
  };
}

/** Text that is no JSON is nothing that a tool's schema takes. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
