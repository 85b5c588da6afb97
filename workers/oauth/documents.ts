import { isDocumentId } from "../../app/model/assistant";
import { HOUR_MS } from "../../app/numbers/days";
import { LookUpFailed } from "../../app/services/webhook";
import { readAnswer } from "../bounded-answer";
import { findClient, keepClient } from "../db/assistants";
import type { Database } from "../db/database";
import { checkTarget } from "../webhooks/send";
import { readClient } from "./clients";

/** The draft asks for 5 KB at the least (6.6); documents are some 1 KB. */
const MOST_BYTES = 16 * 1024;
/** A document is read again after so long, and no sooner. */
const KEPT_MS = HOUR_MS;
const ID_MAX = 300;

interface Setup {
  db: Database;
  /** This site's host. */
  own: string;
  timeoutMs: number;
  now: Date;
  /** Counts a document of the day's share; throws CeilingReached after the last. */
  spend(): Promise<void>;
}

/**
 * A client by its id. Of one that names a document, that is read first, unless it was in the last hour: from a public name
 * by https, without redirects, and it has to name itself by that very address. Null where there is none.
 */
export async function knownClient({ db, own, timeoutMs, now, spend }: Setup, clientId: string) {
  if (clientId.length > ID_MAX) return null;
  const kept = await findClient(db, clientId);
  if (!isDocumentId(clientId)) return kept;
  if (kept && now.getTime() - kept.updatedAt.getTime() < KEPT_MS) return kept;
  await spend();
  const document = await readDocument(clientId, { own, timeoutMs });
  // One that was good, and does not answer just now, stays as it was.
  if (document === "unreached" && kept) return kept;
  if (document === null || document === "unreached") return null;
  await db.batch([keepClient(db, { clientId, ...document, now })]);
  return findClient(db, clientId);
}

async function readDocument(url: string, given: { own: string; timeoutMs: number }) {
  if (URL.parse(url)?.href !== url || url.includes("#")) return null;
  try {
    if ((await checkTarget(url, given)) !== null) return null;
    const answer = await fetch(url, {
      headers: { Accept: "application/json", "User-Agent": "Greenlight" },
      redirect: "manual",
      signal: AbortSignal.timeout(given.timeoutMs),
    });
    if (answer.status !== 200) {
      await answer.body?.cancel();
      return answer.status >= 500 ? "unreached" : null;
    }
    const document: unknown = JSON.parse(await readAnswer(answer, MOST_BYTES));
    const read = readClient(document);
    const isItsOwn = (document as { client_id?: unknown }).client_id === url;
    return "error" in read || !isItsOwn ? null : read;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    if (error instanceof LookUpFailed || error instanceof DOMException || error instanceof TypeError)
      return "unreached";
    return null;
  }
}
