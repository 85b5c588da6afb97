import { parseArgs } from "node:util";

/** What `npm run accounts` does, and with what. */
const USES = {
  list: "list [--waiting]            the newest accounts, or who waits for one",
  "let-in": "let-in NUMBER|ADDRESS       lets in from the waitlist, in order, and mails them",
  suspend: "suspend ADDRESS             keeps an account out; what it holds stays",
  restore: "restore ADDRESS             lets it in again",
  delete: "delete ADDRESS --yes        deletes an account as its creator would",
  show: "show ADDRESS                what an account uses",
  export: "export ADDRESS FILE         writes all that is kept of one account",
  import: "import FILE                 brings a deleted account back",
  split: "split EXPORT FILE           makes an export of the whole database fit to be imported",
} as const;

type Act = keyof typeof USES;

export interface Asked {
  act: Act;
  /** An address or a file, or how many. */
  whom: string;
  file: string;
  isRemote: boolean;
  isWaiting: boolean;
  /** Folder of the local database. */
  state: string;
  /** Where the site is, for links in mails; empty unless it is said. */
  origin: string;
}

export const USAGE = `npm run accounts -- …, with --remote for the account's database\n\n${Object.values(USES)
  .map((line) => `  ${line}`)
  .join("\n")}`;

/** How many of what each act needs. */
const NEEDED: Record<Act, number> = {
  list: 0,
  "let-in": 1,
  suspend: 1,
  restore: 1,
  delete: 1,
  show: 1,
  export: 2,
  import: 1,
  split: 2,
};

/** Reads what was asked. Throws with the usage where the act is unknown, or something is missing or too much. */
export function readAsked(args: string[]): Asked {
  const { values, positionals } = parseOr(args);
  const [named = "", whom = "", file = ""] = positionals;
  const act = Object.keys(USES).find((one): one is Act => one === named);
  if (!act || positionals.length !== NEEDED[act] + 1) throw new Error(USAGE);
  if (act === "let-in" && !/^\d+$/.test(whom) && !whom.includes("@")) throw new Error(USAGE);
  if (act === "delete" && !values.yes)
    throw new Error(`Nothing was deleted. It cannot be undone without a backup: add --yes.`);
  return {
    act,
    whom,
    file,
    isRemote: values.remote,
    isWaiting: values.waiting,
    state: values["persist-to"],
    origin: values.origin.replace(/\/+$/, ""),
  };
}

function parseOr(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        remote: { type: "boolean", default: false },
        local: { type: "boolean", default: true },
        waiting: { type: "boolean", default: false },
        yes: { type: "boolean", default: false },
        "persist-to": { type: "string", default: ".wrangler/state" },
        origin: { type: "string", default: "" },
      },
    });
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
  }
}
