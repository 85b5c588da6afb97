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
export interface Profile {
  nodes: { id: number; callFrame: { functionName: string; url: string } }[];
  samples: number[];
  timeDeltas: number[];
}

/** Where a page's time goes: the functions that ran longest themselves, and the share of each module. */
export interface Spent {
  functions: { name: string; module: string; share: number }[];
  modules: { module: string; share: number }[];
}

/** Adds up the time of a profile by function and by module; shares are of the time in which anything ran. */
export function spentIn({ nodes, samples, timeDeltas }: Profile): Spent {
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]));
  const functions = new Map<string, { name: string; module: string; time: number }>();
  const modules = new Map<string, number>();
  let all = 0;
  for (const [index, id] of samples.entries()) {
    const frame = frames.get(id);
    if (!frame || frame.functionName === "(idle)") continue;
    const time = timeDeltas[index] ?? 0;
    const module =
      frame.url === "" ? "(the engine itself)" : basename(frame.url).replace(/-[\w-]{8}\.js$/, "");
    const name = frame.functionName || "(anonymous)";
    const known = functions.get(`${module} ${name}`) ?? { name, module, time: 0 };
    functions.set(`${module} ${name}`, { ...known, time: known.time + time });
    modules.set(module, (modules.get(module) ?? 0) + time);
    all += time;
  }
  const share = (time: number) => (all === 0 ? 0 : time / all);
  return {
    functions: [...functions.values()]
      .sort((a, b) => b.time - a.time)
      .map(({ name, module, time }) => ({ name, module, share: share(time) })),
    modules: [...modules]
      .sort((a, b) => b[1] - a[1])
      .map(([module, time]) => ({ module, share: share(time) })),
  };
}

interface Profiled {
  name: string;
  origin: URL;
  /** Where workerd's inspector listens for the Worker. */
  inspector: URL;
  ask(): Ask;
}

/** Drives a page while V8 samples it, leaves the profile in a folder (open it in a browser's DevTools) and says where the time went. */
export async function profile({ name, origin, inspector, ask }: Profiled, folder: string): Promise<string> {
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
    await drive({ ...load, milliseconds: PROFILED_MS });
    const { profile } = (await call(socket, "Profiler.stop")) as { profile: Profile };
    mkdirSync(folder, { recursive: true });
    const file = join(folder, `${name.replace(/\W+/g, "-").replace(/^-|-$/g, "") || "landing"}.cpuprofile`);
    writeFileSync(file, JSON.stringify(profile));
    return `${file}\n${spentTable(spentIn(profile))}`;
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

function spentTable({ functions, modules }: Spent): string {
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  return [
    table(
      ["function", "module", "of the time"],
      functions.slice(0, SHOWN).map(({ name, module, share }) => [name, module, percent(share)]),
      [0, 1],
    ),
    table(
      ["module", "of the time"],
      modules.slice(0, SHOWN).map(({ module, share }) => [module, percent(share)]),
    ),
  ].join("\n\n");
}
