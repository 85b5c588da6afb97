import { data, redirect, useSearchParams } from "react-router";
import { BRAND } from "../brand";
import { readForm } from "../forms/read-form";
import { sendForm } from "../forms/send-form";
import { HELD } from "../hydration/page-handle";
import { servicesContext } from "../services";
import { Notice } from "../ui/notice";
import { isEmail } from "../waitlist/email";
import { WAITLIST_MESSAGES } from "../waitlist/messages";
import { joinWaitlist } from "../waitlist/waitlist";
import { WelcomeDialog } from "../waitlist/welcome-dialog";
import { parseStep } from "../waitlist/welcome-step";
import type { Route } from "./+types/page";
import { AnswerPreview } from "./answer-preview";
import { Benefits } from "./benefits/benefits";
import { CommentSentiment } from "./features/comment-sentiment";
import { CompetitorMonitor } from "./features/competitor-monitor";
import { ContentIdeas } from "./features/content-ideas";
import { RpmBooster } from "./features/rpm-booster";
import { SeriesPlanner } from "./features/series-planner";
import { Hero } from "./hero";
import { pageMeta } from "./page-meta";
import { SiteFrame } from "./site-frame";
import { StopBand } from "./stop-band";
import { productData } from "./structured-data";
import { Testimonials } from "./testimonials/testimonials";

export const meta: Route.MetaFunction = ({ matches: [{ loaderData }] }) =>
  pageMeta({
    origin: loaderData?.origin,
    path: "/",
    title: `${BRAND.name}: ${BRAND.tagline}`,
    description: BRAND.description,
    structuredData: productData(loaderData?.origin),
  });

/** Joins the waitlist from the dialog: the confirmation is a step of its own, an error the same form again. */
export async function action({ request, context }: Route.ActionArgs) {
  const email = String((await readForm(request)).get("email") ?? "");
  const result = await joinWaitlist({ email }, context.get(servicesContext));
  if (result.joined) return redirect("/?welcome=joined", 303);
  const headers: HeadersInit = result.status === 429 ? { "Retry-After": "60" } : {};
  return data({ email, error: result.message }, { status: result.status, headers });
}

/** Where no answer comes, the same form says so, with what was typed still in it. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const email = String((await request.clone().formData()).get("email") ?? "");
  // No call is made for what cannot be an address (spec section 5).
  if (!isEmail(email.trim())) return data({ email, error: WAITLIST_MESSAGES.invalid }, { status: 400 });
  return sendForm(serverAction, (failure) => ({ email, error: WAITLIST_MESSAGES[failure] }));
}

export const handle = HELD;

/** Lets the action's Retry-After through to the page. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

/** The URL says whether the welcome dialog is open and at which step, so that it opens without script, too. */
export default function LandingPage({ actionData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const step = parseStep(search.get("welcome"));
  return (
    <>
      <SiteFrame behindDialog={step !== null}>
        {search.get("logout") === "failed" && (
          <div className="frame pt-4">
            <Notice tone="error">
              Logging out did not work just now. Please try again from your account menu.
            </Notice>
          </div>
        )}
        <Hero />
        <AnswerPreview />
        <CommentSentiment />
        <CompetitorMonitor />
        <ContentIdeas />
        <RpmBooster />
        <SeriesPlanner />
        <Benefits />
        <Testimonials />
        <StopBand />
      </SiteFrame>
      {step && (
        <WelcomeDialog step={step} email={actionData?.email} error={actionData?.error} closeHref="/" />
      )}
    </>
  );
}
