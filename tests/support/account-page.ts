import AccountPage, { action, loader } from "../../app/account/page";
import { DUMMY_USER } from "../../app/model/user";
import type { Services } from "../../app/services";
import { signedInUser } from "../../app/services";

import { drawPage } from "./draw-page";
import { pageContext, routeArgs } from "./page-context";

const NOW = new Date("2026-11-21T13:57:00Z");
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

/** The page as it is loaded, or as it answers a form. */
export async function show(
  services: Parameters<typeof contextWith>[0] = {},
  answer?: object,
  query = "",
): Promise<string> {
  const { context } = contextWith(services);
  const request = new Request(`https://greenlight.example/account${query}`);
  const { data: loaderData } = await loader(routeArgs("/account", context, request));
  return drawPage(AccountPage, { loaderData, actionData: answer, at: "/account" });
}

/** Sends a form of the page; what leads elsewhere is thrown. */
export async function send(fields: Record<string, string>, services: Parameters<typeof contextWith>[0]) {
  const { context, reported } = contextWith(services);
  const body = new URLSearchParams(fields);
  const request = new Request("https://greenlight.example/account", { method: "POST", body });
  const answer = await action(routeArgs("/account", context, request));
  if (answer instanceof Response) throw answer;
  return { data: answer.data, init: answer.init, reported };
}
