import { describe, expect, it } from "vitest";
import { send, show } from "../../../tests/support/account-page";
import type { Services } from "../../services";

const YOUTUBE = { kind: "youtube", name: "YouTube Data API" } as const;
const LIVE: Services["sources"] = {
  status: async () => ({ ok: true, source: YOUTUBE }),
  quota: async () => ({ spent: { search: 12, general: 48, stats: 0 }, resetsAt: "2026-11-22T08:00:00Z" }),
};

describe("The API Status card (spec section 4)", () => {
  // Spec 4: "idle (grey)"
  it("is grey and asks nothing until Refresh is pressed", async () => {
    const status = async () => Promise.reject(new Error("asked"));
    const page = await show({ sources: { ...LIVE, status } });
    expect(page.match(/Not checked yet/g)).toHaveLength(2);
    expect(page).not.toMatch(/Connected|>Error</);
  });

  // Spec 4: "connected (green)"
  it("shows each endpoint's source beside its lamp", async () => {
    const { data, init } = await send({ form: "api-status" }, { sources: LIVE });
    expect(init?.status ?? 200).toBe(200);
    const page = await show({ sources: LIVE }, data);
    expect(page.match(/>Connected</g)).toHaveLength(2);
    expect(page.match(/ · YouTube Data API/g)).toHaveLength(2);
    expect(page).toContain("Checked at 1:57 PM UTC.");
  });

  // Spec 4: "error (red)."
  it("names the problem of an endpoint that is not ok", async () => {
    const problem = "YouTube API quota exceeded. Please try again later.";
    const status = async () => ({ ok: false, source: YOUTUBE, problem });
    const { data } = await send({ form: "api-status" }, { sources: { ...LIVE, status } });
    const page = await show({ sources: LIVE }, data);
    expect(page.match(/>Error</g)).toHaveLength(2);
    expect(page).toContain(problem);
  });

  it("meters the quota of a live source and says that samples have none", async () => {
    const page = await show({ sources: LIVE });
    expect(page).toMatch(/<meter[^>]*max="100"[^>]*value="12"/);
    expect(page).toContain("48 of 10,000 used");
    expect(page).toMatch(/begins anew at <span[^>]*>Nov 22, 2026, 8:00 AM UTC\./);
    expect(await show()).toContain("Sample catalogue: no quota");
  });
});
