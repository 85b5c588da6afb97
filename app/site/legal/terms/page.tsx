import { BRAND } from "../../../brand";
import { HELD } from "../../../hydration/page-handle";
import { pageMeta } from "../../../navigation/page-meta";
import { servicesContext } from "../../../services";
import { LegalDocument } from "../legal-document";
import type { Route } from "./+types/page";
import { termsSections } from "./sections";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    origin: matches[0].loaderData?.origin,
    path: "/terms",
    title: `Terms of Service · ${BRAND.name}`,
    description: `The deal between you and ${BRAND.name}, and where YouTube's terms apply.`,
  });

/** The text is true of this copy: it says whether anything comes from YouTube. */
export function loader({ context }: Route.LoaderArgs) {
  return { readsYoutube: context.get(servicesContext).videos.source.kind === "youtube" };
}

export const handle = HELD;

export default function TermsPage({ matches, loaderData }: Route.ComponentProps) {
  const { readsYoutube } = loaderData;
  return (
    <LegalDocument
      title="Terms of Service"
      summary={`${BRAND.name} is open to try as a demo${readsYoutube ? "" : " on sample data"}. It costs nothing, promises no views, and asks you to treat it and the others who use it fairly.`}
      updated="November 22, 2026"
      sections={termsSections(matches[0].loaderData.supportEmail, readsYoutube)}
    />
  );
}
