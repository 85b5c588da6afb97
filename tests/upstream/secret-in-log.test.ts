import { request } from "node:http";
import { afterAll, beforeAll, expect, it } from "vitest";
import { deploy } from "./deployment";

const SECRET = "0123456789abcdef0123456789abcdef";
const UPPER = SECRET.toUpperCase();
const ENCODED = [...SECRET].map((sign) => `%${sign.charCodeAt(0).toString(16)}`).join("");

let deployment: Awaited<ReturnType<typeof start>>;
const start = () => deploy({ site: { vars: {}, database: "site" } });

beforeAll(async () => {
  deployment = await start();
}, 30_000);
afterAll(() => deployment?.stop());

/** Sends a path as it stands, which `fetch` would tidy. */
function send(path: string, method: string): Promise<number> {
  const { hostname, port } = deployment.site.site;
  return new Promise((answered, failed) => {
    request({ hostname, port, path, method }, (answer) => {
      answer.resume().once("end", () => answered(answer.statusCode ?? 0));
    })
      .once("error", failed)
      .end();
  });
}

/** How people, programs and mistakes write the address of a feed. */
const SPELLINGS = [
  `/plan/${SECRET}.ics`,
  `/plan/${SECRET}`,
  `/plan/${SECRET}/`,
  `/plan/${SECRET}.ics/`,
  `/plan/${SECRET}.data`,
  `/plan/${SECRET}.ics.data`,
  `/plan/${SECRET}/outcome`,
  `/plan/${SECRET}.ics/more`,
  `/plan//${SECRET}.ics`,
  `//plan/${SECRET}.ics`,
  `//plan//${SECRET}//`,
  `/x/../plan/${SECRET}`,
  `/PLAN/${UPPER}.ICS`,
  `/Plan/${UPPER}`,
  `/plan/${ENCODED}.ics`,
  `/%70lan/${SECRET}.ics`,
  `/plan/${SECRET}%2eics`,
  `/plan%2f${SECRET}.ics`,
  `/plan/${SECRET}.ics%20`,
  `/plan/${SECRET}%zz`,
  `/plan/${SECRET};x`,
  `/plan/${SECRET}.ics?x=${SECRET}`,
  `/plan?feed=${SECRET}`,
  `/${SECRET}.ics`,
  `/api/plan/${SECRET}.ics`,
  `/login/${SECRET}`,
  `/plan-${SECRET}.ics`,
];

it.each(SPELLINGS)("leaves the secret of a feed out of the log: %s", async (path) => {
  const before = deployment.lines.length;
  for (const method of ["GET", "HEAD", "POST", "PROPFIND"]) await send(path, method);
  await expect.poll(() => deployment.lines.length - before).toBeGreaterThanOrEqual(4);
  const log = deployment.lines.slice(before).join("\n");
  for (const secret of [SECRET, UPPER, ENCODED]) expect(log).not.toContain(secret);
});
