import { z } from "zod";
import type { DailyCount } from "../../../app/engines/seasons";
import { InterestError } from "../interest";
import type { WikimediaAnswer } from "./client";

const searchAnswer = z.object({ query: z.object({ search: z.array(z.object({ title: z.string() })) }) });
const searchFailure = z.object({ error: z.object({ code: z.string() }) });
const viewsAnswer = z.object({
  items: z.array(z.object({ timestamp: z.string().regex(/^\d{8}/), views: z.number().nonnegative() })),
});

/** The titles that a search found. Wikipedia's API answers its own failures with 200. */
export function readTitles({ status, body }: WikimediaAnswer): string[] {
  const failure = searchFailure.safeParse(body);
  if (failure.success) {
    const { code } = failure.data.error;
    throw new InterestError(code === "ratelimited" ? "too-many" : "failed", `Wikipedia's search: ${code}`);
  }
  const answer = searchAnswer.safeParse(body);
  if (status !== 200 || !answer.success) {
    throw new InterestError("failed", `Wikipedia's search answered ${status} with something else`);
  }
  return answer.data.query.search.map(({ title }) => title);
}

/** The views of each day there are any; 404 says that the range holds nothing. */
export function readViews({ status, body }: WikimediaAnswer): DailyCount[] {
  if (status === 404) return [];
  const answer = viewsAnswer.safeParse(body);
  if (!answer.success) {
    throw new InterestError("failed", `Wikimedia's page views answered ${status} with something else`);
  }
  return answer.data.items.map(({ timestamp, views }) => ({
    date: `${timestamp.slice(0, 4)}-${timestamp.slice(4, 6)}-${timestamp.slice(6, 8)}`,
    value: views,
  }));
}
