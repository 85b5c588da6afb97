import type { SubscriptionSummary } from "../billing/subscription";
import { PageHeader } from "../ui/page-header";
import type { Answer } from "./answer";
import { ApiStatusCard } from "./api-status-card";
import type { Confirmation } from "./forms";
import { PasswordForm } from "./password-form";
import { ProfileCard, type ProfileCardProps } from "./profile-card";
import { QuickActions } from "./quick-actions";
import type { QuotaState } from "./quota";
import type { Settings } from "./settings";
import { SettingsForm } from "./settings-form";
import { SubscriptionCard } from "./subscription-card";
import { YourData } from "./your-data";

export interface AccountViewProps extends ProfileCardProps {
  settings: Settings;
  saved: boolean;
  keepsPasswords: boolean;
  passwordChanged: boolean;
  subscription: SubscriptionSummary | null;
  /** What the page asks about before it does it. */
  asks: Confirmation | null;
  dataRefused: string | null;
  quota: QuotaState;
  supportEmail: string;
  answer?: Answer;
}

/** Account Settings (spec section 2): what is the creator's own to the left, how things stand beside it. */
export function AccountView({
  email,
  accountType,
  subscription,
  asks,
  supportEmail,
  answer,
  ...shown
}: AccountViewProps) {
  return (
    <>
      <PageHeader
        title="Account Settings"
        intro="Everyone in the demo shares this profile. The settings below it are yours alone."
      />
      <div className="grid items-start gap-x-14 gap-y-10 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid gap-10">
          <ProfileCard email={email} accountType={accountType} />
          <SettingsForm settings={shown.settings} saved={shown.saved} refused={answer?.refused} />
          <PasswordForm
            email={email}
            keeps={shown.keepsPasswords}
            changed={shown.passwordChanged}
            refused={answer?.password}
          />
          <YourData
            subscription={subscription}
            supportEmail={supportEmail}
            asks={asks === "delete"}
            unread={shown.dataRefused}
            refused={answer?.deletion?.refused}
            charged={answer?.deletion?.charged}
          />
        </div>
        <aside aria-label="How things stand" className="grid gap-6">
          <SubscriptionCard subscription={subscription} asks={asks === "cancel"} answer={answer?.billing} />
          <QuickActions supportEmail={supportEmail} />
          <ApiStatusCard quota={shown.quota} answered={answer?.check} />
        </aside>
      </div>
    </>
  );
}
