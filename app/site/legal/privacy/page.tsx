import { BRAND } from "../../../brand";
import { HELD } from "../../../hydration/page-handle";
import { pageMeta } from "../../page-meta";
import { LegalDocument } from "../legal-document";
import type { Route } from "./+types/page";
import { privacySections } from "./sections";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    origin: matches[0].loaderData?.origin,
    path: "/privacy",
    title: `Privacy Policy · ${BRAND.name}`,
    description: `What ${BRAND.name} keeps of its visitors, for how long, and how to have it deleted.`,
  });

export const handle = HELD;

export default function PrivacyPage({ matches }: Route.ComponentProps) {
  return (
    <LegalDocument
      title="Privacy Policy"
      summary={`${BRAND.name} works without an account, follows nobody and shows no advertising. The one thing about you that it keeps for long is an email address, if you leave one on the waitlist.`}
      updated="November 21, 2026"
      sections={privacySections(matches[0].loaderData.supportEmail)}
    />
  );
}
