import { type MiddlewareFunction, redirectDocument, replace } from "react-router";
import { servicesContext, signedInUser } from "../services";

/**
 * Answers a visitor whose session was ended elsewhere, as one with a copy of its cookie, by the same address again, as a
 * new visitor. Asked while the loaders ask, in their round trip; forms ask where they write.
 */
export const standing: MiddlewareFunction<Response> = async ({ request, context, url }, next) => {
  const { accounts } = context.get(servicesContext);
  // After the user, whom the loaders wait for, too: asked sooner, it would be a round trip of its own.
  if (request.method !== "GET" || !(await accounts.current())) return next();
  const stands = accounts.stands();
  const answer = await next();
  if (await stands) return answer;
  await accounts.name();
  throw redirectDocument(url.pathname + url.search);
};

/**
 * Lets signed-in visitors through and redirects everyone else to /login, with replace (spec section 2); where there are
 * accounts, with the way back. A GET gives the visitor a session id, so that two forms sent at once from the page count as
 * one visitor's.
 */
export const guard: MiddlewareFunction<Response> = async ({ request, context, url }, next) => {
  const { accounts, signIn } = context.get(servicesContext);
  const user = await accounts.current();
  if (!user) {
    const wanted = signIn.ways && request.method === "GET" ? url.pathname + url.search : null;
    throw replace(wanted === null ? "/login" : `/login?${new URLSearchParams({ next: wanted })}`);
  }
  context.set(signedInUser, user);
  if (request.method !== "GET") return next();
  const answer = await next();
  await accounts.name();
  return answer;
};
