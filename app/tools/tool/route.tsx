import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "react-router";
import { readForm } from "../../forms/read-form";
import { servicesContext } from "../../services";
import { addressWith } from "./address";
import { pathOf } from "./desks";
import { START_OVER } from "./messages";
import { perform } from "./perform";
import type { ToolAnswer } from "./refusal";
import { readState } from "./state";
import type { Tool } from "./tool";

/** What the frame of every tool is told. */
export interface ToolPageData<Shown> {
  shown: Shown;
  /** The action that led here, if one did. That it started over is only believed where nothing is kept. */
  done: string | null;
  /** The action that waits for a yes. */
  confirming: string | null;
  /** The card that stands open. */
  open: string | null;
  /** Its address with what outlives an action; the tool's path where nothing does. */
  address: string;
}

/** A tool, or the way to one whose engine is loaded with its first visitor only. */
type Known<State, Shown> = Tool<State, Shown> | (() => Promise<Tool<State, Shown>>);

/** A tool's loader: reads what is kept, and makes of it what the view draws. */
export function toolLoader<State, Shown>(known: Known<State, Shown>) {
  return async function loadTool({ context, url }: Pick<LoaderFunctionArgs, "context" | "url">) {
    const tool = await toolOf(known);
    const { workspaces, request, report } = context.get(servicesContext);
    const kept = await workspaces.read({ tool: tool.key, desk: tool.desk ?? "sample" });
    const state = readState(tool, kept, { now: request.now, report });
    const search = url.searchParams;
    const isKept = (kept?.state ?? null) !== null;
    const page: ToolPageData<Shown> = {
      shown: tool.show(state, { now: request.now, search }),
      done: search.get("done") === START_OVER && isKept ? null : search.get("done"),
      confirming: search.get("confirm"),
      open: search.get("open"),
      address: addressOf(tool, search),
    };
    return data(page, { headers: setCookies(await workspaces.cookies()) });
  };
}

/** A tool's action: 303 to the page with what was done, or the same page with the refusal. */
export function toolAction<State, Shown>(known: Known<State, Shown>) {
  return async function actOnTool({
    request,
    context,
    url,
  }: Pick<ActionFunctionArgs, "request" | "context" | "url">) {
    const tool = await toolOf(known);
    const services = context.get(servicesContext);
    const performed = await perform(tool, await readForm(request), services);
    if ("refused" in performed) {
      const { status, ...refused } = performed.refused;
      const headers: HeadersInit = status === 429 ? { "Retry-After": "60" } : {};
      return data<ToolAnswer>({ refused }, { status, headers });
    }
    const headers = setCookies(await services.workspaces.cookies());
    return redirect(addressAfter(addressOf(tool, url.searchParams), performed), { status: 303, headers });
  };
}

async function toolOf<State, Shown>(known: Known<State, Shown>): Promise<Tool<State, Shown>> {
  return typeof known === "function" ? await known() : known;
}

/** Where a tool's page stands after an action: at the card it opened, else at its results. */
function addressAfter(address: string, { action, open }: { action: string; open?: string }): string {
  return addressWith(address, { done: action, ...(open ? { open } : {}) }, open ?? "results");
}

type Placed = Pick<Tool, "key" | "desk" | "keeps">;

function addressOf(tool: Placed, search: URLSearchParams) {
  return addressWith(pathOf(tool), tool.keeps?.(search) ?? {});
}

function setCookies(cookies: string[]): [string, string][] {
  return cookies.map((cookie) => ["Set-Cookie", cookie]);
}
