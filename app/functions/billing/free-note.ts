import { includes, type Standing, usedUp } from "../../model/plan-limits";
import { Refused } from "../refused";
import type { Asking } from "./analysis";
import { type BegunByForm, freeAnalysisHad, freeAnalysisNext } from "./plan-messages";

/** What a form says before an analysis of a feature that a plan lacks; null where nothing is limited. */
export function freeNote(standing: Standing | null, feature: BegunByForm): string | null {
  if (!standing || includes(standing.tier, feature)) return null;
  const had = usedUp(standing, feature);
  return had ? freeAnalysisHad(feature, standing.tier, had) : freeAnalysisNext(feature);
}

/** The same for a page, which goes without where it cannot be read, and for visitors. */
export async function readFreeNote(
  { caller, report }: { caller: Asking; report(error: unknown): void },
  feature: BegunByForm,
): Promise<string | null> {
  try {
    return freeNote(await caller.allowance.standing(), feature);
  } catch (error) {
    if (!(error instanceof Refused)) report(error);
    return null;
  }
}
