import { Check } from "lucide-react";
import { useEffect, useRef } from "react";
import { Form, Link, useNavigation } from "react-router";
import { BRAND } from "../brand";
import type { SubscriptionSummary } from "../functions/billing/summary";
import { Badge } from "../ui/badge";
import { Button, Spinner } from "../ui/button";
import { Notice } from "../ui/notice";
import { type DeferredSubscription, useReloadOnReturn, useSubscription } from "./deferred";
import { type Coaching, FeatureMatrix } from "./feature-matrix";
import { BILLING_TEXTS } from "./messages";
import { type CardPlan, PlanCards } from "./plan-cards";
import { PlanUse } from "./plan-use";
import type { CheckoutRefusal } from "./refusal";
import type { PlanUseShown } from "./show-plan-use";

interface PricingViewProps {
  plans: CardPlan[];
  coaching: Coaching;
  subscription: DeferredSubscription;
  /** What an account's plan holds and what was used; null in the demo. */
  use: PlanUseShown | null;
  supportEmail: string;
  refused?: CheckoutRefusal;
}

export function PricingView({ subscription: deferred, supportEmail, refused, ...page }: PricingViewProps) {
  const { plans, coaching, use } = page;
  const subscription = useSubscription(deferred);
  useReloadOnReturn();
  return (
    <div className="grid gap-16 sm:gap-20">
      <div className="grid gap-8">
        <header>
          <div className="flex items-center gap-3">
            <Badge>YouTube Focused</Badge>
            {subscription === "loading" && (
              <Spinner label="Loading your subscription" className="size-4.5 text-ink-soft" />
            )}
          </div>
          <h1 className="mt-4 max-w-[18ch] text-3xl">Plans for YouTube creators</h1>
          <p className="mt-3 max-w-[36rem] text-lg text-balance text-ink-soft">
            One free analysis for new users, no card required. Then pay by the month, and stop whenever you
            like.
          </p>
        </header>
        {subscription === "unread" && <Notice tone="error">{BILLING_TEXTS.unread}</Notice>}
        {typeof subscription === "object" && subscription?.active && (
          // The refusal links to the portal already.
          <SubscriptionBanner subscription={subscription} manage={refused?.remedy !== "portal"} />
        )}
        {refused && <RefusedNotice refused={refused} supportEmail={supportEmail} />}
        <PlanCards plans={plans} />
      </div>
      {use && (
        <section aria-label="What you have used" className="max-w-2xl">
          <PlanUse use={use} />
        </section>
      )}
      <FeatureMatrix plans={plans} coaching={coaching} supportEmail={supportEmail} />
      <CreatorBenefits />
      <PricingQuestions supportEmail={supportEmail} />
    </div>
  );
}

/** Spec section 2, Pricing: the plan's name and 'Renews on' or 'Expires on' a date, with the button to manage it. */
function SubscriptionBanner({
  subscription,
  manage,
}: {
  subscription: SubscriptionSummary;
  manage: boolean;
}) {
  const { planName, periodEnd } = subscription;
  return (
    <Notice tone="success" title={`Active subscription: ${planName}`}>
      {periodEnd && (
        <p>
          {periodEnd.verb} on {periodEnd.date}
        </p>
      )}
      {manage && <ManageBilling />}
    </Notice>
  );
}

interface RefusedNoticeProps {
  refused: CheckoutRefusal;
  supportEmail: string;
}

/** Why checkout or the portal was refused. Script moves the focus here, since the button may be far below. */
function RefusedNotice({ refused, supportEmail }: RefusedNoticeProps) {
  const box = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every refusal, even a repeated one, takes the focus
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: "nearest" });
  }, [refused]);

  return (
    <div ref={box} tabIndex={-1} className="scroll-mt-24 scroll-mb-6 rounded-control outline-offset-4">
      <Notice tone="error" title={refused.message}>
        {refused.detail && <p>{refused.detail}</p>}
        {refused.remedy === "sign-up" && (
          <p>
            <Link to="/signup" className="link font-medium">
              Sign up
            </Link>
          </p>
        )}
        {refused.remedy === "portal" && <ManageBilling />}
        {refused.remedy === "support" && (
          <p>
            Support:{" "}
            <a href={`mailto:${supportEmail}`} className="link font-medium">
              {supportEmail}
            </a>
          </p>
        )}
      </Notice>
    </div>
  );
}

