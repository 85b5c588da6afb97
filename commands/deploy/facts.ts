import { DATABASE } from "../server.ts";
import { type Facts, SECRET } from "./plan.ts";

/** What a command said, when it was asked for its words. */
export interface Reply {
  code: number | null;
  /** Standard output. */
  printed: string;
  /** Standard error. */
  complained: string;
}

/** Asks wrangler something that changes nothing. */
type AskWrangler = (args: string[]) => Promise<Reply>;

/** The Worker's own configuration: it is there before the build. */
const SOURCE_CONFIG = "wrangler.toml";

const SIGN_IN =
  "Not signed in? Run `npx wrangler login` once, or set CLOUDFLARE_API_TOKEN. More than one account? Set CLOUDFLARE_ACCOUNT_ID.";

/** Asks the account what it holds. Throws with wrangler's own words when it does not answer. */
export async function readFacts(ask: AskWrangler): Promise<Facts> {
  const databases = await ask(["d1", "list", "--json"]);
  const databaseExists = names(databases).includes(DATABASE);
  const secrets = await ask(["secret", "list", "-c", SOURCE_CONFIG]);
  const secretExists = !isMissingWorker(secrets) && names(secrets).includes(SECRET);
  return { databaseExists, secretExists };
}

/** Before the first deployment there is no Worker to have secrets. */
function isMissingWorker({ code, printed, complained }: Reply): boolean {
  return code !== 0 && /Worker ".*" (\(env: .*\) )?not found/.test(printed + complained);
}

function names({ code, printed, complained }: Reply): string[] {
  if (code !== 0)
    throw new Error(`The account did not answer.\n${(complained || printed).trim()}\n\n${SIGN_IN}`);
  // Notices may come before the list.
  const list: unknown = JSON.parse(printed.slice(printed.search(/^\[/m)));
  if (!Array.isArray(list)) throw new Error(`wrangler printed something else than a list: ${printed}`);
  return list.map((entry: { name?: string }) => entry.name ?? "");
}
