import type { Context } from "hono";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { servicesContext } from "../app/services";
import type { Door } from "./env";

const handle = createRequestHandler(() => import("virtual:react-router/server-build"), import.meta.env.MODE);

/** Hands a request to the pages with its services. Pages are a visitor's own: no shared cache keeps them. */
export async function pages(c: Context<Door>): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(servicesContext, c.get("services"));
  const answer = await handle(c.req.raw, context);
  if (!answer.headers.has("Cache-Control")) answer.headers.set("Cache-Control", "private, no-cache");
  return answer;
}
