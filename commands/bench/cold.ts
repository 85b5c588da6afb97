import "../product-modules.ts";
import { deployAccounts } from "../../tests/upstream/accounts.ts";
import { deploy } from "../../tests/upstream/deployment.ts";
import { kilobytes, table } from "../table.ts";
import { scriptSizes } from "./start-script.ts";
import { workerdCpu } from "./workerd-cpu.ts";

const RUNS = 5;

/** Milliseconds of CPU of a Worker that has answered nothing before. */
interface Cold {
  /** The login page, and the same a second time. */
  page: [first: number, then: number];
  /** Signing in on it, and the same a second time. */
  signIn: [first: number, then: number];
}

type Modes = Record<"demo" | "accounts", () => Promise<Cold>>;

const MODES: Modes = {
  async demo() {
    const { site, stop } = await deploy({ site: { vars: { AUTH: "demo" }, database: "cold" } });
    const form = { method: "POST", headers: { Origin: site.site.origin }, redirect: "manual" } as const;
    const signIn = async () => void (await (await fetch(new URL("/login", site.site), form)).arrayBuffer());
    return measured(site.site, signIn).finally(stop);
  },
  async accounts() {
    const { sites, stop } = await deployAccounts({ site: {} });
    let people = 0;
    const signIn = async () => void (await sites.site.signedIn(`creator-${++people}@example.com`));
    return measured(sites.site.site, signIn).finally(stop);
  },
};

async function measured(site: URL, signIn: () => Promise<void>): Promise<Cold> {
  const cpu = workerdCpu();
  async function cost(task: () => Promise<unknown>): Promise<number> {
    const before = cpu();
    await task();
    // What an answer left to be done counts, too.
    await new Promise((resolve) => setTimeout(resolve, 300));
    const after = cpu();
    if (before === null || after === null) throw new Error("this system does not tell the CPU of a process");
    return after - before;
  }
  const open = async () => (await fetch(new URL("/login", site))).arrayBuffer();
  return {
    page: [await cost(open), await cost(open)],
    signIn: [await cost(signIn), await cost(signIn)],
  };
}

const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/** What the first page and the first sign-in cost a Worker that has just started, in the demo and with accounts. */
export async function measureCold(): Promise<string> {
  const { start, auth } = scriptSizes();
  const rows: string[][] = [];
  for (const mode of ["demo", "accounts"] as const) {
    const runs: Cold[] = [];
    for (let run = 0; run < RUNS; run++) runs.push(await MODES[mode]());
    const of = (kind: keyof Cold, at: 0 | 1) => `${median(runs.map((one) => one[kind][at])).toFixed(0)} ms`;
    const added = mode === "demo" ? 0 : auth;
    rows.push([
      mode,
      kilobytes(start),
      of("page", 0),
      of("page", 1),
      kilobytes(added),
      of("signIn", 0),
      of("signIn", 1),
    ]);
  }
  const head = ["mode", "script (gzip)", "first page", "then", "to sign in", "first sign-in", "then"];
  return table(head, rows);
}
