import type { TestProject } from "vitest/node";
import { SAMPLE_DESKS } from "../../app/desks";
import { startWikimedia } from "../upstream/wikimedia";
import { factsOf } from "./typical-input";

/** Starts the stand-ins that the Worker's tests call upstream, and tells them what tools there are. */
export default async function startUpstreams({ provide }: TestProject) {
  const now = new Date();
  provide(
    "tools",
    SAMPLE_DESKS.map((tool) => factsOf(tool, now)),
  );
  const wikimedia = await startWikimedia();
  provide("wikimedia", wikimedia.url);
  return () => wikimedia.stop();
}
