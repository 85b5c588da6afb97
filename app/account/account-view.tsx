import { PageHeader } from "../ui/page-header";
import type { Check } from "./api-status";
import { ApiStatusCard } from "./api-status-card";
import { ProfileCard, type ProfileCardProps } from "./profile-card";
import type { QuotaState } from "./quota";
import type { Settings } from "./settings";
import { type RefusedSettings, SettingsForm } from "./settings-form";

interface AccountViewProps extends ProfileCardProps {
  settings: Settings;
  saved: boolean;
  quota: QuotaState;
  answer?: { check?: Check; refused?: RefusedSettings };
}

/** Account Settings (spec section 2): what is the creator's own to the left, how the product stands beside it. */
export function AccountView({ email, accountType, settings, saved, quota, answer }: AccountViewProps) {
  return (
    <>
      <PageHeader
        title="Account Settings"
        intro="Everyone in the demo shares this profile. The settings below it are yours alone."
      />
      <div className="grid items-start gap-x-14 gap-y-10 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid gap-10">
          <ProfileCard email={email} accountType={accountType} />
          <SettingsForm settings={settings} saved={saved} refused={answer?.refused} />
        </div>
        <aside aria-label="How things stand" className="grid gap-6">
          <ApiStatusCard quota={quota} answered={answer?.check} />
        </aside>
      </div>
    </>
  );
}
