import { type MiddlewareFunction, redirectDocument } from "react-router";
import { servicesContext } from "../services";

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
