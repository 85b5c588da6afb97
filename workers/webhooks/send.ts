import { z } from "zod";
import { TARGET_PROBLEMS } from "../../app/functions/webhook/messages";
import { isPublicAddress, readTarget } from "../../app/functions/webhook/target";
import { LookUpFailed, type TargetProblem } from "../../app/services/webhook";
import { readAnswer } from "../bounded-answer";
import { webhookHeaders } from "./sign";

/** Cloudflare's resolver, by JSON (developers.cloudflare.com/1.1.1.1/encryption/dns-over-https). */
const RESOLVER = "https://cloudflare-dns.com/dns-query";
const RESOLVER_BYTES = 64 * 1024;
/** Types of records, as the answer numbers them (RFC 1035, RFC 3596). */
const TYPES = { A: 1, AAAA: 28 } as const;
/** What DNS says of a name: known, and unknown (RFC 1035, 4.1.1). */
const [KNOWN, UNKNOWN] = [0, 3];

const answer = z.object({
  Status: z.int(),
  Answer: z.array(z.object({ type: z.int(), data: z.string() })).optional(),
});

/**
 * Why events may not go to an address, as it stands and where its name leads now; null where they may. One address of a
 * name that is not public refuses the name.
 *
 * @throws LookUpFailed where DNS does not answer
 */
export async function checkTarget(
  url: string,
  { own, timeoutMs }: { own: string; timeoutMs: number },
): Promise<TargetProblem | null> {
  const target = readTarget(url, own);
  if ("problem" in target) return target.problem;
  const found = await Promise.all([
    lookUp(target.host, "A", timeoutMs),
    lookUp(target.host, "AAAA", timeoutMs),
  ]);
  const addresses = found.flat();
  if (addresses.length === 0) return "not-found";
  return addresses.every(isPublicAddress) ? null : "not-public";
}

async function lookUp(name: string, type: keyof typeof TYPES, timeoutMs: number): Promise<string[]> {
  try {
    const asked = await fetch(`${RESOLVER}?${new URLSearchParams({ name, type })}`, {
      headers: { Accept: "application/dns-json" },
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!asked.ok) throw new LookUpFailed(`DNS answered ${asked.status}`);
    const { Status, Answer = [] } = answer.parse(JSON.parse(await readAnswer(asked, RESOLVER_BYTES)));
    if (Status === UNKNOWN) return [];
    if (Status !== KNOWN) throw new LookUpFailed(`DNS answered with code ${Status}`);
    // Beside the addresses stand the names that they were found by (CNAME).
    return Answer.filter((one) => one.type === TYPES[type]).map(({ data }) => data);
  } catch (error) {
    if (error instanceof LookUpFailed) throw error;
    throw new LookUpFailed(error instanceof Error ? `DNS: ${error.name}` : "DNS did not answer");
  }
}

interface Sent {
  url: string;
  secret: string;
  id: string;
  body: string;
  at: Date;
}

/**
 * Sends a message to where it may go: checks the target anew, follows no redirect, reads nothing of the answer. A failure is
 * in words that hold nothing of either; `isGone` where the server says that it wants no more (410, as the spec has it).
 */
export async function sendMessage(
  { url, secret, id, body, at }: Sent,
  given: { own: string; timeoutMs: number },
): Promise<{ failure: string | null; isGone: boolean }> {
  const failed = (failure: string) => ({ failure, isGone: false });
  try {
    const problem = await checkTarget(url, given);
    if (problem) return failed(TARGET_PROBLEMS[problem]);
    const taken = await fetch(url, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        "User-Agent": "Greenlight-Webhooks",
        ...(await webhookHeaders(secret, { id, at, body })),
      },
      body,
      redirect: "manual",
      signal: AbortSignal.timeout(given.timeoutMs),
    });
    await taken.body?.cancel();
    if (taken.ok) return { failure: null, isGone: false };
    if (taken.status >= 300 && taken.status < 400)
      return failed("It answered with a redirect, which is not followed.");
    return { failure: `It answered ${taken.status}.`, isGone: taken.status === 410 };
  } catch (error) {
    if (error instanceof LookUpFailed) return failed("Its name could not be looked up.");
    const timedOut = error instanceof Error && error.name === "TimeoutError";
    return failed(timedOut ? "It did not answer in time." : "It was not reached.");
  }
}
