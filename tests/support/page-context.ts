import { RouterContextProvider } from "react-router";
import { type Services, servicesContext } from "../../app/services";
import { someCaller } from "./caller";

/** What a loader or action of a route without parameters is called with. `pattern` is the route's path: "/pricing". */
export function routeArgs<Pattern extends string>(
  pattern: Pattern,
  context: RouterContextProvider,
  request = new Request(`https://greenlight.example${pattern}`),
) {
  return { request, context, url: new URL(request.url), params: {}, pattern };
}

type SomeServices = { [Name in keyof Services]?: Partial<Services[Name]> };

/** The services that a test gives; any other is undefined. */
export function someServices(services: SomeServices): Services {
  return services as Services;
}

/** A page's context with some services, and the errors it reports. */
export function pageContext(services: SomeServices) {
  const reported: unknown[] = [];
  const context = new RouterContextProvider();
  const report = (error: unknown) => void reported.push(error);
  context.set(servicesContext, someServices({ report, caller: someCaller(), ...services }));
  return { context, reported };
}
