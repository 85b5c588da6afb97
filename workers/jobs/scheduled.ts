import type { ScheduledController } from "@cloudflare/workers-types";
import type { Env } from "../env";
import { createJobServices } from "../services";
import { runDailyJobs } from "./daily";

/** What the cron of wrangler.toml starts. */
export async function scheduled(controller: ScheduledController, env: Env): Promise<void> {
  await runDailyJobs(createJobServices(env, new Date(controller.scheduledTime)));
}
