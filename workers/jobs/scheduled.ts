import type { ScheduledController } from "@cloudflare/workers-types";
import type { Env } from "../env";
import { createJobServices } from "../services";
import { runJobs } from "./run-jobs";

/** What the crons of wrangler.toml start. */
export async function scheduled(controller: ScheduledController, env: Env): Promise<void> {
  await runJobs(createJobServices(env, new Date(controller.scheduledTime)), controller.cron);
}
