import { createContext, type MiddlewareFunction, replace } from "react-router";
import type { User } from "../account/user";
import { servicesContext } from "../services";

/** The user behind this request, for every page inside the shell. Set by the guard; reading it elsewhere throws. */
export const signedInUser = createContext<User>();

/** Lets signed-in visitors through and sends everyone else to /login, with replace (spec section 2). */
export const guard: MiddlewareFunction<Response> = async ({ context }, next) => {
  const user = await context.get(servicesContext).accounts.current();
  if (!user) throw replace("/login");
  context.set(signedInUser, user);
  return next();
};
