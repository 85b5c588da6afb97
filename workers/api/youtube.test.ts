import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import type { SourceStatus } from "../../app/services/quota";
import { someCaller } from "../../tests/support/caller";
import type { HonoEnv } from "../env";
import { sourceStatus } from "./youtube";

const PATH = "/api/youtube-insights/status";
const YOUTUBE = { kind: "youtube", name: "YouTube Data API" } as const;

/** Asks the endpoint of a Worker whose source stands as told, and notes what the source was asked. */
async function ask(status: SourceStatus) {
  const asked: string[] = [];
  const sources = {
    status: async (endpoint: string) => {
      asked.push(endpoint);
      return status;
    },
  };
  const app = new Hono<HonoEnv>()
    .use(async (c, next) => {
      c.set("services", { sources, caller: someCaller() } as unknown as HonoEnv["Variables"]["services"]);
      await next();
    })
    .get(PATH, sourceStatus(PATH));
  const answer = await app.request(PATH);
  return { status: answer.status, body: await answer.json(), asked };
}

describe("a status endpoint (spec section 7, API health)", () => {
  it("answers 200 with its source named", async () => {
    expect(await ask({ ok: true, source: YOUTUBE })).toEqual({
      status: 200,
      body: { success: true, source: YOUTUBE, error: null },
      asked: [PATH],
    });
  });

  it("answers 503 with what is wrong", async () => {
    const problem = "YouTube API is not configured. Please contact support.";
    expect(await ask({ ok: false, source: YOUTUBE, problem })).toEqual({
      status: 503,
      body: { success: false, source: YOUTUBE, error: problem },
      asked: [PATH],
    });
  });
});
