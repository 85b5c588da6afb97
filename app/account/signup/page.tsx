import { Link } from "react-router";
import { BRAND } from "../../brand";
import { AccessDemo } from "../../forms/access-demo";
import { HELD } from "../../hydration/page-handle";
import { unlistedMeta } from "../../navigation/page-meta";
import { SiteFrame } from "../../shell/site-frame";
import { buttonClass } from "../../ui/button";
import { Entrance } from "../entrance";
import type { Route } from "./+types/page";

export const meta: Route.MetaFunction = () => unlistedMeta("Sign up");

export const handle = HELD;

export default function SignupPage() {
  return (
    <SiteFrame>
      <SignupNotice />
    </SiteFrame>
  );
}

function SignupNotice() {
  return (
    <Entrance>
      <h1 className="text-2xl">Accounts open at launch</h1>
      <p className="text-lg text-ink-soft">
        {BRAND.name} is in demo for now, so there is nothing to sign up for yet. Join the waitlist and you get
        in early, or try the demo without an account.
      </p>
      <div className="mt-2 grid gap-3 sm:flex sm:flex-wrap">
        <Link to="/?welcome=waitlist" className={buttonClass({ size: "lg" })}>
          Join the waitlist
        </Link>
        <AccessDemo className={buttonClass({ variant: "secondary", size: "lg" })} />
      </div>
    </Entrance>
  );
}
