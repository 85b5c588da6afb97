import { globSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Deployed, deploy } from "./deployment";

let folder: string;
let deployment: { site: Deployed; stop(): Promise<void> };
/** Another program that opens the database's file, as a backup or a shell would. */
let other: DatabaseSync;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "greenlight-"));
  deployment = await deploy({ site: { vars: {}, database: "site" } }, { folder });
  const [file = ""] = globSync("d1/*/*.sqlite", { cwd: folder }).filter((path) => !/metadata/.test(path));
  other = new DatabaseSync(join(folder, file));
}, 30_000);

afterAll(async () => {
  other?.close();
  await deployment?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const READERS = 20;

/** Joins the waitlist by both routes, so many at once, each from an address of their own; answers the statuses. */
async function joinAtOnce(name: string): Promise<number[]> {
  const { site } = deployment.site;
  const join = async (at: number) => {
    const email = `${name}-${at}@example.com`;
    const headers = { "CF-Connecting-IP": `10.1.${at}.${Math.floor(Math.random() * 250)}` };
    const answer =
      at % 2 === 0
        ? await fetch(new URL("/api/waitlist", site), {
            method: "POST",
            headers: { ...headers, "Content-Type": "application/json" },
            body: JSON.stringify({ email }),
          })
        : await fetch(new URL("/?index&welcome=waitlist", site), {
            method: "POST",
            headers: { ...headers, Origin: site.origin },
            body: new URLSearchParams({ email }),
            redirect: "manual",
          });
    await answer.arrayBuffer();
    return answer.status;
  };
  return Promise.all(Array.from({ length: READERS }, (_, at) => join(at)));
}

it("answers while another program holds the database locked, and needs no restart after it", async () => {
  expect(new Set(await joinAtOnce("before"))).toEqual(new Set([201, 303]));
  for (const round of ["one", "two"]) {
    other.exec("begin exclusive");
    const began = Date.now();
    expect(new Set(await joinAtOnce(round))).toEqual(new Set([503]));
    expect(Date.now() - began).toBeLessThan(10_000);
    expect((await deployment.site.open("/")).status).toBe(200);
    expect((await deployment.site.open("/api/health")).status).toBe(503);
    other.exec("rollback");
    expect((await deployment.site.open("/api/health")).status).toBe(200);
    // Those who were refused join now, once each.
    expect(new Set(await joinAtOnce(round))).toEqual(new Set([201, 303]));
  }
  const rows = await deployment.site.database.prepare("select count(*) as n from waitlist_emails").first("n");
  expect(rows).toBe(3 * READERS);
});
