import autocannon, { type Request, type Result } from "autocannon";
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
 * Asks again and again over `connections` kept-alive connections, each with one request at a time, until
 * the time is up. Answers the latencies.
 *
 * @throws where an answer has another status than it should, or did not come in 10 s
 */
export async function drive({ origin, ask, connections, milliseconds }: Load): Promise<Stretch> {
  const { status } = ask();
  const latencies: number[] = [];
  const wrong = new Set<number>();
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  const options = {
    url: origin.href,
    connections,
    duration: milliseconds / 1000,
    sampleInt: 50,
    timeout: 10,
    requests: [{ setupRequest: (request: Request): Request => ({ ...request, ...asked(ask()) }) }],
  };
  const run = autocannon(options, (error, result) => (error ? reject(error) : resolve(result)));
  // Its own histogram counts whole milliseconds, and a kept page takes less than one.
  run.on("response", (_client, statusCode, _bytes, responseMs) => {
    if (statusCode !== status) wrong.add(statusCode);
    latencies.push(responseMs);
  });
  const { duration, errors } = await promise;
  const { path, method = "GET" } = ask();
  if (wrong.size > 0) {
    throw new Error(`${method} ${path} answered ${[...wrong].join(", ")} under load, not ${status}`);
  }
  if (errors > 0) throw new Error(`${method} ${path} did not answer ${errors} times under load`);
  return { seconds: duration, latencies };
}

function asked({ path, method = "GET", headers, body }: Ask) {
  return { path, method, headers: headers ?? {}, body };
}
