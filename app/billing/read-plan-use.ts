import { hasAccount } from "../model/user";
import type { ReadServices } from "../services";
import { type PlanUseShown, showPlanUse } from "./show-plan-use";

type Asked = Pick<ReadServices, "caller" | "channel" | "watching" | "report">;

/** What an account's plan holds and what was used; null where nothing is limited, as in the demo, and where it cannot be read. */
export async function readPlanUse({
  caller,
  channel,
  watching,
  report,
}: Asked): Promise<PlanUseShown | null> {
  try {
    const user = await caller.user();
    if (!user || user.isDemo || !hasAccount(user)) return null;
    // Asked at once: one round trip.
    const [standing, connected, watched] = await Promise.all([
      caller.allowance.standing(),
      channel.summary(),
      watching.list(),
    ]);
    return standing && showPlanUse(standing, { channels: connected ? 1 : 0, watched: watched.length });
  } catch (error) {
    report(error);
    return null;
  }
}
