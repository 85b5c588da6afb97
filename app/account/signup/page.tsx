import { BRAND } from "../../brand";
import { SiteFrame } from "../../site/site-frame";
import { SignupNotice } from "../signup-notice";
import type { Route } from "./+types/page";

export const meta: Route.MetaFunction = () => [{ title: `Sign up · ${BRAND.name}` }];

export default function SignupPage() {
  return (
    <SiteFrame>
      <SignupNotice />
    </SiteFrame>
  );
}
