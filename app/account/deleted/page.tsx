import { Link } from "react-router";
import { AccessDemo } from "../../forms/access-demo";
import { HELD } from "../../hydration/page-handle";
import { unlistedMeta } from "../../navigation/page-meta";
import { servicesContext } from "../../services";
import { SiteFrame } from "../../shell/site-frame";
import { buttonClass } from "../../ui/button";
import { Notice } from "../../ui/notice";
import { Entrance } from "../entrance";
import type { Route } from "./+types/page";

export const meta: Route.MetaFunction = () => unlistedMeta("Your data is deleted");

/** The page after deleting one's data. Open to everyone, since it holds nothing personal. */
export function loader({ context, url }: Route.LoaderArgs) {
  return {
    isSessionLeft: url.searchParams.get("session") === "left",
    hasAccounts: context.get(servicesContext).signIn.ways !== null,
  };
}

export const handle = HELD;

export default function DeletedPage({ loaderData }: Route.ComponentProps) {
  return (
    <SiteFrame>
      <Entrance>
        <h1 className="text-2xl">Your data is deleted</h1>
        <p className="text-lg text-ink-soft">
          {loaderData.hasAccounts
            ? "Everything saved under your account, or in this browser's demo, is deleted from the database. Nobody is signed in to it any more."
            : "Everything saved under this browser's session is deleted from the database, and the cookie that led to it from your browser."}
        </p>
        {loaderData.isSessionLeft && (
          <Notice tone="info" title="One thing could not be deleted just now.">
            <p>
              The topic and the channel name of your settings are still in the session store. Nobody can reach
              them without your cookie, and they go by themselves 30 days after you saved them.
            </p>
          </Notice>
        )}
        <p className="text-sm text-ink-soft">
          The theme, and an article you chose for your trend, are cookies of your browser: delete them there.
          For what else stays, and how long, see the{" "}
          <Link to="/privacy#deletion" className="link font-medium">
            privacy policy
          </Link>
          .
        </p>
        <div className="mt-2 grid gap-3 sm:flex sm:flex-wrap">
          <Link to="/" className={buttonClass({ size: "lg" })}>
            Back to the front page
          </Link>
          <AccessDemo className={buttonClass({ variant: "secondary", size: "lg" })}>
            {loaderData.hasAccounts ? "Access Demo" : "Start afresh"}
          </AccessDemo>
        </div>
      </Entrance>
    </SiteFrame>
  );
}
