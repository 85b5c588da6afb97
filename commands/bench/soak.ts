import { execFile } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { median, nearestRank } from "../../app/statistics/quantiles.ts";
import { say } from "../run.ts";
import { table } from "../table.ts";
import { hostileUploads, uploadForm } from "./hostile.ts";
import { address, TOOL } from "./measure.ts";
import { growthOver } from "./statistics.ts";
import { CHIP, RESULTS } from "./visits.ts";
import type { Workerd } from "./workerd.ts";

/** How long the capacity is measured, after as long a warming up, and over how many connections. */
const CAPACITY_MS = 10_000;
const CONNECTIONS = 4;
/** No answer may take longer but a 503, which the clock on D1 gives after its 5 s. */
const SLOWEST_MS = 2000;
/** Memory is flat where its last quarter is at most this much over its second, the first being the warming up. */
const FLAT = 1.2;
/** And over its last third it may grow by this share, by the line through that third. */
const FLAT_AT_THE_END = 0.05;
/** Lines of the table of memory over time. */
const SAMPLES = 20;

interface Answer {
  name: string;
  status: number;
  ms: number;
}

/** Visits in the order they come round, hostile uploads among them; each from an address of its own. */
function visitsOf(site: URL): ((n: number) => { name: string; path: string; init?: RequestInit })[] {
  const Origin = site.origin;
  const from = (n: number) => ({ Origin, "CF-Connecting-IP": address(n) });
  const get = (path: string) => () => ({ name: path, path });
  const form = (path: string, body: string) => (n: number) => ({
    name: `POST ${path}`,
    path,
    init: {
      method: "POST",
      body,
      headers: { ...from(n), "Content-Type": "application/x-www-form-urlencoded" },
    },
  });
  const join = (n: number) => ({
    name: JOIN,
    path: "/api/waitlist",
    init: {
      method: "POST",
      body: JSON.stringify({ email: `soak-${n}@example.com` }),
      headers: { ...from(n), "Content-Type": "application/json" },
    },
  });
  const uploads = hostileUploads();
  let sent = 0;
  const upload = (n: number) => {
    const { path = "/", fields = {}, content = "" } = uploads[sent++ % uploads.length] ?? {};
    const init = { method: "POST", body: uploadForm(fields, content), headers: from(n) };
    return { name: `hostile file to ${path}`, path, init };
  };
  const pages = [get("/"), get("/dashboard"), get(TOOL), get(RESULTS), form("/youtube-tool", CHIP), join];
  return [...pages, ...pages, ...pages, ...pages, upload];
}

const JOIN = "POST /api/waitlist";

/**
 * Half of what the Worker can do, for so many minutes: how its memory goes, which answers were slowest, and whether
 * every write that was answered is there. Throws where memory grows, an answer is slow or fails, or a write is lost.
 */
export async function soak(workerd: Workerd, minutes: number): Promise<void> {
  const visits = visitsOf(workerd.app);
  const answers: Answer[] = [];
  let asked = 0;

  async function visit(): Promise<void> {
    const n = asked++;
    const { name, path, init } = visits[n % visits.length]?.(n) ?? { name: "", path: "/" };
    const started = performance.now();
    const status = await statusOf(new URL(path, workerd.app), init);
    answers.push({ name, status, ms: performance.now() - started });
  }

  async function visitFor(ms: number): Promise<void> {
    const until = performance.now() + ms;
    const clients = Array.from({ length: CONNECTIONS }, async () => {
      while (performance.now() < until) await visit();
    });
    await Promise.all(clients);
  }

  say(`Measuring what it can do for ${CAPACITY_MS / 1000} s`);
  await visitFor(CAPACITY_MS);
  const cold = answers.length;
  await visitFor(CAPACITY_MS);
  const perSecond = Math.max(1, (answers.length - cold) / (CAPACITY_MS / 1000) / 2);
  const warmUp = answers.length;

  say(`Asking ${perSecond.toFixed(0)} times a second, half of it, for ${minutes} minutes`);
  // Not waited for: answers would be late by it.
  const samples: Promise<number>[] = [];
  const open = new Set<Promise<void>>();
  const started = performance.now();
  const end = started + minutes * 60_000;
  let sent = 0;
  for (let now = started; now < end; now = performance.now()) {
    // Asked when it is due, whether or not the ones before have been answered.
    for (; sent < ((now - started) / 1000) * perSecond; sent += 1) {
      const one: Promise<void> = visit().finally(() => open.delete(one));
      open.add(one);
    }
    if (now - started >= samples.length * 1000) samples.push(megabytes());
    await wait(5);
  }
  await Promise.all(open);
  const memory = await Promise.all(samples);
  await report(workerd, { answers: answers.slice(warmUp), all: answers, memory });
}

