import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { describe, expect, it } from "vitest";
import { pageContext } from "../../tests/support/page-context";
import { BillingRefused } from "../billing/billing";
import { findPlan } from "../billing/plans";
import type { Services } from "../services";
import { signedInUser } from "../shell/guard";
import { PasswordRefused } from "./accounts";
import AccountPage, { action, loader } from "./page";
import { DUMMY_USER } from "./user";

const NOW = new Date("2026-11-21T13:57:00Z");
const YOUTUBE = { kind: "youtube", name: "YouTube Data API" } as const;
const LIVE: Services["sources"] = {
  status: async () => ({ ok: true, source: YOUTUBE }),
  quota: async () => ({ spent: { search: 12, general: 48, stats: 0 }, resetsAt: "2026-11-22T08:00:00Z" }),
};

type Given = { [Name in keyof Omit<Services, "supportEmail">]?: Partial<Services[Name]> };

function contextWith(services: Given) {
  const { context, reported } = pageContext({
    request: { id: "id", nonce: "nonce", now: NOW },
    billing: { subscription: async () => null },
    sources: { quota: async () => null },
    supportEmail: "support@greenlight.example",
    ...services,
    accounts: { keepsPasswords: false, ...services.accounts },
  });
  context.set(signedInUser, DUMMY_USER);
  return { context, reported };
}

async function show(
  services: Parameters<typeof contextWith>[0] = {},
  answer?: object,
  query = "",
): Promise<string> {
  const { context } = contextWith(services);
  const url = new URL(`https://greenlight.example/account${query}`);
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
  if (answer instanceof Response) throw answer;
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
    const thrown = await send({ form: "profile" }, {}).catch((error) => error);
    expect(thrown).toBeInstanceOf(Response);
    expect(thrown.status).toBe(400);
  });
});

describe("the password form (spec section 5)", () => {
  const typed = { form: "password", current: "secret-one", new: "secret-two", confirm: "secret-two" };

  // Spec 2: "Security form to change password (current, new, confirm)."
  it("asks for three, so that password managers know which is which", async () => {
    const page = await show();
    const types = [...page.matchAll(/<input[^>]*type="password"[^>]*>/g)].map(([input]) => [
      /name="([^"]+)/.exec(input)?.[1],
      /autoComplete="([^"]+)/i.exec(input)?.[1],
    ]);
    expect(types).toEqual([
      ["current", "current-password"],
      ["new", "new-password"],
      ["confirm", "new-password"],
    ]);
    expect(page).toContain("This is a demo: the change is accepted and nothing is stored.");
  });

  it("says nothing of a demo where passwords are kept", async () => {
    const page = await show({ accounts: { keepsPasswords: true } }, undefined, "?password=changed");
    expect(page).toContain("Password updated successfully!");
    expect(page).not.toContain("nothing is stored");
  });

  // Spec 5: "Success 'Password updated successfully!'."
  it("comes back by 303 to the page that says so", async () => {
    const updatePassword = async () => ({ cookies: [] });
    const thrown = await send(typed, { accounts: { updatePassword } }).catch((answer) => answer);
    expect([thrown.status, thrown.headers.get("Location")]).toEqual([
      303,
      "/account?password=changed#security",
    ]);
    expect(await show({}, undefined, "?password=changed")).toContain("Password updated successfully!");
  });

  it("shows each refusal beside its field, and nothing of what was typed", async () => {
    const { data, init } = await send({ ...typed, confirm: "secret-three" }, {});
    expect(init?.status).toBe(400);
    const page = await show({}, data);
    expect(page).toMatch(/<input[^>]*aria-invalid="true"[^>]*name="confirm"/);
    expect(page).toContain("New passwords do not match.");
    expect(page).not.toContain("secret-");
  });

  it("shows the provider's message where no field is at fault", async () => {
    const updatePassword = async () =>
      Promise.reject(new PasswordRefused("This password has leaked before."));
    const { data, reported } = await send(typed, { accounts: { updatePassword } });
    const page = await show({}, data);
    expect(page).toMatch(/role="alert"[^>]*>.*This password has leaked before\./);
    expect(page).not.toContain("secret-");
    expect(JSON.stringify(reported)).not.toContain("secret-");
  });
});

