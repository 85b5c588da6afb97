import { type MiddlewareFunction, replace } from "react-router";
import { servicesContext, signedInUser } from "../services";

/**
 * Lets signed-in visitors through and redirects everyone else to /login, with replace (spec section 2). A GET gives the
 * visitor a session id, so that two forms sent at once from the page count as one visitor's.
 */
export const guard: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const { accounts } = context.get(servicesContext);
  const user = await accounts.current();
  if (!user) throw replace("/login");
  context.set(signedInUser, user);
  if (request.method !== "GET") return next();
  const answer = await next();
  await accounts.name();
  return answer;
};
