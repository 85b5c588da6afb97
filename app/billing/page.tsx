import { data, redirect } from "react-router";
import { BRAND } from "../brand";
import { act } from "../forms/act";
import { readForm } from "../forms/read-form";
import { refusalHeaders } from "../forms/refusal-headers";
import { sendForm } from "../forms/send-form";
import { checkOut } from "../functions/billing/checkout";
import { BILLING_MESSAGES } from "../functions/billing/messages";
import { openPortal } from "../functions/billing/subscription";
import type { Refusal } from "../functions/run";
import { deferringHeaders, isClientNavigation } from "../hydration/deferred";
import { HELD } from "../hydration/page-handle";
import { PLANS, type PlanId } from "../model/subscription-plan";
import { pageMeta } from "../navigation/page-meta";
import { pricedProductData } from "../navigation/structured-data";
import { servicesContext, signedInUser } from "../services";

import type { Route } from "./+types/page";

import type { Coaching } from "./feature-matrix";
import { countFeatures } from "./features";
import { readPlanUse } from "./read-plan-use";
import { readSubscription } from "./read-subscription";
import { type CheckoutRefusal, checkoutRefusal } from "./refusal";
import { PricingView } from "./view";

// Meta also runs in the browser, so the plans come from the loader.
export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta({
    origin: matches[0].loaderData?.origin,
    path: "/pricing",
    title: `Pricing · ${BRAND.name}`,
    description: describePlans(sold(loaderData?.plans ?? [])),
    structuredData: pricedProductData(sold(loaderData?.plans ?? []), matches[0].loaderData?.origin),
  });

const sold = <Plan extends { isSold: boolean }>(plans: Plan[]) => plans.filter(({ isSold }) => isSold);

function describePlans(plans: { name: string; price: string }[]): string {
  const priced = plans.map(({ name, price }) => `${name} at ${price}`).join(", ");
  return `Plans for YouTube creators${priced && `: ${priced} a month`}. One free analysis for new users, no card required.`;
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const reading = readSubscription(context.get(signedInUser), services);
  // Asked at once; the demo asks nothing.
  const using = readPlanUse(services);
  const subscription = isClientNavigation(request) ? reading : await reading;
  const sells = services.signIn.ways ? services.billing.sells : null;
  const page = {
    plans: PLANS.map(({ mode, ...shown }) => ({
      ...shown,
      features: countFeatures(shown.id),
      isSold: !sells?.length || sells.includes(shown.id),
    })),
    coaching: coachingOf(sells),
    subscription,
    use: await using,
    supportEmail: services.supportEmail,
  };
  return data(page, {
    status: subscription === "unread" ? 503 : 200,
    headers: deferringHeaders(request),
  });
}

/**
 * How coaching comes about: in the demo nobody pays, and it comes at launch.
 *
 * @param sells the plans that are paid for; null in the demo
 */
function coachingOf(sells: readonly PlanId[] | null): Coaching {
  if (!sells) return "at-launch";
  return sells.includes("creator") ? "by-mail" : "not-sold";
}

/** Accepts a plan's id or `manage`, and nothing else: prices never come from the client. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  if (form.has("manage")) {
    const opened = await act(context, openPortal, {});
    if ("done" in opened) return redirect(opened.done.url, 303);
    return refuse(opened.refused, { ...checkoutRefusal(opened.refused), remedy: "support" });
  }
  const ran = await act(context, checkOut, { plan: form.get("plan") });
  if ("refused" in ran) return refuse(ran.refused, checkoutRefusal(ran.refused));
  return redirect(ran.done.url, 303);
}

function refuse(refusal: Refusal, shown: CheckoutRefusal) {
  return data(shown, { status: refusal.status, headers: refusalHeaders(refusal) });
}

/** Without an answer, the page stays and says so. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendForm<CheckoutRefusal, CheckoutRefusal>(serverAction, () => ({
    status: 503,
    message: BILLING_MESSAGES.failed,
    remedy: "support",
  }));
}

export { headers } from "../forms/refusal-headers";

export const handle = HELD;

export default function PricingPage({ loaderData, actionData }: Route.ComponentProps) {
  return <PricingView {...loaderData} refused={actionData} />;
}