describe("the Subscription card", () => {
  const RUNNING = {
    subscription_id: "sub_invented",
    subscription_status: "active",
    price_id: "price_of_pro",
    current_period_end: 1_798_759_800,
    cancel_at_period_end: false,
    payment_method_brand: "visa",
    payment_method_last4: "4242",
  };
  const ENDING = { ...RUNNING, cancel_at_period_end: true };
  const billing = (subscription: typeof RUNNING | null, more: Partial<Services["billing"]> = {}) => ({
    billing: { subscription: async () => subscription, planOf: () => ({ name: "Pro" }) as never, ...more },
  });
  const cardOf = (page: string) => /<section id="subscription".*?<\/section>/s.exec(page)?.[0] ?? "";

  it("tells plan, status, when it renews and the card that pays", async () => {
    const card = cardOf(await show(billing(RUNNING)));
    for (const told of ["Pro", "Active", "Renews", "December 31, 2026", "Visa ending in 4242"]) {
      expect(card, told).toContain(`>${told}<`);
    }
    expect(card).toContain("Manage billing");
    expect(card).toMatch(/href="\/account\?confirm=cancel#subscription"[^>]*>Cancel</);
    expect(card).not.toMatch(/sub_|price_/);
  });

  // Spec 2: "Subscription side card (with Cancel button, hidden once cancellation at period end is set)."
  // Spec 4: "If cancel_at_period_end is true the date reads Expires, otherwise Renews."
  it("has no Cancel once cancellation is set, and says when it expires", async () => {
    for (const query of ["", "?confirm=cancel"]) {
      const card = cardOf(await show(billing(ENDING), undefined, query));
      expect(card).toContain(">Expires<");
      expect(card).not.toMatch(/>Cancel<|Are you sure/);
    }
  });

  // Spec 8: "confirmation 'Are you sure you want to cancel your subscription? You will continue to have access until the end of your current billing period.'"
  it("asks first, and then posts", async () => {
    const card = cardOf(await show(billing(RUNNING), undefined, "?confirm=cancel"));
    expect(card).toContain(
      "Are you sure you want to cancel your subscription? You will continue to have access until the end of your current billing period.",
    );
    expect(card).toMatch(/<form[^>]*method="post".*name="form" value="cancel"/s);
    expect(card).toContain("Keep it");
  });

  // Spec 8: "success shows the returned message and reloads."
  it("shows the message that cancelling returned, beside the subscription as it is then", async () => {
    const cancel = async () => ({ message: "Canceled. See you around." });
    const { data, init } = await send({ form: "cancel" }, billing(RUNNING, { cancel }));
    expect(init?.status ?? 200).toBe(200);
    const card = cardOf(await show(billing(ENDING), data));
    expect(card).toContain("Canceled. See you around.");
    expect(card).toContain(">Expires<");
  });

  // Spec 8: "no subscription id: alert 'No active subscription found.'"
  it("finds nothing to cancel where there is nothing, asked or posted", async () => {
    const alert = /role="alert".*No active subscription found\./s;
    expect(cardOf(await show(billing(null), undefined, "?confirm=cancel"))).toMatch(alert);
    const { data, init } = await send({ form: "cancel" }, billing(null));
    expect(init?.status).toBe(404);
    expect(cardOf(await show(billing(null), data))).toMatch(alert);
  });

  // Spec 8: "failure alert 'Failed to cancel subscription: {message}'"
  // Spec 8: "alert 'Failed to open billing portal: {message}'."
  it("says what the provider said", async () => {
    const no = async () => Promise.reject(new BillingRefused("Not today."));
    const given = billing(RUNNING, { cancel: no, portal: no });
    for (const [form, text] of [
      ["cancel", "Failed to cancel subscription: Not today."],
      ["portal", "Failed to open billing portal: Not today."],
    ] as const) {
      const { data, init } = await send({ form }, given);
      expect(init?.status).toBe(403);
      const card = cardOf(await show(given, data));
      expect(card).toContain('role="alert"');
      expect(card).toContain(text);
    }
  });

  it("leads to the portal by 303", async () => {
    const portal = async () => ({ url: "https://billing.example/session" });
    const answer = await send({ form: "portal" }, billing(RUNNING, { portal })).catch((thrown) => thrown);
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "https://billing.example/session"]);
  });

  it("leads to the plans where there is none", async () => {
    const card = cardOf(await show());
    expect(card).toMatch(/href="\/pricing"/);
    expect(card).not.toContain("Manage billing");
  });
});

// Spec 2: "Quick Actions links to /suggestions and a support email."
it("Quick Actions lead to the feedback page and to support", async () => {
  const card = /<section id="quick-actions".*?<\/section>/s.exec(await show())?.[0];
  expect(card).toContain('href="/suggestions"');
  expect(card).toContain('href="mailto:support@greenlight.example"');
});

describe("Your data", () => {
  it("says exactly what goes and what stays before it deletes", async () => {
    const before = await show();
    expect(before).toContain('href="/account/data.json"');
    expect(before).not.toContain("Delete all of your data?");
    const page = await show({}, undefined, "?confirm=delete");
    for (const told of [
      "What goes, for good",
      "What stays",
      "it cannot be called back",
      "joined the waitlist",
    ]) {
      expect(page, told).toContain(told);
    }
    expect(page).toMatch(/<form[^>]*method="post"[^>]*>.*name="form" value="delete"/s);
  });

  it("asks for the subscription's end first, and says what of it is given up", async () => {
    const subscription = (cancel_at_period_end: boolean) => ({
      billing: {
        planOf: () => undefined,
        subscription: async () => ({
          subscription_id: "sub_invented",
          subscription_status: "active",
          price_id: null,
          current_period_end: 1_798_759_800,
          cancel_at_period_end,
          payment_method_brand: null,
          payment_method_last4: null,
        }),
      },
    });
    const running = await show(subscription(false), undefined, "?confirm=delete");
    expect(running).toContain("Cancel it first, then delete your data.");
    expect(running).not.toContain("Delete all of your data?");
    const ending = await show(subscription(true), undefined, "?confirm=delete");
    expect(ending).toContain("the rest of what is paid until December 31, 2026");
  });

  it("says why no file came, and why nothing was deleted", async () => {
    expect(await show({}, undefined, "?data=not-read")).toContain("Your data could not be read just now.");
    const belongings = {
      allowed: async () => true,
      delete: async () => Promise.reject(new Error("D1_ERROR")),
    };
    const { data, init } = await send({ form: "delete" }, { belongings });
    expect(init?.status).toBe(503);
    expect(await show({}, data)).toContain("Your data could not be deleted just now.");
  });
});
