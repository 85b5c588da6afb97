import { ChevronRight, type LucideIcon, Mail, MessageSquare } from "lucide-react";
import { Link } from "react-router";
import { PlanUse } from "../billing/plan-use";
import type { ShownSubscription } from "../billing/read-subscription";
import type { PlanUseShown } from "../billing/show-plan-use";
import type { Settings } from "../model/user";
import { ASSISTANTS_PATH, KEYS_PATH } from "../navigation/paths";
import { Field } from "../ui/field";
import { PageHeader } from "../ui/page-header";
import type { QuotaState } from "./api-status";
import type { Confirmation, FormAnswer, SavedTrend } from "./forms";
import { ACCOUNT_NOTES } from "./messages";
import { ApiStatusCard } from "./sections/api-status-card";
import { PasswordForm, type PasswordKept } from "./sections/password-form";
import { AccountSection, ReadOnlySetting, SideCard } from "./sections/section";
import { SettingsForm } from "./sections/settings-form";
import { SubscriptionCard } from "./sections/subscription-card";
import { YourData } from "./sections/your-data";

interface AccountViewProps extends ProfileCardProps {
  /** Whether this browser holds a demo that is no account's. */
  hasDemo: boolean;
  settings: Settings;
  saved: SavedTrend | null;
  /** Whether the account has a password; null where it cannot have one, and "demo" where any is taken and not kept. */
  password: PasswordKept | null;
  passwordChanged: boolean;
  subscription: ShownSubscription;
  /** What an account's plan holds and what was used; null in the demo. */
  use: PlanUseShown | null;
  /** The confirmation that is open. */
  asks: Confirmation | null;
  dataRefused: string | null;
  quota: QuotaState;
  supportEmail: string;
  answer?: FormAnswer;
}

/** Account Settings (spec section 2): the creator's settings, with subscription and status beside them. */
export function AccountView({
  email,
  accountType,
  isPerson,
  subscription,
  use,
  asks,
  supportEmail,
  answer,
  ...shown
}: AccountViewProps) {
  return (
    <>
      <PageHeader title="Account Settings" intro={isPerson ? ACCOUNT_NOTES.account : ACCOUNT_NOTES.demo} />
      <div className="grid items-start gap-x-14 gap-y-10 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid gap-10">
          <ProfileCard email={email} accountType={accountType} isPerson={isPerson} />
          <SettingsForm settings={shown.settings} saved={shown.saved} refused={answer?.refused} />
          {shown.password && (
            <PasswordForm
              email={email}
              kept={shown.password}
              changed={shown.passwordChanged}
              refused={answer?.password}
            />
          )}
          <YourData
            isPerson={isPerson}
            hasDemo={shown.hasDemo}
            // Deleting asks the provider, whatever is known here.
            subscription={subscription === "unread" ? null : subscription}
            supportEmail={supportEmail}
            confirming={asks === "delete"}
            downloadFailed={shown.dataRefused}
            refused={answer?.deletion?.refused}
            charged={answer?.deletion?.charged}
          />
        </div>
        <aside aria-label="How things stand" className="grid gap-6">
          <SubscriptionCard
            subscription={subscription}
            confirming={asks === "cancel"}
            answer={answer?.billing}
          />
          {use && (
            <SideCard id="plan-use" title="What you have used">
              <PlanUse use={use} />
            </SideCard>
          )}
          <QuickActions supportEmail={supportEmail} />
          <ApiStatusCard quota={shown.quota} answered={answer?.check} />
        </aside>
      </div>
    </>
  );
}

interface ProfileCardProps {
  email: string;
  accountType: string;
  /** Whether it is an account of a person. */
  isPerson: boolean;
}

function ProfileCard({ email, accountType, isPerson }: ProfileCardProps) {
  return (
    <AccountSection id="profile" title="Profile">
      <div className="grid gap-5 sm:grid-cols-[3fr_2fr]">
        <Field
          label="Email"
          name="email"
          type="email"
          value={email}
          readOnly
          className="text-ellipsis"
          hint={isPerson ? ACCOUNT_NOTES.emailOfAccount : ACCOUNT_NOTES.email}
        />
        <ReadOnlySetting term="Account type">{accountType}</ReadOnlySetting>
      </div>
      <p className="flex flex-wrap gap-x-6 gap-y-2 text-sm font-medium">
        {isPerson && (
          <Link to="/account/sign-in" className="link">
            How you sign in, and where you are signed in
          </Link>
        )}
        <Link to={KEYS_PATH} className="link">
          Keys for your own scripts
        </Link>
        <Link to={ASSISTANTS_PATH} className="link">
          Assistants
        </Link>
      </p>
    </AccountSection>
  );
}

/** Quick Actions (spec section 2): the feedback page and email support. */
function QuickActions({ supportEmail }: { supportEmail: string }) {
  return (
    <SideCard id="quick-actions" title="Quick Actions">
      <ul className="divide-y divide-line border-y border-line">
        <li>
          <Link to="/suggestions" className={ROW}>
            <Row Icon={MessageSquare} title="Send feedback" note="An idea, a wish or a bug" />
          </Link>
        </li>
        <li>
          <a href={`mailto:${supportEmail}`} className={ROW}>
            <Row Icon={Mail} title="Email support" note={supportEmail} />
          </a>
        </li>
      </ul>
    </SideCard>
  );
}

const ROW = "group flex items-center gap-3.5 py-3";

function Row({ Icon, title, note }: { Icon: LucideIcon; title: string; note: string }) {
  return (
    <>
      <Icon aria-hidden="true" className="size-4.5 shrink-0 text-ink-faint" />
      <span className="grid min-w-0 flex-1">
        <span className="text-sm font-medium underline-offset-4 group-hover:underline">{title}</span>
        <span className="text-xs wrap-anywhere text-ink-soft">{note}</span>
      </span>
      <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-ink-faint" />
    </>
  );
}