/** The status of an answer that came whole; 0 where none did. */
async function statusOf(address: URL, init?: RequestInit): Promise<number> {
  try {
    const answer = await fetch(address, { redirect: "manual", ...init });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return 0;
  }
}

interface Soaked {
  answers: Answer[];
  /** With those of the first seconds. */
  all: Answer[];
  /** Megabytes, second by second. */
  memory: number[];
}

async function report(workerd: Workerd, { answers, all, memory }: Soaked): Promise<void> {
  const every = Math.max(1, Math.floor(memory.length / SAMPLES));
  const overTime = memory.flatMap((mb, second) =>
    second % every === 0 ? [[`${second} s`, mb.toFixed(0)]] : [],
  );
  console.log(`\n${table(["after", "MB of workerd"], overTime)}`);

  const names = [...new Set(answers.map(({ name }) => name))];
  const rows = names.map((name) => {
    const times = answers.filter((answer) => answer.name === name).map(({ ms }) => ms);
    return [
      name,
      String(times.length),
      ...[0.5, 0.99, 1].map((part) => (nearestRank(times, part) ?? 0).toFixed(0)),
    ];
  });
  console.log(`\n${table(["", "answers", "p50 ms", "p99", "slowest"], rows)}`);

  const joined = all.filter(({ name, status }) => name === JOIN && status === 201).length;
  const kept = await workerd.rowsOf("waitlist_emails");
  const failed = answers.filter(({ status }) => status === 0 || (status >= 500 && status !== 503));
  const slow = answers.filter(({ ms, status }) => ms > SLOWEST_MS && status !== 503);
  const growth = growthAfterWarmUp(memory);
  const atTheEnd = growthOver(memory.slice(-Math.ceil(memory.length / 3)));
  const lost = joined - kept;
  console.log(
    `\n${joined} joined the waitlist, ${kept} are on it. Memory went to ${growth.toFixed(2)} times, over the last third by ${(atTheEnd * 100).toFixed(1)} %. ` +
      `${slow.length} answers took over ${SLOWEST_MS} ms, ${failed.length} failed, ` +
      `${answers.filter(({ status }) => status === 503).length} were 503.`,
  );
  const faults = [
    ...(lost > 0 ? [`${lost} writes lost`] : []),
    ...(growth > FLAT || atTheEnd > FLAT_AT_THE_END ? ["memory grows"] : []),
    ...(slow.length > 0 ? [`${slow.length} slow answers`] : []),
    ...(failed.length > 0 ? [`${failed.length} failed`] : []),
  ];
  if (faults.length > 0) throw new Error(`Not steady: ${faults.join(", ")}`);
}

/** The last quarter's median over that of the second, the first being the warming up. */
function growthAfterWarmUp(memory: number[]): number {
  const quarter = Math.ceil(memory.length / 4);
  const [before, after] = [memory.slice(quarter, 2 * quarter), memory.slice(-quarter)];
  return (median(after) ?? 0) / (median(before) ?? 1);
}

/** The resident memory of this process's workerd. */
async function megabytes(): Promise<number> {
  const { stdout } = await promisify(execFile)("ps", ["-A", "-o", "ppid=,rss=,comm="]);
  const workerds = stdout
    .split("\n")
    .map((line) => line.trim().split(/\s+/))
    .filter(([parent, , name = ""]) => Number(parent) === process.pid && name.includes("workerd"));
  return workerds.reduce((sum, [, kilobytes]) => sum + Number(kilobytes), 0) / 1024;
}
