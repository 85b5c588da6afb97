import AccountPage, { action, loader } from "../../app/account/page";
import { DUMMY_USER, type User } from "../../app/model/user";
import type { Services } from "../../app/services";
import { signedInUser } from "../../app/services";

import { drawPage } from "./draw-page";
import { pageContext, routeArgs } from "./page-context";

const NOW = new Date("2026-11-21T13:57:00Z");
type Given = { [Name in keyof Omit<Services, "supportEmail">]?: Partial<Services[Name]> };

/** Of a person; the dummy user is the demo's. */
export const PERSON: User = { ...DUMMY_USER, id: "a-person", email: "person@example.com" };

function contextWith(services: Given, user: User) {
  const { context, reported } = pageContext({
    request: { id: "id", nonce: "nonce", now: NOW },
    billing: { subscription: async () => null },
    sources: { quota: async () => null },
    supportEmail: "support@greenlight.example",
    ...services,
    accounts: { keepsPasswords: false, hasDemo: async () => false, ...services.accounts },
  });
  context.set(signedInUser, user);
  return { context, reported };
}

/** The page as it is loaded, or as it answers a form. */
export async function show(
  services: Parameters<typeof contextWith>[0] = {},
  answer?: object,
  query = "",
  user = DUMMY_USER,
): Promise<string> {
  const { context } = contextWith(services, user);
  const request = new Request(`https://greenlight.example/account${query}`);
  const { data: loaderData } = await loader(routeArgs("/account", context, request));
  return drawPage(AccountPage, { loaderData, actionData: answer, at: "/account" });
}

/** Sends a form of the page; what leads elsewhere is thrown. */
export async function send(
  fields: Record<string, string>,
  services: Parameters<typeof contextWith>[0],
  user = DUMMY_USER,
) {
  const { context, reported } = contextWith(services, user);
  const body = new URLSearchParams(fields);
  const request = new Request("https://greenlight.example/account", { method: "POST", body });
  const answer = await action(routeArgs("/account", context, request));
  if (answer instanceof Response) throw answer;
  return { data: answer.data, init: answer.init, reported };
}
