import { RouterContextProvider } from "react-router";
import { type Services, servicesContext } from "../../app/services";

/** A page's context with the services a test gives it; what a page asks beyond them is undefined. */
export function pageContext(services: { [Name in keyof Services]?: Partial<Services[Name]> }) {
  const reported: unknown[] = [];
  const context = new RouterContextProvider();
  const report = (error: unknown) => void reported.push(error);
  context.set(servicesContext, { report, ...services } as unknown as Services);
  return { context, reported };
}
