import { expect, it } from "vitest";
import { refusal } from "../../app/analyzer/search";
import { type Fault, faultReply } from "../../tests/upstream/youtube-faults";
import { youtubeProblem } from "./api/problems";
import { searchProblem } from "./search-problem";

// References, the table of errors: "the product says".
it.each<[Fault, number, string]>([
  ["quotaExceeded", 429, "YouTube API quota exceeded. Please try again later."],
  ["dailyLimitExceeded", 429, "YouTube API quota exceeded. Please try again later."],
  ["searchesPerDay", 429, "YouTube API quota exceeded. Please try again later."],
  ["rateLimitExceeded", 429, "YouTube API quota exceeded. Please try again later."],
  ["keyInvalid", 503, "YouTube API is not configured. Please contact support."],
  ["apiKeyInvalid", 503, "YouTube API is not configured. Please contact support."],
  ["accessNotConfigured", 503, "YouTube API is not configured. Please contact support."],
  ["serviceBlocked", 503, "YouTube API is not configured. Please contact support."],
  ["backendError", 502, "Failed to analyze YouTube content."],
  ["htmlError", 502, "Failed to analyze YouTube content."],
])("answers %s with %i", (fault, status, message) => {
  const reply = faultReply(fault);
  if (!reply) throw new Error(`${fault} is no answer`);
  const problem = searchProblem(youtubeProblem(reply.status, reply.body));
  expect(refusal(problem)).toEqual({ problem, status, message });
});
