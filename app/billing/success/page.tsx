import { redirect } from "react-router";
import { HELD, type PageHandle } from "../../hydration/page-handle";
import { servicesContext } from "../../services";
import { unlistedMeta } from "../../site/page-meta";
import { SiteFrame } from "../../site/site-frame";
import { type Arrival, LOOK_AGAIN_SECONDS, readArrival } from "../arrival";
import { isClientNavigation, useArriving } from "../standing-arrival";
import { WelcomeSubscriber } from "../welcome-subscriber";
import type { Route } from "./+types/page";
import { Confetti } from "./confetti";
import { AwaitedPayment, PROCESSING, Processing } from "./processing";

// Where a payment returns to: nobody should come upon it by searching.
export const meta: Route.MetaFunction = () => unlistedMeta("Welcome");

/** What the address of a return from paying carries: the checkout, and since when its arrival is waited for. */
const CHECKOUT = "session_id";
const SINCE = "since";

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const checkoutId = url.searchParams.get(CHECKOUT);
  const since = url.searchParams.get(SINCE);
  const coming = services.accounts.current().then((user) =>
    readArrival({ checkoutId, since }, user, {
      billing: services.billing,
      now: services.request.now,
      report: services.report,
    }),
  );
  const { supportEmail } = services;
  const arrival: Arrival | Promise<Arrival> =
    checkoutId === null && isClientNavigation(request) ? coming : await coming;
  if (!(arrival instanceof Promise) && arrival.state === "waiting" && String(arrival.since) !== since) {
    // From here on the address says when the wait began, so that loading it again ends it after a minute.
    throw redirect(
      `/success?${new URLSearchParams({ [CHECKOUT]: checkoutId ?? "", [SINCE]: String(arrival.since) })}`,
    );
  }
  return { arrival, supportEmail, lookAgain: LOOK_AGAIN_SECONDS };
}

/** Who returns from paying waits for something, and confetti: script starts at once (docs/decisions/0013). */
export const handle: PageHandle = { ...HELD, inUseWith: CHECKOUT };

export default function SuccessPage({ loaderData }: Route.ComponentProps) {
  const arrival = useArriving(loaderData.arrival, { state: "none", standing: null });
  return (
    <SiteFrame>
      <p role="status" className="sr-only">
        {told(arrival)}
      </p>
      {arrival === "loading" && <Processing />}
      {arrival !== "loading" && arrival.state === "waiting" && (
        <AwaitedPayment seconds={loaderData.lookAgain} />
      )}
      {arrival !== "loading" && arrival.state !== "waiting" && (
        <>
          {arrival.state === "arrived" && <Confetti />}
          <WelcomeSubscriber
            standing={arrival.standing}
            late={arrival.state === "late"}
            supportEmail={loaderData.supportEmail}
          />
        </>
      )}
    </SiteFrame>
  );
}

/** What a reader who does not see the page change is told. */
function told(arrival: Arrival | "loading"): string {
  if (arrival === "loading" || arrival.state === "waiting") return PROCESSING;
  if (arrival.state === "arrived") return "Your subscription is active.";
  return arrival.state === "late" ? "Your payment has not arrived yet." : "";
}
