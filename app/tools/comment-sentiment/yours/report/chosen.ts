import type { ShowContext } from "../../../tool/tool";
import type { Analysis } from "../analysis";
import type { YourCommentsState } from "../own-comments";
import { stillKept } from "../show";

/** The analysis that an address asks for, the newest where it asks for none; null where it is not kept. */
export function chosen({ analyses }: YourCommentsState, { now, search }: ShowContext): Analysis | null {
  const kept = stillKept(analyses, now);
  const asked = search.get("record");
  return (asked === null ? kept[0] : kept.find(({ id }) => id === asked)) ?? null;
}
