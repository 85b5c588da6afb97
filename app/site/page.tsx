import { data, redirect } from "react-router";
import { servicesContext } from "../services";
import { Notice } from "../ui/notice";
import { joinWaitlist } from "../waitlist/waitlist";
import { WelcomeDialog } from "../waitlist/welcome-dialog";
import { parseStep } from "../waitlist/welcome-step";
import type { Route } from "./+types/page";
import { AnswerPreview } from "./answer-preview";
import { Hero } from "./hero";
import { SiteFrame } from "./site-frame";

/** The URL says whether the welcome dialog is open and at which step, so that it opens without script, too. */
export function loader({ url }: Route.LoaderArgs) {
  return {
    step: parseStep(url.searchParams.get("welcome")),
    logoutFailed: url.searchParams.get("logout") === "failed",
  };
}

/** Joins the waitlist from the dialog: the confirmation is a step of its own, an error the same form again. */
export async function action({ request, context }: Route.ActionArgs) {
  const email = String((await request.formData()).get("email") ?? "");
  const result = await joinWaitlist({ email }, context.get(servicesContext));
  if (result.joined) return redirect("/?welcome=joined", 303);
  const headers: HeadersInit = result.status === 429 ? { "Retry-After": "60" } : {};
  return data({ email, error: result.message }, { status: result.status, headers });
}

/** Lets the action's Retry-After through to the page. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default function LandingPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <SiteFrame>
      {loaderData.logoutFailed && (
        <div className="frame pt-4">
          <Notice tone="error">
            Logging out did not work just now. Please try again from your account menu.
          </Notice>
        </div>
      )}
      <Hero />
      <AnswerPreview />
      {loaderData.step && (
        <WelcomeDialog
          step={loaderData.step}
          email={actionData?.email}
          error={actionData?.error}
          closeHref="/"
        />
      )}
    </SiteFrame>
  );
}
