import { HELD } from "../../hydration/page-handle";
import { servicesContext } from "../../services";
import { unlistedMeta } from "../../site/page-meta";
import { SiteFrame } from "../../site/site-frame";
import { Spinner } from "../../ui/spinner";
import { readStanding } from "../billing";
import { isClientNavigation, useStanding } from "../standing-arrival";
import { WelcomeSubscriber } from "../welcome-subscriber";
import type { Route } from "./+types/page";

// Where a payment returns to: nobody should come upon it by searching.
export const meta: Route.MetaFunction = () => unlistedMeta("Welcome");

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const standing = services.accounts.current().then((user) => readStanding(user, services));
  return {
    standing: isClientNavigation(request) ? standing : await standing,
    supportEmail: services.supportEmail,
  };
}

export const handle = HELD;

export default function SuccessPage({ loaderData }: Route.ComponentProps) {
  const standing = useStanding(loaderData.standing);
  return (
    <SiteFrame>
      {standing === "loading" ? (
        <div className="frame flex flex-col items-center gap-5 py-32 text-center">
          <Spinner className="size-9 text-go" />
          <h1 className="text-xl">Processing your subscription...</h1>
        </div>
      ) : (
        <WelcomeSubscriber standing={standing} supportEmail={loaderData.supportEmail} />
      )}
    </SiteFrame>
  );
}
