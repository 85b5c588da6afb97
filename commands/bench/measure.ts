import { PUBLIC_PAGES } from "../../app/navigation/public-pages.ts";
import { median } from "../../app/statistics/quantiles.ts";
import { type Ask, drive } from "./load.ts";
import { type Comparison, compare, type Round, type Stretch } from "./statistics.ts";
import { CHIP, RESULTS } from "./visits.ts";
import type { Workerd } from "./workerd.ts";
import { workerdCpu } from "./workerd-cpu.ts";

/** The largest of the tools' pages. */
export const TOOL = "/comment-sentiment";

/** About what the dashboard has. */
const DASHBOARD_BYTES = 39_000;

export const CONNECTIONS = 4;
export const ROUNDS = 8;
export const STRETCH_MS = 500;

export interface Measured extends Comparison {
  name: string;
  isReference?: true;
  /** The body's size, uncompressed, on both sides. */
  bytes: number;
  /** Milliseconds of workerd's CPU a request, medians of the rounds; NaN where they cannot be read. */
  cpu: { page: number; bare: number };
}

interface Case {
  name: string;
  /** Asked of the bare Worker as well: what a page pays that nobody could save. */
  isReference?: true;
  /** The page's `n`th request. */
  page(n: number): Ask;
  bare(bytes: number): Ask;
}

/** Each of the measured pages against a bare answer of its size, one after the other. */
export async function measureAll(workerd: Workerd): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const one of cases(workerd.app)) measured.push(await measure(one, workerd));
  return measured;
}

export function cases(site: URL): Case[] {
  const get = (path: string): Case => ({
    name: path,
    page: () => ({ path, status: 200 }),
    bare: (bytes) => ({ path: `/page?bytes=${bytes}`, status: 200 }),
  });
  const headers = { Origin: site.origin, "Content-Type": "application/x-www-form-urlencoded" };
  const post = { method: "POST", body: CHIP, status: 303 } as const;
  return [
    ...PUBLIC_PAGES.map(({ path }) => get(path)),
    get("/dashboard"),
    {
      ...get(`/page-with-batch?bytes=${DASHBOARD_BYTES}`),
      name: "bare with a D1 batch",
      isReference: true,
    },
    get(TOOL),
    {
      name: "POST /youtube-tool",
      page: (n) => ({
        ...post,
        path: "/youtube-tool",
        headers: { ...headers, "CF-Connecting-IP": address(n) },
      }),
      bare: () => ({ ...post, path: "/form", headers }),
    },
    get(RESULTS),
  ];
}

async function bodySize({ path, method, headers, body, status }: Ask, origin: URL): Promise<number> {
  const answer = await fetch(new URL(path, origin), { method, headers, body, redirect: "manual" });
  if (answer.status !== status) throw new Error(`${path} answered ${answer.status}, not ${status}`);
  return (await answer.arrayBuffer()).byteLength;
}

/** Another address each time, of the range set aside for benchmarks (RFC 2544), so that no limit answers. */
export function address(n: number): string {
  return `198.${18 + ((n >> 16) & 1)}.${(n >> 8) & 255}.${n & 255}`;
}

/** A stretch, and the milliseconds of workerd's CPU that a request of it took. */
type Counted = Stretch & { cpu: number };

async function measure({ name, isReference, page, bare }: Case, workerd: Workerd): Promise<Measured> {
  let asked = 0;
  const used = workerdCpu();
  const origin = isReference ? workerd.bare : workerd.app;
  const bytes = await bodySize(page(asked++), origin);
  const both = { connections: CONNECTIONS, milliseconds: STRETCH_MS };
  const drivePage = () => driveCounted({ ...both, origin, ask: () => page(asked++) });
  const driveBare = () => driveCounted({ ...both, origin: workerd.bare, ask: () => bare(bytes) });

  // Once unmeasured, for the just-in-time compilers of both ends.
  await driveBare();
  await drivePage();
  const rounds: { page: Counted; bare: Counted }[] = [];
  for (let n = 0; n < ROUNDS; n += 1) {
    // Turn about, so that neither always comes after the other's garbage.
    if (n % 2 === 0) rounds.push({ page: await drivePage(), bare: await driveBare() });
    else rounds.push({ bare: await driveBare(), page: await drivePage() });
  }
  const cpuOf = (side: keyof Round) => median(rounds.map((round) => round[side].cpu)) ?? Number.NaN;
  const cpu = { page: cpuOf("page"), bare: cpuOf("bare") };
  return { name, isReference, bytes, cpu, ...compare(rounds) };

  async function driveCounted(load: Parameters<typeof drive>[0]): Promise<Counted> {
    const before = used();
    const stretch = await drive(load);
    const after = used();
    const spent = before === null || after === null ? Number.NaN : after - before;
    return { ...stretch, cpu: spent / stretch.latencies.length };
  }
}
