// npm run api:check: holds the API and /mcp against what others wrote: linters of OpenAPI documents, a generated client, and
// the conformance tests of the Model Context Protocol.
//   npm run api:check -- --mcp     the conformance tests alone
//   npm run api:check -- --api     all but those
import { existsSync, statSync } from "node:fs";
import { cp, writeFile } from "node:fs/promises";
import { serveFresh } from "../tests/support/fresh-server.ts";
import { asOurs } from "./api-check/conformance-names.ts";
import { type ProgramProxy, startProxy } from "./api-check/program-proxy.ts";
import { isStale } from "./bench/build-age.ts";
import { command, run, runTool, say } from "./run.ts";
import { CONFIG } from "./server.ts";

/** The revisions of the protocol that are asked for, as the conformance tests name them: the current one, and the one before. */
const REVISIONS = ["2026-07-28", "2025-11-25"];

/** What asks, with the linters and libraries of others that it uses. */
const CLIENT = "tests/api-client";
/** Where it is installed and runs: `npm ci` of this project does without. */
const ROOM = ".api-check";
const MODULES = `${ROOM}/node_modules`;
/** npm writes it last. */
const INSTALLED = `${MODULES}/.package-lock.json`;
const DOCUMENT = `${ROOM}/openapi.json`;

await command(async () => {
  if (isStale(CONFIG)) {
    say("Building the pages and the Worker");
    await runTool("react-router", ["build", "--logLevel", "warn"]);
  }
  await installClient();
  // A deployment's own address: linters refuse any that is not https.
  const [site, deployed] = await Promise.all([
    serveFresh(),
    serveFresh({ vars: { SITE_ORIGIN: "https://greenlight.app" } }),
  ]);
  const before = () => site.database.prepare("update api_keys set calls = 0").run();
  const proxies: ProgramProxy[] = [];
  const proxy = async (key?: string) => {
    const forTests = key === undefined ? {} : { key, rewrite: asOurs };
    const started = await startProxy({ site: site.url, before, ...forTests });
    proxies.push(started);
    return started.url;
  };
  try {
    if (!process.argv.includes("--mcp")) await checkApi(deployed.url, await proxy());
    if (!process.argv.includes("--api")) await checkMcp(await proxy(await newKey(await proxy())));
  } finally {
    await Promise.all([...proxies, site, deployed].map((one) => one.stop()));
  }
  say("All of it holds");
});

/** Installs the linters, the generator and the conformance tests, where they are not as the lock file says. */
async function installClient(): Promise<void> {
  await cp(CLIENT, ROOM, { recursive: true });
  const lock = statSync(`${CLIENT}/package-lock.json`).mtimeMs;
  if (existsSync(INSTALLED) && statSync(INSTALLED).mtimeMs > lock) return;
  say("Installing the linters, the generator and the conformance tests");
  await run("npm", ["ci", "--prefix", ROOM, "--ignore-scripts", "--no-audit", "--no-fund"]);
}

function node(script: string, ...args: string[]): Promise<void> {
  return run(process.execPath, [script, ...args]);
}

async function checkApi(deployed: string, site: string): Promise<void> {
  const answer = await fetch(`${deployed}/api/v1/openapi.json`);
  await writeFile(DOCUMENT, await answer.text());
  say("Redocly lints the document");
  await node(`${MODULES}/@redocly/cli/bin/cli.js`, "lint", DOCUMENT, "--extends=recommended-strict");
  say("Spectral lints it by its rules for OpenAPI and OWASP's for APIs");
  await node(`${ROOM}/lint.js`, DOCUMENT);
  say("Every documented example is called");
  await node(`${ROOM}/examples.ts`, site, await newKey(site));
  say("A client is generated from the document, compiled, and goes on a journey");
  await node(`${MODULES}/openapi-typescript/bin/cli.js`, DOCUMENT, "-o", `${ROOM}/generated/api.d.ts`);
  await node(`${MODULES}/typescript/bin/tsc`, "-p", ROOM);
  await node(`${ROOM}/journey.ts`, site, await newKey(site));
}

async function checkMcp(site: string): Promise<void> {
  const suite = `${MODULES}/@modelcontextprotocol/conformance/dist/index.js`;
  for (const revision of REVISIONS) {
    say(`The conformance tests of revision ${revision} ask /mcp`);
    const known = ["--expected-failures", `${ROOM}/not-offered-${revision}.yaml`];
    const results = ["--output-dir", `${ROOM}/conformance/${revision}`];
    await node(suite, "server", "--url", `${site}/mcp`, "--requirements", revision, ...known, ...results);
  }
}

/** A key of a new visitor's with a channel, both made as a person does. */
async function newKey(site: string): Promise<string> {
  const form = (path: string, fields: Record<string, string>, cookie = "") =>
    fetch(new URL(path, site), {
      method: "POST",
      body: new URLSearchParams(fields),
      headers: { Origin: new URL(site).origin, Cookie: cookie },
    });
  const session = await form("/api/session", {});
  const cookie = session.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");
  await form("/channel", { action: "connect", sample: "@saffronshelf" }, cookie);
  const made = await form("/account/keys", { action: "make", name: "Check", may: "write" }, cookie);
  const key = /gl_[0-9A-Za-z]+_[0-9A-Za-z]+/.exec(await made.text())?.[0];
  if (!key) throw new Error(`no key was made: ${made.status}`);
  return key;
}
