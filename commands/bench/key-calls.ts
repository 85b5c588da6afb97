import { resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { convertV4MiniflareOptions, Miniflare, type V4WorkerOptions } from "miniflare";
import { build } from "vite";
import { MINUTE_MS } from "../../app/numbers/days.ts";
import { builtWorker, keepInMemory, migrate, WITH_CHUNKS } from "../built-worker.ts";
import { d1Worker, openD1 } from "../d1.ts";
import { type Ask, drive } from "./load.ts";
import { CONNECTIONS, ROUNDS, STRETCH_MS } from "./measure.ts";
import { type Comparison, compare, type Round } from "./statistics.ts";

/** No stretch begins this shortly before a minute ends. */
const STARTS_MS = 5_000;

/** Reads, from the shortest to one that works out a verdict. */
const READS: { path: string; input: Record<string, string> }[] = [
  { path: "/api/v1/plan/list", input: {} },
  { path: "/api/v1/channel/read", input: {} },
  { path: "/api/v1/channel/uploads", input: {} },
  { path: "/api/v1/light/judge", input: { idea: "One pot pasta" } },
];

export interface MeasuredCall extends Comparison {
  name: string;
}

/** What a function costs by a key, beside its work alone: both of one workerd, database and owner. */
export async function measureKeyCalls(): Promise<MeasuredCall[]> {
  keepInMemory();
  const vars = { SESSION_SECRET: "a-secret-for-the-bench-0123456789abcdef" };
  const app = builtWorker("app", { vars });
  const mf = new Miniflare(
    convertV4MiniflareOptions({
      ...WITH_CHUNKS,
      workers: [app, await aloneWorker(vars), d1Worker("DB")],
      handleStructuredLogs: () => {},
    }),
  );
  try {
    const database = await openD1(mf);
    await migrate(database);
    const [site, alone] = await Promise.all([mf.unsafeGetDirectURL("app"), mf.unsafeGetDirectURL("alone")]);
    const { cookie, key } = await creator(site);
    const measured: MeasuredCall[] = [];
    for (const { path, input } of READS) {
      const query = new URLSearchParams(input);
      const bare = new URLSearchParams({ path, input: JSON.stringify(input) });
      let asked = 0;
      const byKey = (): Ask => ({
        path: `${path}?${query}`,
        headers: {
          Authorization: `Bearer ${key}`,
          "CF-Connecting-IP": `198.18.${(++asked >> 8) & 255}.${asked & 255}`,
        },
        status: 200,
      });
      const byItself = (): Ask => ({ path: `/?${bare}`, headers: { Cookie: cookie }, status: 200 });
      const stretch = async (origin: URL, ask: () => Ask) => {
        // A key's share of the minute is no matter of cost: none is used up while this one lasts.
        if (Date.now() % MINUTE_MS > MINUTE_MS - STARTS_MS) await wait(STARTS_MS);
        const minute = Math.floor(Date.now() / MINUTE_MS);
        await database.prepare("update api_keys set calls = -1000000, minute = ?").bind(minute).run();
        return drive({ origin, ask, connections: CONNECTIONS, milliseconds: STRETCH_MS });
      };
      await stretch(site, byKey);
      await stretch(alone, byItself);
      const rounds: Round[] = [];
      for (let n = 0; n < ROUNDS; n += 1) {
        const page = await stretch(site, byKey);
        rounds.push({ page, bare: await stretch(alone, byItself) });
      }
      measured.push({ name: path, ...compare(rounds) });
    }
    return measured;
  } finally {
    await mf.dispose();
  }
}

/** A visitor with a channel and a key. */
async function creator(site: URL): Promise<{ cookie: string; key: string }> {
  const submit = (path: string, fields: Record<string, string>, cookie = "") =>
    fetch(new URL(path, site), {
      method: "POST",
      body: new URLSearchParams(fields),
      headers: { Origin: site.origin, Cookie: cookie },
      redirect: "manual",
    });
  const session = await submit("/api/session", {});
  const cookie = session.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");
  await submit("/channel", { action: "connect", sample: "@saffronshelf" }, cookie);
  const made = await submit("/account/keys", { action: "make", name: "Bench", may: "write" }, cookie);
  const key = /gl_[0-9A-Za-z]+_[0-9A-Za-z]+/.exec(await made.text())?.[0];
  if (!key) throw new Error(`no key was made: ${made.status}`);
  return { cookie, key };
}

/** The functions alone, with the bindings of the build. */
async function aloneWorker(vars: Record<string, string>): Promise<V4WorkerOptions> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    define: { __ENGINES__: JSON.stringify("the bench") },
    ssr: { noExternal: true, target: "webworker" },
    build: {
      write: false,
      minify: true,
      ssr: resolve(import.meta.dirname, "alone.ts"),
      rolldownOptions: { external: [/^cloudflare:/, /^node:/], output: { codeSplitting: false } },
    },
  });
  const [chunk] = "output" in built ? built.output : [];
  if (chunk?.type !== "chunk") throw new Error("the functions alone did not build");
  const { modules: _built, modulesRoot: _root, ...options } = builtWorker("alone", { vars });
  return {
    ...options,
    modules: [{ type: "ESModule", path: "alone.js", contents: chunk.code }],
  } as V4WorkerOptions;
}
