import { Check } from "lucide-react";
import { useEffect } from "react";
import { Link, useRevalidator } from "react-router";
import { BRAND } from "../../brand";
import type { SubscriptionSummary } from "../../functions/billing/summary";
import { Fact, Facts } from "../../ui/badge";
import { buttonClass, Spinner } from "../../ui/button";
import { BILLING_TEXTS } from "../messages";
import type { ShownSubscription } from "../read-subscription";

/** Spec section 2, Success. */
const BENEFITS = [
  { title: "Unlimited Analysis", text: "Ask about as many ideas as you have." },
  { title: "Advanced Insights", text: "Every finding of your plan, with its evidence." },
  { title: "Priority Support", text: "We answer your messages first." },
  { title: "Export Reports", text: "Take what you found to your editor." },
];

interface WelcomeSubscriberProps {
  subscription: ShownSubscription;
  /** The checkout is complete, but its confirmation did not arrive in time. */
  late?: boolean;
  supportEmail: string;
}

export function WelcomeSubscriber({ subscription, late = false, supportEmail }: WelcomeSubscriberProps) {
  return (
    <div className="frame grid gap-x-16 gap-y-12 pt-10 pb-20 sm:pt-16 lg:grid-cols-[1fr_27rem] lg:items-start lg:pb-28 xl:gap-x-24">
      <div>
        <h1 className="text-3xl">Welcome to {BRAND.name}!</h1>
        {late && <LatePayment supportEmail={supportEmail} />}
        {!late && <Standing subscription={subscription} supportEmail={supportEmail} />}
        <div className="mt-8 grid gap-3 sm:flex sm:flex-wrap">
          <Link to="/analyze" className={buttonClass({ size: "lg" })}>
            Analyze an idea
          </Link>
          <Link to="/dashboard" className={buttonClass({ variant: "secondary", size: "lg" })}>
            Go to the dashboard
          </Link>
        </div>
      </div>
      <section
        aria-labelledby="benefits"
        className="rounded-card border border-housing-line bg-housing p-6 text-housing-ink [print-color-adjust:exact] sm:p-8"
      >
        <h2 id="benefits" className="text-sm font-medium text-housing-soft">
          What a subscription brings
        </h2>
        <ul className="mt-5 grid gap-5">
          {BENEFITS.map(({ title, text }) => (
            <li key={title} className="flex gap-3.5">
              <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-lamp" strokeWidth={2.5} />
              <div>
                <h3 className="font-semibold">{title}</h3>
                <p className="text-sm text-housing-soft">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function Standing({
  subscription,
  supportEmail,
}: Pick<WelcomeSubscriberProps, "subscription" | "supportEmail">) {
  if (subscription === null) return <NoSubscription supportEmail={supportEmail} />;
  if (subscription !== "unread") return <Subscribed subscription={subscription} />;
  return (
    <p role="alert" className="mt-4 max-w-prose text-lg text-ink-soft">
      {BILLING_TEXTS.unread}
    </p>
  );
}

/** Only an active subscription counts (spec section 4), and only it has a next billing date. */
function Subscribed({
  subscription: { planName, status, active, periodEnd },
}: {
  subscription: SubscriptionSummary;
}) {
  return (
    <>
      <p className="mt-4 max-w-prose text-lg text-ink-soft">
        {active ? "Thank you. This is what you subscribed to." : "Your subscription is not active."}
      </p>
      <div className="mt-7 max-w-md">
        <Facts>
          <Fact term="Plan">{planName}</Fact>
          <Fact term="Status">{status}</Fact>
          {active && periodEnd && (
            <Fact term={periodEnd.verb === "Expires" ? "Expires on" : "Next billing date"}>
              {periodEnd.date}
            </Fact>
          )}
        </Facts>
      </div>
    </>
  );
}

function NoSubscription({ supportEmail }: { supportEmail: string }) {
  return (
    <div className="mt-4 grid max-w-[34rem] gap-4 text-ink-soft">
      <p className="text-lg text-balance">
        There is no subscription to show yet, and opening this page charged nothing.
      </p>
      <p>
        If you have just paid, it can take a minute until the payment arrives: load this page again then. If
        it is still missing, write to{" "}
        <a href={`mailto:${supportEmail}`} className="link wrap-anywhere">
          {supportEmail}
        </a>
        .
      </p>
    </div>
  );
}

/** After a minute of waiting: what is known, and what to do. */
function LatePayment({ supportEmail }: { supportEmail: string }) {
  return (
    <div className="mt-4 grid max-w-[34rem] gap-4 text-ink-soft">
      <p className="text-lg text-balance">
        Your checkout is complete, and its confirmation is still on its way to us. Please do not pay again.
      </p>
      <p>
        It usually takes seconds. Load this page again in a few minutes, or look at your account later; if
        nothing has changed by then, write to{" "}
        <a href={`mailto:${supportEmail}`} className="link wrap-anywhere">
          {supportEmail}
        </a>
        .
      </p>
    </div>
  );
}

/** Spec section 2, Success. */
export const PROCESSING = "Processing your subscription...";

export function Processing() {
  return (
    <div className="frame flex flex-col items-center gap-5 py-32 text-center">
      <Spinner className="size-9 text-go" />
      <h1 className="text-xl">{PROCESSING}</h1>
    </div>
  );
}

/** The same, looking again every few seconds: reloading the page without script, only its data with it. */
export function PendingPayment({ seconds }: { seconds: number }) {
  const { revalidate, state } = useRevalidator();

  useEffect(() => {
    if (state !== "idle") return;
    const timer = setInterval(() => {
      // Offline, the request would end on the error screen.
      if (navigator.onLine) void revalidate();
    }, seconds * 1000);
    return () => clearInterval(timer);
  }, [revalidate, state, seconds]);

  return (
    <>
      <noscript>
        <meta httpEquiv="refresh" content={String(seconds)} />
      </noscript>
      <Processing />
    </>
  );
}
