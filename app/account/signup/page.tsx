import { HELD } from "../../hydration/page-handle";
import { unlistedMeta } from "../../site/page-meta";
import { SiteFrame } from "../../site/site-frame";
import { SignupNotice } from "../signup-notice";
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
