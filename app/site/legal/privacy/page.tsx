import { BRAND } from "../../../brand";
import { HELD } from "../../../hydration/page-handle";
import { pageMeta } from "../../../navigation/page-meta";
import { servicesContext } from "../../../services";
import { LegalDocument } from "../legal-document";
import type { Route } from "./+types/page";
import { privacySections } from "./sections";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    origin: matches[0].loaderData?.origin,
    path: "/privacy",
    title: `Privacy Policy · ${BRAND.name}`,
    description: `See what ${BRAND.name} keeps of its visitors, for how long, and how to have it deleted.`,
  });

/** The text is true of this copy: it says whether anything comes from YouTube, which language model there is, and of accounts. */
export function loader({ context }: Route.LoaderArgs) {
  const { videos, language, signIn } = context.get(servicesContext);
  return {
    readsYoutube: videos.source.kind === "youtube",
    languageModel: language.name,
    hasAccounts: signIn.ways !== null,
  };
}

export const handle = HELD;

const KEEPS = {
  demo: "It keeps for long only what you hand it: an email address left on the waitlist, and any feedback you send.",
  accounts:
    "It keeps what you save under your account until you delete it, and of its mails only that they went out.",
};

export default function PrivacyPage({ matches, loaderData }: Route.ComponentProps) {
  const { hasAccounts } = loaderData;
  return (
    <LegalDocument
      title="Privacy Policy"
      summary={`${BRAND.name} ${hasAccounts ? "" : "works without an account, "}follows nobody and shows no advertising. ${hasAccounts ? KEEPS.accounts : KEEPS.demo}`}
      updated="November 25, 2026"
      sections={privacySections(matches[0].loaderData.supportEmail, loaderData)}
    />
  );
}
