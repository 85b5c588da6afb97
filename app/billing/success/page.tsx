import { data, redirect } from "react-router";
import { act } from "../../forms/act";
import { confirmPayment } from "../../functions/billing/provider";
import { deferringHeaders, isClientNavigation, useDeferred } from "../../hydration/deferred";
import { HELD, type PageHandle } from "../../hydration/page-handle";
import { unlistedMeta } from "../../navigation/page-meta";
import { servicesContext } from "../../services";
import { SiteFrame } from "../../shell/site-frame";
import type { Route } from "./+types/page";
import { Confetti } from "./confetti";
import { type PaymentStatus, POLL_SECONDS, readPayment } from "./payment";
import { PendingPayment, PROCESSING, Processing, WelcomeSubscriber } from "./view";

// Where a payment returns: not for search engines.
export const meta: Route.MetaFunction = () => unlistedMeta("Welcome");

/** Query of the URL a payment returns to: the checkout, and when the wait for it started. */
const CHECKOUT = "session_id";
const SINCE = "since";

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const checkoutId = url.searchParams.get(CHECKOUT);
  const since = url.searchParams.get(SINCE);
  const reading = services.accounts.current().then((user) =>
    readPayment({ checkoutId, since }, user, {
      billing: services.billing,
      isCompleted: async (checkout) => {
        const ran = await act(context, confirmPayment, { checkout });
        if ("done" in ran) return ran.done.isCompleted;
        // What is no checkout's id is nobody's.
        return ran.refused.status === 400 ? false : null;
      },
      now: services.request.now,
      report: services.report,
    }),
  );
  const { supportEmail } = services;
  const payment: PaymentStatus | Promise<PaymentStatus> =
    checkoutId === null && isClientNavigation(request) ? reading : await reading;
  if (!(payment instanceof Promise) && payment.state === "pending" && String(payment.since) !== since) {
    // The URL carries the start of the wait, so that reloading ends it after a minute.
    throw redirect(
      `/success?${new URLSearchParams({ [CHECKOUT]: checkoutId ?? "", [SINCE]: String(payment.since) })}`,
    );
  }
  const page = { payment, supportEmail, pollSeconds: POLL_SECONDS };
  return data(page, { status: isUnread(payment) ? 503 : 200, headers: deferringHeaders(request) });
}

function isUnread(payment: PaymentStatus | Promise<PaymentStatus>): boolean {
  return !(payment instanceof Promise) && payment.state === "none" && payment.subscription === "unread";
}

export { headers } from "../../forms/refusal-headers";

/** A return from paying waits and shows confetti, so script starts at once (docs/decisions/0013). */
export const handle: PageHandle = { ...HELD, inUseWith: CHECKOUT };

export default function SuccessPage({ loaderData }: Route.ComponentProps) {
  const payment = useDeferred(loaderData.payment, { state: "none", subscription: null });
  return (
    <SiteFrame>
      <p role="status" className="sr-only">
        {announce(payment)}
      </p>
      {payment === "loading" && <Processing />}
      {payment !== "loading" && payment.state === "pending" && (
        <PendingPayment seconds={loaderData.pollSeconds} />
      )}
      {payment !== "loading" && payment.state !== "pending" && (
        <>
          {payment.state === "confirmed" && <Confetti />}
          <WelcomeSubscriber
            subscription={payment.subscription}
            late={payment.state === "late"}
            supportEmail={loaderData.supportEmail}
          />
        </>
      )}
    </SiteFrame>
  );
}

/** What a screen reader hears when the page changes. */
function announce(payment: PaymentStatus | "loading"): string {
  if (payment === "loading" || payment.state === "pending") return PROCESSING;
  if (payment.state === "confirmed") return "Your subscription is active.";
  return payment.state === "late" ? "Your payment has not arrived yet." : "";
}
