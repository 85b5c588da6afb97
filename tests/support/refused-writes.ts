import { env } from "cloudflare:workers";

const CHANGES = ["insert", "update", "delete"];

/** While `body` runs the database reads as ever, and takes no change of a tool's state. */
export async function whileWritesAreRefused<Result>(body: () => Promise<Result>): Promise<Result> {
  for (const change of CHANGES) {
    await env.DB.prepare(
      `create trigger refuse_${change} before ${change} on workspaces begin select raise(abort, 'refused by the test'); end`,
    ).run();
  }
  try {
    return await body();
  } finally {
    for (const change of CHANGES) await env.DB.prepare(`drop trigger refuse_${change}`).run();
  }
}
