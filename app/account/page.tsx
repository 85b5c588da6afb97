import { signedInUser } from "../shell/guard";
import { unlistedMeta } from "../site/page-meta";
import { PageHeader } from "../ui/page-header";
import type { Route } from "./+types/page";
import { ProfileCard } from "./profile-card";

export const meta: Route.MetaFunction = () => unlistedMeta("Account Settings");

export function loader({ context }: Route.LoaderArgs) {
  return { email: context.get(signedInUser).email, accountType: "Free User" };
}

export default function AccountPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHeader title="Account Settings" intro="In the demo everyone shares this profile." />
      <ProfileCard {...loaderData} />
    </>
  );
}
