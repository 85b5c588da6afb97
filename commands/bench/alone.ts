import { operations } from "../../app/api/operations";
import { run } from "../../app/functions/run";
import { answerCookies } from "../../workers/caller";
import type { Env, RequestLog } from "../../workers/env";
import { createServices } from "../../workers/services";

/** A function's work alone, for a visitor by their cookie: what the API is measured against. */
export default {
  async fetch(request: Request, env: Env, context: { waitUntil(work: Promise<unknown>): void }) {
    const { searchParams } = new URL(request.url);
    const operation = operations().get(searchParams.get("path") ?? "");
    if (!operation) return new Response(null, { status: 404 });
    const log: RequestLog = { d1: 0, warnings: [], errors: [] };
    const services = createServices(env, {
      request: request as never,
      facts: { id: "bench", nonce: "", now: new Date() },
      log,
      cookies: answerCookies(),
      waitUntil: (work) => context.waitUntil(work),
    });
    const input = JSON.parse(searchParams.get("input") ?? "{}");
    const ran = await run(operation.does, input, services.caller, services);
    return "done" in ran
      ? Response.json(ran.done)
      : Response.json(log.errors, { status: ran.refused.status });
  },
};
