import { type HandedOver, SAYS } from "../../handover/messages";
import { returnPath } from "../../navigation/address";
import { cardPath, PLAN_PATH } from "../../navigation/paths";

/** What became of something that was handed over, and on which card. */
export interface Outcome {
  what: HandedOver;
  card?: string;
}

/** The page that a form was sent from; where none is known, the card or the plan. */
export function addressBefore(back: string, referrer: string | null, card?: string): string {
  return returnPath(back || pathOf(referrer), card ? cardPath(card) : PLAN_PATH);
}

/** The same with what became of the form. */
export function addressAfter({ what, card }: Outcome, back: string, referrer: string | null): string {
  const [path = PLAN_PATH, query] = addressBefore(back, referrer, card).split("?");
  const search = new URLSearchParams(query);
  // What an earlier form did is not said again.
  for (const name of ["done", ...Object.values(SAYS)]) search.delete(name);
  search.set(SAYS.what, what);
  if (card) search.set(SAYS.card, card);
  return `${path}?${search}`;
}

function pathOf(address: string | null): string {
  const url = address === null ? null : URL.parse(address);
  return url ? url.pathname + url.search : "";
}
