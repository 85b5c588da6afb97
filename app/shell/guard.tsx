import { createContext, type MiddlewareFunction, replace } from "react-router";
import type { User } from "../account/user";
import { servicesContext } from "../services";

/** The user behind this request, for every page inside the shell. Set by the guard; reading it elsewhere throws. */
export const signedInUser = createContext<User>();

/**
 * Lets signed-in visitors through and sends everyone else to /login, with replace (spec section 2). Reading a
 * page names the visitor's session: a form sent from it twice at once then comes from one visitor, not from
 * two.
 */
export const guard: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const { accounts } = context.get(servicesContext);
  const user = await accounts.current();
  if (!user) throw replace("/login");
  context.set(signedInUser, user);
  const answer = await next();
  if (request.method !== "GET") return answer;
  for (const cookie of (await accounts.name()).cookies) answer.headers.append("Set-Cookie", cookie);
  return answer;
};
