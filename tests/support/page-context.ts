import { RouterContextProvider } from "react-router";
import { type Services, servicesContext } from "../../app/services";

/** What a loader or action of a route without parameters is called with. `pattern` is the route's path: "/pricing". */
export function routeArgs<Pattern extends string>(
  pattern: Pattern,
  context: RouterContextProvider,
  request = new Request(`https://greenlight.example${pattern}`),
) {
  return { request, context, url: new URL(request.url), params: {}, pattern };
}

/** A page's context with the services a test gives it; what a page asks beyond them is undefined. */
export function pageContext(services: { [Name in keyof Services]?: Partial<Services[Name]> }) {
  const reported: unknown[] = [];
  const context = new RouterContextProvider();
  const report = (error: unknown) => void reported.push(error);
  context.set(servicesContext, { report, ...services } as unknown as Services);
  return { context, reported };
}
