import { Agent, type RequestOptions, request } from "node:http";
import type { Stretch } from "./statistics.ts";

export interface Ask {
  /** Path and query. */
  path: string;
  method?: "GET" | "POST";
  headers?: Record<string, string>;
  body?: string;
  /** The status that counts; any other ends the bench. */
  status: number;
}

interface Load {
  origin: URL;
  ask(): Ask;
  connections: number;
  milliseconds: number;
}

/**
 * The bench's own client (docs/decisions/0019): its budgets are ratios taken with it.
 * Asks again and again over `connections` kept-alive connections, each with one request at a time, until
 * the time is up. Answers the latencies and the size of the last body.
 */
export async function drive({
  origin,
  ask,
  connections,
  milliseconds,
}: Load): Promise<Stretch & { bytes: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const latencies: number[] = [];
  const started = performance.now();
  let bytes = 0;
  async function client(): Promise<void> {
    while (performance.now() - started < milliseconds) {
      const sent = performance.now();
      bytes = await answered(origin, ask(), agent);
      latencies.push(performance.now() - sent);
    }
  }
  try {
    await Promise.all(Array.from({ length: connections }, client));
    return { seconds: (performance.now() - started) / 1000, latencies, bytes };
  } finally {
    agent.destroy();
  }
}

/** Resolves to the body's size when the whole answer has come. */
function answered(
  origin: URL,
  { path, method = "GET", headers, body, status }: Ask,
  agent: Agent,
): Promise<number> {
  const options: RequestOptions = { agent, method, headers, timeout: 10_000 };
  return new Promise((resolve, reject) => {
    const sent = request(new URL(path, origin), options, (answer) => {
      if (answer.statusCode !== status) {
        reject(new Error(`${method} ${path} answered ${answer.statusCode} under load, not ${status}`));
      }
      let bytes = 0;
      answer.on("data", (chunk: Buffer) => {
        bytes += chunk.length;
      });
      answer.on("end", () => resolve(bytes)).on("error", reject);
    });
    sent.on("timeout", () => sent.destroy(new Error(`${method} ${path} did not answer in 10 s`)));
    sent.on("error", reject).end(body);
  });
}
