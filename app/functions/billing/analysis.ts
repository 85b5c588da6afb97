import type { Caller } from "../../model/caller";
import { type FeatureId, includes, type Standing, usedUp } from "../../model/plan-limits";
import { Refused } from "../refused";
import { freeAnalysisHad, UNDER_WAY } from "./plan-messages";

export type Asking = Pick<Caller, "allowance">;

interface Analysis {
  feature: FeatureId;
  /** What it is about: the same again is the same analysis. */
  subject: string;
}

/**
 * Does an analysis as the caller's plan allows: without limit where the plan includes the feature, else once for free,
 * and again only for the subject of that one. One that fails costs nothing, and neither does an answer that is no analysis.
 *
 * @param isMade false of an answer that there is not enough data
 * @throws Refused after the free one (402) and while it is under way elsewhere (409), and what `work` throws
 */
export async function analyzeAsAllowed<Done>(
  { allowance }: Asking,
  { feature, subject }: Analysis,
  work: () => Promise<Done>,
  isMade: (done: Done) => boolean = () => true,
): Promise<Done> {
  const standing = await allowance.standing();
  if (!standing || includes(standing.tier, feature)) return work();
  if (isHad(standing, { feature, subject })) return work();
  const held = await allowance.hold(feature, subject);
  if (!held) throw new Refused(409, UNDER_WAY);
  let done: Done;
  try {
    done = await work();
  } catch (error) {
    await held.release();
    throw error;
  }
  if (!isMade(done)) {
    await held.release();
    return done;
  }
  if (!(await held.keep())) throw new Refused(409, UNDER_WAY);
  return done;
}

/**
 * Whether the caller may see what an analysis said: their plan includes the feature, or it was their free one.
 *
 * @throws Refused (402) where their free one was another
 */
export async function maySee({ allowance }: Asking, analysis: Analysis): Promise<boolean> {
  const standing = await allowance.standing();
  return !standing || includes(standing.tier, analysis.feature) || isHad(standing, analysis);
}

/** Whether this was the free analysis; throws `Refused` where another was. */
function isHad(standing: Standing, { feature, subject }: Analysis): boolean {
  const had = usedUp(standing, feature);
  if (!had) return false;
  if (had.subject === subject) return true;
  throw new Refused(402, freeAnalysisHad(feature, standing.tier, had));
}
