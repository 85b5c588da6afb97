import { BRAND } from "../../../brand";
import { HELD } from "../../../hydration/page-handle";
import { pageMeta } from "../../page-meta";
import { LegalDocument } from "../legal-document";
import type { Route } from "./+types/page";
import { termsSections } from "./sections";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    origin: matches[0].loaderData?.origin,
    path: "/terms",
    title: `Terms of Service · ${BRAND.name}`,
    description: `What you can expect of ${BRAND.name}, what it expects of you, and where YouTube's terms apply.`,
  });

export const handle = HELD;

export default function TermsPage({ matches }: Route.ComponentProps) {
  return (
    <LegalDocument
      title="Terms of Service"
      summary={`${BRAND.name} is open to try as a demo on sample data. It costs nothing, promises no views, and asks you to treat it and the others who use it fairly.`}
      updated="November 21, 2026"
      sections={termsSections(matches[0].loaderData.supportEmail)}
    />
  );
}
