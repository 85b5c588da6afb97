import { CHIP, RESULTS, type Visit } from "./visits.ts";
import type { Workerd } from "./workerd.ts";

/**
 * Asks for one topic with YouTube as its source, cold and again, and opens where it leads: what each cost in D1
 * and in calls to YouTube.
 */
export async function visitLive(workerd: Workerd): Promise<Visit[]> {
  const form: RequestInit = {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: workerd.live.origin },
    body: CHIP,
  };
  return [
    await visit("POST /youtube-tool", "/youtube-tool", 303, form),
    await visit("POST /youtube-tool again", "/youtube-tool", 303, form),
    await visit(`${RESULTS} again`, RESULTS, 200),
  ];

  async function visit(name: string, path: string, status: number, init: RequestInit = {}): Promise<Visit> {
    const before = workerd.upstreamCalls();
    const answer = await fetch(new URL(path, workerd.live), { ...init, redirect: "manual" });
    await answer.arrayBuffer();
    if (answer.status !== status) throw new Error(`${name} answered ${answer.status}, not ${status}`);
    const d1 = await workerd.roundTrips(answer.headers.get("X-Request-Id") ?? "");
    const upstream = workerd.upstreamCalls() - before;
    return { name: `live: ${name}`, page: false, d1, upstream, repeated: name.endsWith("again") };
  }
}
