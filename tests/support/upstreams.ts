import type { TestProject } from "vitest/node";
import { startWikimedia } from "../upstream/wikimedia";

/** Starts the stand-ins that the Worker's tests call upstream. */
export default async function startUpstreams({ provide }: TestProject) {
  const wikimedia = await startWikimedia();
  provide("wikimedia", wikimedia.url);
  return () => wikimedia.stop();
}
