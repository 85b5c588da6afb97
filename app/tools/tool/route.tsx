import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "react-router";
import { refusalHeaders } from "../../forms/ceiling";
import type { ToolPageData } from "../../forms/page-data";
import { readForm } from "../../forms/read-form";
import type { ToolAnswer } from "../../forms/refusal";
import { drawnFor } from "../../hydration/draw";
import { pathOf } from "../../model/desk";
import { addressWith } from "../../navigation/address";
import { servicesContext } from "../../services";
import { desksAt, toolAt } from "../registry";
import { drawAdvice } from "./draw";

import { perform } from "./perform";
import { readState } from "./state";
import type { Tool } from "./tool";
import { START_OVER } from "./tool";

/** A tool, or a function that loads it: a large engine loads with its first visitor. */
type LazyTool<State, Shown> = Tool<State, Shown> | (() => Promise<Tool<State, Shown>>);

type LoaderArgs = Pick<LoaderFunctionArgs, "request" | "context" | "url">;

/** A tool's loader: reads the kept state and turns it into what the view draws; 503 if it cannot be read. */
export function toolLoader<State, Shown>(known: LazyTool<State, Shown>) {
  return async function loadTool({ request: asking, context, url }: LoaderArgs) {
    const tool = await resolveTool(known);
    const { workspaces, request, report } = context.get(servicesContext);
    let unread = false;
    const kept = await workspaces
      .read({ tool: tool.key, desk: tool.desk ?? "sample" })
      .catch((error: unknown) => {
        report(error);
        unread = true;
        return null;
      });
    const state = readState(tool, kept, { now: request.now, report });
    const search = url.searchParams;
    const isKept = (kept?.state ?? null) !== null;
    const page: ToolPageData<Shown> = {
      shown: tool.show(state, { now: request.now, search }),
      done: search.get("done") === START_OVER && isKept ? null : search.get("done"),
      confirming: search.get("confirm"),
      open: search.get("open"),
      address: addressOf(tool, search),
      unread,
      desks: desksAt(pathOf(tool)),
      soon: toolAt(pathOf(tool))?.soon,
      ...showAdvice(asking, tool),
    };
    return data(page, { status: unread ? 503 : 200 });
  };
}

function showAdvice(request: Request, tool: Pick<Tool, "advice" | "key" | "desk">) {
  if (!tool.advice) return {};
  const { explainer, practices, method } = drawAdvice(tool.advice, tool.desk ?? "sample");
  const name = pathOf(tool);
  return {
    ...(explainer && { explainer: drawnFor(request, name, explainer) }),
    practices: drawnFor(request, name, practices),
    ...(method && { method: drawnFor(request, name, method) }),
  };
}

/** A tool's action: 303 to the page that says what was done, or the same page with the refusal. */
export function toolAction<State, Shown>(known: LazyTool<State, Shown>) {
  return async function actOnTool({
    request,
    context,
    url,
  }: Pick<ActionFunctionArgs, "request" | "context" | "url">) {
    const tool = await resolveTool(known);
    const services = context.get(servicesContext);
    const performed = await perform(tool, await readForm(request), services);
    if ("refused" in performed) {
      const { status, retryAfter, ...refused } = performed.refused;
      return data<ToolAnswer>({ refused }, { status, headers: refusalHeaders({ status, retryAfter }) });
    }
    return redirect(addressAfter(addressOf(tool, url.searchParams), performed), 303);
  };
}

async function resolveTool<State, Shown>(known: LazyTool<State, Shown>): Promise<Tool<State, Shown>> {
  return typeof known === "function" ? await known() : known;
}

/** The address after an action: at the card it opened, else at the results. */
function addressAfter(address: string, { action, open }: { action: string; open?: string }): string {
  return addressWith(address, { done: action, ...(open ? { open } : {}) }, open ?? "results");
}

type Placed = Pick<Tool, "key" | "desk" | "keeps">;

/** The card that a desk was opened from stays open whatever is done there. */
function addressOf(tool: Placed, search: URLSearchParams) {
  const card = search.get("card");
  return addressWith(pathOf(tool), { ...tool.keeps?.(search), ...(card ? { card } : {}) });
}
