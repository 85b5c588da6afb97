import { CONFIG, DATABASE } from "../server.ts";

export const SECRET = "SESSION_SECRET";

/** What the account holds before a deployment. */
export interface Facts {
  databaseExists: boolean;
  secretExists: boolean;
}

/** One command of a deployment. */
export interface Step {
  says: string;
  tool: "wrangler" | "react-router";
  args: string[];
  /** Whether it reads the new secret from its standard input. */
  sendsSecret?: boolean;
}

const BUILD: Step = {
  says: "Building the pages and the Worker",
  tool: "react-router",
  args: ["build", "--logLevel", "warn"],
};
const DEPLOY: Step = { says: "Deploying the Worker", tool: "wrangler", args: ["deploy", "-c", CONFIG] };
const MIGRATE: Step = {
  says: "Bringing the database up to the newest migration",
  tool: "wrangler",
  args: ["d1", "migrations", "apply", DATABASE, "--remote", "-c", CONFIG],
};
const SET_SECRET: Step = {
  says: `Making a ${SECRET} and sending it`,
  tool: "wrangler",
  args: ["secret", "bulk", "-c", CONFIG],
  sendsSecret: true,
};
const REHEARSE: Step = {
  says: "Rehearsing the deployment, offline",
  tool: "wrangler",
  args: ["deploy", "--dry-run", "-c", CONFIG],
};

/**
 * The steps of a deployment, in order. The first one makes the database by deploying, so its migrations
 * can only follow; after that they go ahead of the code that needs them, which is why they only ever add.
 * The secret follows the Worker that keeps it. Every step does no harm when it is run again.
 */
export function plan({ databaseExists, secretExists }: Facts): Step[] {
  const secret = secretExists ? [] : [SET_SECRET];
  return databaseExists ? [BUILD, MIGRATE, DEPLOY, ...secret] : [BUILD, DEPLOY, ...secret, MIGRATE];
}

/** What can be tried without an account. */
export function rehearsal(): Step[] {
  return [BUILD, REHEARSE];
}

/** A step as a line to read. */
export function stepLine({ says, tool, args }: Step): string {
  return `${says}: ${tool} ${args.join(" ")}`;
}
