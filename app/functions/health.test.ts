import { expect, it } from "vitest";
import { ask } from "../../tests/support/caller";
import { STATUS_ENDPOINTS, type StatusEndpoint } from "../services/quota";
import { checkSources } from "./health";

const YOUTUBE = { kind: "youtube", name: "YouTube Data API" } as const;

// Spec 4: "check on each endpoint;"
it("asks each endpoint once, and tells what is wrong", async () => {
  const asked: string[] = [];
  const problem = "YouTube API is not configured.";
  const status = async (endpoint: StatusEndpoint) => {
    asked.push(endpoint);
    return endpoint.includes("insights")
      ? { ok: true, source: YOUTUBE }
      : { ok: false, source: YOUTUBE, problem };
  };
  const [insights, analytics] = STATUS_ENDPOINTS;
  expect(await ask(checkSources, { endpoints: STATUS_ENDPOINTS }, { sources: { status } })).toEqual({
    done: {
      statuses: [
        { endpoint: insights, ok: true, source: YOUTUBE, problem: null },
        { endpoint: analytics, ok: false, source: YOUTUBE, problem },
      ],
    },
    reported: [],
  });
  expect(asked).toEqual([...STATUS_ENDPOINTS]);
});
