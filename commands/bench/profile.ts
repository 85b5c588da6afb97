import { mkdirSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { table } from "../table.ts";
import { type Ask, drive } from "./load.ts";
import { CONNECTIONS } from "./measure.ts";

/** Long enough for some thousand samples of a page. */
const PROFILED_MS = 3000;
const SAMPLED_EVERY_US = 200;
const SHOWN = 12;

/** As V8 writes it: what stood on the stack at each sample, and the microseconds to the next. */
interface Profile {
  nodes: { id: number; callFrame: { functionName: string; url: string }; children?: number[] }[];
  samples: number[];
  timeDeltas: number[];
}

type Frame = Profile["nodes"][number]["callFrame"];

/** Where a page's time goes: the functions that ran longest themselves, and the share of each part of a request. */
interface Spent {
  /** Microseconds in which anything ran. */
  time: number;
  functions: { name: string; module: string; share: number }[];
  parts: { part: string; share: number }[];
}

/** What a request is made of, by the functions that each part begins with; of parts in one another the inner counts. */
const PARTS: Record<string, string[]> = {
  // The inner ones for where V8 has inlined the outer.
  "React, with the components of the tree": [
    "renderToString",
    "renderToStringImpl",
    "performWork",
    "retryNode",
    "renderElement",
  ],
  "React Router's data for the browser": ["encodeViaTurboStream", "wholeDocument"],
  "loaders and actions": ["callRouteHandler", "loader", "action"],
  "D1, asked and read": ["send", "sendTogether"],
  "React Router's way to them and back": [
    "requestHandler",
    "queryImpl",
    "callRouteMiddleware",
    "loadRouteData",
    "callDataStrategyImpl",
    "callLoaderOrAction",
    "generateMiddlewareResponse",
    "renderHtml",
    "handleRequest",
  ],
  "Hono, headers and the log's line": ["dispatch", "#dispatch", "logRequest"],
};
const PART_OF = new Map(Object.entries(PARTS).flatMap(([part, names]) => names.map((name) => [name, part])));
const THE_REST = "garbage, the engine, and what has no name";

function partOf({ functionName, url }: Frame): string | undefined {
  if (url.startsWith("cloudflare-internal:d1-api")) return PART_OF.get("send");
  if (url.startsWith("cloudflare-internal:ratelimit")) return "rate limits, asked";
  // As the bundler has them: "exports.renderToString", "loader$29".
  return PART_OF.get(functionName.replace(/^exports\.|\$\d+$/g, ""));
}

/** Adds up the time of a profile by function and by part; shares are of the time in which anything ran. */
export function spentIn({ nodes, samples, timeDeltas }: Profile): Spent {
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]));
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])));
  const functions = new Map<string, { name: string; module: string; time: number }>();
  const parts = new Map<string, number>();
  let time = 0;
  for (const [index, id] of samples.entries()) {
    const frame = frames.get(id);
    if (!frame || frame.functionName === "(idle)") continue;
    const took = timeDeltas[index] ?? 0;
    const module =
      frame.url === "" ? "(the engine itself)" : basename(frame.url).replace(/-[\w-]{8}\.js$/, "");
    const name = frame.functionName || "(anonymous)";
    const known = functions.get(`${module} ${name}`) ?? { name, module, time: 0 };
    functions.set(`${module} ${name}`, { ...known, time: known.time + took });
    const part = innermostPart(id);
    parts.set(part, (parts.get(part) ?? 0) + took);
    time += took;
  }
  const share = (took: number) => (time === 0 ? 0 : took / time);
  return {
    time,
    functions: [...functions.values()]
      .sort((a, b) => b.time - a.time)
      .map(({ name, module, time }) => ({ name, module, share: share(time) })),
    parts: [...parts].sort((a, b) => b[1] - a[1]).map(([part, took]) => ({ part, share: share(took) })),
  };

  function innermostPart(id: number): string {
    for (let at: number | undefined = id; at !== undefined; at = parents.get(at)) {
      const frame = frames.get(at);
      const part = frame && partOf(frame);
      if (part) return part;
    }
    return THE_REST;
  }
}

interface Profiled {
  name: string;
  /** The page, and the bare answer of so many bytes, each with where workerd's inspector listens for its Worker. */
  page: Driven & { ask(): Ask };
  bare: Driven & { ask(bytes: number): Ask };
}

interface Driven {
  origin: URL;
  inspector: URL;
}

/**
 * Drives a page while V8 samples it, leaves the profile in a folder (open it in a browser's DevTools) and says where the
 * time went, beside a bare answer of its bytes: what React itself costs for the same tree is one of its lines.
 */
export async function profile({ name, page, bare }: Profiled, folder: string): Promise<string> {
  const sampled = await sample(page);
  const { bytes } = sampled;
  const least = await sample({ ...bare, ask: () => bare.ask(bytes) });
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name.replace(/\W+/g, "-").replace(/^-|-$/g, "") || "landing"}.cpuprofile`);
  writeFileSync(file, JSON.stringify(sampled.profile));
  const spent = spentIn(sampled.profile);
  const milliseconds = spent.time / sampled.requests / 1000;
  const bareMilliseconds = spentIn(least.profile).time / least.requests / 1000;
  const heading =
    `${milliseconds.toFixed(2)} ms of JavaScript a request; ` +
    `a bare answer of its ${bytes} bytes takes ${bareMilliseconds.toFixed(3)} ms.`;
  return [file, heading, "", spentTable(spent, milliseconds, bareMilliseconds)].join("\n");
}

/** Samples the JavaScript of a Worker while it is asked, after a third as long unsampled. */
async function sample({ origin, inspector, ask }: Driven & { ask(): Ask }) {
  const socket = new WebSocket(inspector);
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve, { once: true });
    socket.addEventListener("error", reject, { once: true });
  });
  try {
    const load = { origin, ask, connections: CONNECTIONS };
    await drive({ ...load, milliseconds: PROFILED_MS / 3 });
    await call(socket, "Profiler.enable");
    await call(socket, "Profiler.setSamplingInterval", { interval: SAMPLED_EVERY_US });
    await call(socket, "Profiler.start");
    const { bytes, latencies } = await drive({ ...load, milliseconds: PROFILED_MS });
    const { profile } = (await call(socket, "Profiler.stop")) as { profile: Profile };
    return { profile, bytes, requests: latencies.length };
  } finally {
    socket.close();
  }
}

let calls = 0;

/** One call of the DevTools protocol. */
function call(socket: WebSocket, method: string, params: object = {}): Promise<unknown> {
  calls += 1;
  const id = calls;
  return new Promise((resolve, reject) => {
    socket.addEventListener("message", function hear({ data }) {
      const answer = JSON.parse(String(data)) as {
        id?: number;
        result?: unknown;
        error?: { message: string };
      };
      if (answer.id !== id) return;
      socket.removeEventListener("message", hear);
      if (answer.error) reject(new Error(`${method}: ${answer.error.message}`));
      else resolve(answer.result);
    });
    socket.send(JSON.stringify({ id, method, params }));
  });
}

function spentTable({ functions, parts }: Spent, milliseconds: number, bare: number): string {
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  return [
    table(
      ["part", "of the time", "ms", "bare answers"],
      parts.map(({ part, share }) => [
        part,
        percent(share),
        (share * milliseconds).toFixed(3),
        ((share * milliseconds) / bare).toFixed(1),
      ]),
    ),
    table(
      ["function", "module", "of the time"],
      functions.slice(0, SHOWN).map(({ name, module, share }) => [name, module, percent(share)]),
      [0, 1],
    ),
  ].join("\n\n");
}
