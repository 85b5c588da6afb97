import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { describe, expect, it } from "vitest";
import { pageContext } from "../../tests/support/page-context";
import { findPlan } from "../billing/plans";
import type { Services } from "../services";
import { signedInUser } from "../shell/guard";
import AccountPage, { action, loader } from "./page";
import { DUMMY_USER } from "./user";

const NOW = new Date("2026-11-21T13:57:00Z");
const YOUTUBE = { kind: "youtube", name: "YouTube Data API" } as const;
const LIVE: Services["sources"] = {
  status: async () => ({ ok: true, source: YOUTUBE }),
  quota: async () => ({ spent: { search: 12, general: 48, stats: 0 }, resetsAt: "2026-11-22T08:00:00Z" }),
};

function contextWith(services: { [Name in keyof Services]?: Partial<Services[Name]> }) {
  const { context, reported } = pageContext({
    request: { id: "id", nonce: "nonce", now: NOW },
    billing: { subscription: async () => null },
    sources: { quota: async () => null },
    ...services,
  });
  context.set(signedInUser, DUMMY_USER);
  return { context, reported };
}

async function show(services: Parameters<typeof contextWith>[0] = {}, answer?: object): Promise<string> {
  const { context } = contextWith(services);
  const url = new URL("https://greenlight.example/account");
  const account = await loader({ context, url } as unknown as Parameters<typeof loader>[0]);
  const Stub = createRoutesStub([{ id: "account", path: "/account", Component: AccountPage as never }]);
  const hydrationData = { loaderData: { account }, actionData: answer && { account: answer } };
  const page = renderToStaticMarkup(<Stub initialEntries={["/account"]} hydrationData={hydrationData} />);
  return page.replaceAll("<!-- -->", "");
}

async function send(fields: Record<string, string>, services: Parameters<typeof contextWith>[0]) {
  const { context, reported } = contextWith(services);
  const body = new URLSearchParams(fields);
  const request = new Request("https://greenlight.example/account", { method: "POST", body });
  const answer = await action({ request, context } as unknown as Parameters<typeof action>[0]);
  if (answer instanceof Response) throw new Error("redirected");
  return { data: answer.data, init: answer.init, reported };
}

describe("the account's profile (spec section 2)", () => {
  // Spec 2: "account type (plan name or Free User)."
  it("says 'Free User', and the plan's name to who pays for one", async () => {
    expect(await show()).toContain("Free User");
    const subscription: Services["billing"]["subscription"] = async () => ({
      subscription_id: "sub_invented",
      subscription_status: "active",
      price_id: "price_creator_monthly",
      current_period_end: null,
      cancel_at_period_end: false,
      payment_method_brand: null,
      payment_method_last4: null,
    });
    const page = await show({ billing: { subscription, planOf: () => findPlan("creator") } });
    expect(page).toContain("Creator+");
    expect(page).not.toContain("Free User");
  });
});

describe("the API Status card (spec section 4)", () => {
  // Spec 4: "idle (grey)"
  it("asks nothing and is grey until Refresh is pressed", async () => {
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
  it("says what is wrong where one is not ok", async () => {
    const problem = "YouTube API quota exceeded. Please try again later.";
    const status = async () => ({ ok: false, source: YOUTUBE, problem });
    const { data } = await send({ form: "api-status" }, { sources: { ...LIVE, status } });
    const page = await show({ sources: LIVE }, data);
    expect(page.match(/>Error</g)).toHaveLength(2);
    expect(page).toContain(problem);
  });

  it("meters the quota of a live source, and says that samples have none", async () => {
    const page = await show({ sources: LIVE });
    expect(page).toMatch(/<meter[^>]*max="100"[^>]*value="12"/);
    expect(page).toContain("48 of 10,000 used");
    expect(page).toMatch(/begins anew at <span[^>]*>Nov 22, 2026, 8:00 AM UTC\./);
    expect(await show()).toContain("Sample catalogue: no quota");
  });
});

describe("the settings form (spec section 5)", () => {
  it("shows a failure's text and what was typed, and reports it", async () => {
    const updateSettings = async () =>
      Promise.reject(new Error("Failed to update settings. Please try again."));
    const typed = { youtubeChannel: "My <b>Kitchen", primaryTopic: "sourdough" };
    const { data, init, reported } = await send(
      { form: "settings", ...typed },
      { accounts: { updateSettings } },
    );
    expect(init?.status).toBe(503);
    expect(reported).toHaveLength(1);
    const page = await show({}, data);
    expect(page).toContain("Failed to update settings. Please try again.");
    expect(page).toContain('value="My &lt;b&gt;Kitchen"');
    expect(page).toContain('value="sourdough"');
    // Without script the answer is a page of its own: it leads to what is wrong.
    expect(page).toMatch(/<button[^>]*aria-describedby="settings-error"[^>]*autofocus=""/i);
  });

  it("knows no other form", async () => {
    const thrown = await send({ form: "password" }, {}).catch((error) => error);
    expect(thrown).toBeInstanceOf(Response);
    expect(thrown.status).toBe(400);
  });
});
