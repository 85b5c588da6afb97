import { data, redirect, useSearchParams } from "react-router";
import { BRAND } from "../brand";
import { act } from "../forms/act";
import { readForm } from "../forms/read-form";
import { refusalHeaders } from "../forms/refusal-headers";
import { sendForm } from "../forms/send-form";
import { joinWaitlist } from "../functions/waitlist/join";
import { hasEmailPattern, WAITLIST_MESSAGES } from "../functions/waitlist/messages";
import { drawnFor } from "../hydration/draw";
import { HELD } from "../hydration/page-handle";
import { pageMeta } from "../navigation/page-meta";
import { parseStep } from "../navigation/public-pages";
import { productData } from "../navigation/structured-data";
import { servicesContext } from "../services";
import { WelcomeDialog } from "../waitlist/welcome-dialog";
import type { Route } from "./+types/page";
import { drawPanel, drawSections } from "./draw";
import { LandingView } from "./view";

export const meta: Route.MetaFunction = ({ matches: [{ loaderData }] }) =>
  pageMeta({
    origin: loaderData?.origin,
    path: "/",
    title: `${BRAND.name}: ${BRAND.tagline}`,
    description: BRAND.description,
    structuredData: productData(loaderData?.origin),
  });

/** Joins the waitlist from the dialog: success redirects to the confirmation step, an error shows the form again. */
export async function action({ request, context }: Route.ActionArgs) {
  const email = String((await readForm(request)).get("email") ?? "");
  const ran = await act(context, joinWaitlist, { email });
  if ("done" in ran) return redirect("/?welcome=joined", 303);
  const { status, message } = ran.refused;
  return data({ email, error: message }, { status, headers: refusalHeaders(ran.refused) });
}

/** Without an answer, the form says so and keeps what was typed. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const email = String((await request.clone().formData()).get("email") ?? "");
  // An invalid address is not sent (spec section 5).
  if (!hasEmailPattern(email.trim()))
    return data({ email, error: WAITLIST_MESSAGES.invalid }, { status: 400 });
  return sendForm(serverAction, (failure) => ({ email, error: WAITLIST_MESSAGES[failure] }));
}

/** What it shows is the same for everyone. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { ways } = context.get(servicesContext).signIn;
  return {
    isOpen: ways?.signUps === "open" && ways.missing.length === 0,
    panel: drawnFor(request, "panel", drawPanel()),
    sections: drawnFor(request, "landing", drawSections()),
  };
}

/** So that the dialog opens without asking the server. */
export const shouldRevalidate = () => false;

export const handle = HELD;

export { headers } from "../forms/refusal-headers";

/** The URL says whether the welcome dialog is open and at which step, so that it also opens without script. */
export default function LandingPage({ loaderData, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const step = parseStep(search.get("welcome"));
  return (
    <>
      <LandingView
        {...loaderData}
        behindDialog={step !== null}
        logoutFailed={search.get("logout") === "failed"}
      />
      {step && (
        <WelcomeDialog
          step={step}
          isOpen={loaderData.isOpen}
          email={actionData?.email}
          error={actionData?.error}
          closeHref="/"
        />
      )}
    </>
  );
}