/** Opens the provider's page to change the card or the plan, or to cancel. */
function ManageBilling() {
  const busy = useNavigation().formData?.has("manage");
  return (
    <Form method="post" action="/pricing" preventScrollReset className="mt-3">
      <Button name="manage" value="portal" variant="secondary" size="sm" disabled={busy}>
        Manage billing
      </Button>
    </Form>
  );
}

const BENEFITS = [
  {
    title: "Decide before you film",
    text: "See whether a topic still has room while changing your mind costs nothing.",
  },
  {
    title: "Read plain sentences",
    text: "Findings come in words, each with its figures.",
  },
  {
    title: "Find what nobody serves",
    text: "Demand stands beside competition, so that a gap shows itself.",
  },
  {
    title: "Publish when it counts",
    text: "Timing and season are part of the answer, not an afterthought.",
  },
  {
    title: "Made for one platform",
    text: "Figures and rules that fit how videos are found on YouTube.",
  },
];

/** The heading takes the first of six grid cells. */
function CreatorBenefits() {
  return (
    <section aria-labelledby="benefits" className="rounded-card bg-go-soft p-6 sm:p-8">
      <div className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        <h2 id="benefits" className="max-w-[11ch] text-2xl">
          YouTube Creator Benefits
        </h2>
        <ul className="contents">
          {BENEFITS.map(({ title, text }) => (
            <li key={title} className="grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-2.5 gap-y-1">
              <Check aria-hidden="true" className="mt-0.5 size-5 text-go" strokeWidth={2.5} />
              <h3 className="font-semibold">{title}</h3>
              <p className="col-start-2 text-sm text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const QUESTIONS = [
  {
    question: "How do payments work?",
    answer: `Subscriptions are paid through Stripe, a card payment provider. Your card number goes to Stripe and never reaches ${BRAND.name}. Prices are in US dollars, and a month is charged when it begins.`,
  },
  {
    question: "Can I cancel?",
    answer:
      "At any time. You keep access until the end of your current billing period, and are not charged again after it.",
  },
  {
    question: "Can I try it first?",
    answer:
      "Yes. Every new user gets one free analysis, no card required. The demo is open to everyone and costs nothing.",
  },
  {
    question: "Can I subscribe in the demo?",
    answer:
      "Where payments are switched on, yes. Where they are not, nothing is charged: the buttons above say so, and whom to ask.",
  },
  {
    question: "Does it work beyond YouTube?",
    answer: "Not for now. Every feature is built for YouTube, and for how people find videos there.",
  },
];

function PricingQuestions({ supportEmail }: { supportEmail: string }) {
  return (
    <section aria-labelledby="questions">
      <h2 id="questions" className="text-2xl">
        Questions
      </h2>
      <div className="mt-6 grid gap-x-12 gap-y-8 border-t border-line pt-7 sm:grid-cols-2">
        {QUESTIONS.map(({ question, answer }) => (
          <div key={question}>
            <h3 className="font-semibold">{question}</h3>
            <p className="mt-1.5 text-sm text-ink-soft">{answer}</p>
          </div>
        ))}
        <div>
          <h3 className="font-semibold">Is something else unclear?</h3>
          <p className="mt-1.5 text-sm text-ink-soft">
            Write to{" "}
            <a href={`mailto:${supportEmail}`} className="link wrap-anywhere">
              {supportEmail}
            </a>{" "}
            and ask.
          </p>
        </div>
      </div>
    </section>
  );
}
