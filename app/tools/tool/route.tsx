import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "react-router";
import { act, answerRefused } from "../../forms/act";
import type { ToolPageData } from "../../forms/page-data";
import { givenFiles, readForm } from "../../forms/read-form";
import { TOO_LONG, TOO_LONG_MESSAGE } from "../../forms/refusal";
import { textFields } from "../../forms/text-fields";
import { START_OVER } from "../../functions/desk/desk";
import type { DeskFunctions } from "../../functions/desk/functions";
import { readState } from "../../functions/desk/state";
import { drawnFor } from "../../hydration/draw";
import { keepNewest } from "../../hydration/keep-newest";
import { pathOf } from "../../model/desk";
import { addressWith } from "../../navigation/address";
import { MINUTE_MS } from "../../numbers/days";
import { servicesContext } from "../../services";
import { desksAt } from "../registry";
import { drawAdvice } from "./draw";
import { namesSample, sampleAddress } from "./sample-address";
import type { KeepsQuery, ToolAdvice, ToolPage } from "./tool";

/** A desk's page, or a function that loads it: a large engine loads with its first visitor. */
type LazyPage<State, Shown> = Shows<State, Shown> | (() => Promise<Shows<State, Shown>>);
type Shows<State, Shown> = Omit<ToolPage<State, Shown>, "functions">;

/** So many addresses of a desk, of so long a query, are kept as whoever kept nothing is shown them. */
const MOST_KEPT = 8;
const LONGEST_QUERY = 100;

/**
 * What a desk shows to whoever kept nothing there: the same to all who ask for an address within a minute, so it is worked
 * out once.
 */
function keepStarts<Shown>() {
  const kept = new Map<string, Shown>();
  return function showStart(search: URLSearchParams, now: Date, show: () => Shown): Shown {
    const query = search.toString();
    if (query.length > LONGEST_QUERY) return show();
    const key = `${Math.floor(now.getTime() / MINUTE_MS)} ${query}`;
    const shown = kept.get(key) ?? show();
    keepNewest(kept, key, shown, MOST_KEPT);
    return shown;
  };
}

type LoaderArgs = Pick<LoaderFunctionArgs, "request" | "context" | "url">;

/**
 * A tool's loader: reads the kept state and turns it into what the view draws; 503 if it cannot be read. From the plain
 * address of a Sample desk a creator with a channel of their own is led to their own desk.
 */
export function toolLoader<State, Shown>(known: LazyPage<State, Shown>) {
  const showStart = keepStarts<Shown>();
  return async function loadTool({ request: asking, context, url }: LoaderArgs) {
    const { rules, show, advice, keeps } = typeof known === "function" ? await known() : known;
    const { workspaces, channel, request, report } = context.get(servicesContext);
    const search = url.searchParams;
    let unread = false;
    const failed = (): null => {
      unread = true;
      return null;
    };
    const [kept, connected] = await Promise.all([
      workspaces.read({ tool: rules.key, desk: rules.desk ?? "sample" }).catch((error: unknown) => {
        report(error);
        return failed();
      }),
      // The shell reports it. Nothing invented stands where theirs may be.
      rules.desk === "yours" ? null : channel.summary().catch(failed),
    ]);
    const hasOwn = connected ? !connected.isSample : false;
    if (hasOwn && !namesSample(search)) {
      const card = search.get("card");
      throw redirect(addressWith(pathOf({ key: rules.key, desk: "yours" }), card ? { card } : {}));
    }
    const { now } = request;
    const showState = () => show(readState(rules, kept, { now, report }), { now, search });
    const isKept = (kept?.state ?? null) !== null;
    const address = addressOf(rules, search, keeps);
    const page: ToolPageData<Shown> = {
      // What cannot be read is reported each time.
      shown: !kept || kept.state === null ? showStart(search, now, showState) : showState(),
      formId: request.id,
      done: search.get("done") === START_OVER && isKept ? null : search.get("done"),
      confirming: search.get("confirm"),
      open: search.get("open"),
      address: hasOwn ? sampleAddress(address) : address,
      unread,
      desks: desksAt(pathOf(rules)),
      ...showAdvice(asking, rules, advice),
    };
    return data(page, { status: unread ? 503 : 200 });
  };
}

function showAdvice(request: Request, { key, desk = "sample" }: Placed, advice?: ToolAdvice) {
  if (!advice) return {};
  const { explainer, practices, method } = drawAdvice(advice, desk);
  const name = pathOf({ key, desk });
  return {
    ...(explainer && { explainer: drawnFor(request, name, explainer) }),
    practices: drawnFor(request, name, practices),
    ...(method && { method: drawnFor(request, name, method) }),
  };
}

/**
 * A desk's action: 303 to the page that says what was done, or the same page with the refusal.
 *
 * @throws a 400 Response for an unknown action
 */
export function toolAction(
  desk: DeskFunctions,
  { keeps, tooLong = TOO_LONG_MESSAGE }: { keeps?: KeepsQuery; tooLong?: string } = {},
) {
  return async function actOnTool({
    request,
    context,
    url,
  }: Pick<ActionFunctionArgs, "request" | "context" | "url">) {
    const form = await readForm(request);
    const { action = "", formId, ...typed } = textFields(form);
    if (form.has(TOO_LONG)) {
      return answerRefused({ status: 413, message: tooLong }, { action, typed });
    }
    const definition = Object.hasOwn(desk.actions, action) ? desk.actions[action] : undefined;
    if (!definition) throw new Response(null, { status: 400, statusText: "Bad Request" });
    // A sample takes no files.
    const files = desk.desk === "yours" ? await givenFiles(form) : {};
    const ran = await act(context, definition, { ...typed, ...files, ...(formId && { formId }) });
    if ("refused" in ran) return answerRefused(ran.refused, { action, typed }, { formId });
    const address = addressOf(desk, url.searchParams, keeps);
    const isAsked = url.searchParams.has("sample");
    return redirect(addressAfter(isAsked ? sampleAddress(address) : address, ran.done), 303);
  };
}

/** The address after an action: at the card it opened, else at the results. */
function addressAfter(address: string, { action, open }: { action: string; open?: string }): string {
  return addressWith(address, { done: action, ...(open ? { open } : {}) }, open ?? "results");
}

type Placed = Pick<DeskFunctions, "key"> & Partial<Pick<DeskFunctions, "desk">>;

/** The card that a desk was opened from stays open whatever is done there. */
function addressOf(desk: Placed, search: URLSearchParams, keeps?: KeepsQuery) {
  const card = search.get("card");
  return addressWith(pathOf(desk), { ...keeps?.(search), ...(card ? { card } : {}) });
}
