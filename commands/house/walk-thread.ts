// One walk, with V8 counting calls: commands/house/walks.ts starts it in a thread of its own, and is told the files.
import { existsSync, readFileSync } from "node:fs";
import { Session } from "node:inspector/promises";
import { dirname, relative, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { parentPort, workerData } from "node:worker_threads";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { builtWorker, migrate, WITH_CHUNKS } from "../built-worker.ts";
import { d1Worker, openD1 } from "../d1.ts";
import { type BuiltScript, calledFiles } from "./called-files.ts";
import { WALKS, type Walk, type Walker, type WalkName } from "./walk.ts";

const NAME = "walks";
const SITE = "http://localhost:8787";
const MAIN = "build/server/index.js";

type Send = (url: string, init: RequestInit) => Promise<Response>;

interface BuiltApp {
  fetch(request: Request, env: unknown, context: object): Promise<Response>;
}

const walk: Walk = WALKS[workerData as WalkName];
const miniflare = new Miniflare(
  convertV4MiniflareOptions({
    ...WITH_CHUNKS,
    workers: [builtWorker(NAME), d1Worker("DB")],
    handleStructuredLogs() {},
  }),
);
try {
  await migrate(await openD1(miniflare));
  const cookies = new Map<string, string>();
  const inWorkerd = (url: string, init: RequestInit) =>
    miniflare.dispatchFetch(url, init as never) as unknown as Promise<Response>;
  await walk.before?.(walker(inWorkerd, cookies));

  const here = await startHere(await miniflare.getBindings(NAME));
  // Loads the pages, and draws none.
  await walker(here, new Map()).open("/no-page-has-this-address", 302);
  const session = new Session();
  session.connect();
  await session.post("Profiler.enable");
  await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
  await walk.go(walker(here, cookies));
  const { result } = await session.post("Profiler.takePreciseCoverage");
  parentPort?.postMessage(calledFiles(result, scriptAt));
} finally {
  await miniflare.dispose();
}

/** The build in this process, over the bindings of workerd: V8 counts no calls there, as workerd keeps its profiler to itself. */
async function startHere(env: unknown): Promise<Send> {
  const { default: app } = (await import(pathToFileURL(resolve(MAIN)).href)) as { default: BuiltApp };
  return async (url, init) => {
    const waiting: Promise<unknown>[] = [];
    const context = {
      waitUntil: (work: Promise<unknown>) => waiting.push(work),
      passThroughOnException() {},
    };
    const answer = await app.fetch(new Request(url, init), env, context);
    const body = await answer.arrayBuffer();
    await Promise.all(waiting);
    return new Response(answer.status === 200 ? body : null, answer);
  };
}

function walker(send: Send, cookies: Map<string, string>): Walker {
  const ask = async (path: string, init: RequestInit = {}) => {
    const headers = {
      ...(init.headers as Record<string, string>),
      "CF-Connecting-IP": "203.0.113.7",
      Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
    };
    const answer = await send(new URL(path, SITE).href, { redirect: "manual", ...init, headers });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    await answer.body?.cancel();
    return answer;
  };
  const open = async (path: string, status = 200) => {
    const answer = await ask(path);
    if (answer.status !== status) throw new Error(`GET ${path} answered ${answer.status}, not ${status}`);
  };
  return {
    open,
    async send(path, fields, stay) {
      const body = bodyOf(fields);
      const answer = await ask(path, { method: "POST", body, headers: { Origin: SITE } });
      if (answer.status !== 303) throw new Error(`POST ${path} answered ${answer.status}, not 303`);
      const address = new URL(answer.headers.get("Location") ?? "", new URL(path, SITE));
      if (!stay) await open(address.pathname + address.search);
      return address;
    },
  };
}

function bodyOf(fields: Record<string, string | File>): FormData | URLSearchParams {
  const entries = Object.entries(fields);
  const texts = entries.flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : []));
  if (texts.length === entries.length) return new URLSearchParams(texts);
  const body = new FormData();
  for (const [name, value] of entries) body.set(name, value);
  return body;
}

function scriptAt(url: string): BuiltScript | undefined {
  const path = url.startsWith("file:") ? fileURLToPath(url) : "";
  if (!existsSync(`${path}.map`)) return undefined;
  const map = JSON.parse(readFileSync(`${path}.map`, "utf8")) as BuiltScript["map"];
  return { text: readFileSync(path, "utf8"), map, folder: relative(process.cwd(), dirname(path)) };
}
