import { data } from "react-router";
import { BRAND } from "../../brand";
import { HELD } from "../../hydration/page-handle";
import { servicesContext } from "../../services";
import { TrendPanel } from "../../trends/panel";
import { readPanel } from "../../trends/show";
import { pageMeta } from "../page-meta";
import { SiteFrame } from "../site-frame";
import type { Route } from "./+types/page";
import { Benefits } from "./benefits";
import { Closing } from "./closing";
import { Features } from "./features";
import { Hero } from "./hero";
import { SocialPlaceholders } from "./social-placeholders";
import { Start } from "./start";
import { Story } from "./story";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    origin: matches[0].loaderData?.origin,
    path: "/youtube",
    title: `${BRAND.name} for YouTube creators: find the video your topic is missing`,
    description:
      "Content gap analysis, viral potential, audience demand and upload timing for YouTube creators, each with the evidence behind it.",
  });

/** Insights are for signed-in YouTube creators only (spec section 2). */
export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const user = await services.accounts.current();
  const panel = user?.platform === "youtube" ? await readPanel(user, services) : null;
  const page = { signedIn: user !== null, panel };
  // Or what will soon be otherwise would be kept for the visitors after this one.
  const passing = panel?.state === "error" || panel?.state === "pending";
  return passing ? data(page, { headers: { "Cache-Control": "no-store" } }) : data(page);
}

export const handle = HELD;

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function YoutubePage({ loaderData: { signedIn, panel } }: Route.ComponentProps) {
  return (
    <SiteFrame
      cta={
        <Start signedIn={signedIn} look={{ variant: "secondary", size: "sm" }} className="max-sm:px-2.5">
          Get Started
        </Start>
      }
      footer={<SocialPlaceholders />}
    >
      <Hero signedIn={signedIn} />
      <Features />
      {panel && (
        <section aria-labelledby="your-topic" className="border-t border-line">
          <div className="frame py-16 sm:py-20">
            <h2 id="your-topic" className="text-2xl">
              Your topic, as it stands
            </h2>
            <div className="mt-7">
              <TrendPanel panel={panel} />
            </div>
          </div>
        </section>
      )}
      <Benefits />
      <Story />
      <Closing signedIn={signedIn} />
    </SiteFrame>
  );
}
