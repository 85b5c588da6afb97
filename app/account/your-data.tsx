import { Download } from "lucide-react";
import type { ReactNode } from "react";
import { Form, Link } from "react-router";
import type { SubscriptionSummary } from "../billing/subscription";
import { Button, buttonClass } from "../ui/button";
import { Notice } from "../ui/notice";
import { DeletionQuestion } from "./deletion-question";
import { ACCOUNT_FORMS, ASKING } from "./forms";
import { DATA_MESSAGES } from "./messages";
import { AccountSection } from "./section";

export interface YourDataProps {
  subscription: SubscriptionSummary | null;
  supportEmail: string;
  /** True where the visitor pressed Delete and has not said yes yet. */
  asks: boolean;
  /** Why no file came. */
  unread: string | null;
  /** Why nothing was deleted. */
  refused?: string;
  /** True where that is a subscription that would go on being charged. */
  charged?: boolean;
}

/** To have what is kept of oneself, as a file or gone (design, Modes and owners). */
export function YourData({ subscription, supportEmail, asks, unread, refused, charged }: YourDataProps) {
  const mustCancel = refused ? charged === true : subscription?.willBeCharged === true;
  const no = refused ?? (asks && mustCancel ? DATA_MESSAGES.subscribed : undefined);
  return (
    <AccountSection
      id="your-data"
      title="Your data"
      intro="What is kept here of what you do, under this browser's session. It is yours to take along or to have deleted."
    >
      {unread && <Notice tone="error">{unread}</Notice>}
      {no && <Notice tone="error">{no}</Notice>}
      {no && mustCancel && (
        <Form method="post" action="/account#subscription" preventScrollReset>
          <input type="hidden" name="form" value={ACCOUNT_FORMS.portal} />
          <Button variant="secondary" size="sm">
            Manage billing
          </Button>
        </Form>
      )}
      {asks && !no ? (
        <DeletionQuestion subscription={subscription} supportEmail={supportEmail} />
      ) : (
        <div className="divide-y divide-line border-y border-line">
          <Choice
            title="Download"
            text="Your settings, every tool, your feedback and its mail, your subscription, in one JSON file. The theme and the article of your trend are cookies, which only your browser holds."
          >
            <a href="/account/data.json" className={buttonClass({ variant: "secondary", size: "sm" })}>
              <Download aria-hidden="true" className="size-4" />
              Download my data
            </a>
          </Choice>
          <Choice title="Delete" text="All of that, at once and for good. You are asked first.">
            <Link
              to={ASKING.delete}
              preventScrollReset
              className={buttonClass({ variant: "secondary", size: "sm" })}
            >
              Delete my data
            </Link>
          </Choice>
        </div>
      )}
    </AccountSection>
  );
}

function Choice({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="grid items-center gap-x-8 gap-y-3.5 py-5 sm:grid-cols-[minmax(0,1fr)_12rem]">
      <div>
        <h3 className="text-base font-semibold">{title}</h3>
        <p className="mt-1 max-w-prose text-sm text-ink-soft">{text}</p>
      </div>
      <div className="grid justify-items-start sm:justify-items-stretch">{children}</div>
    </div>
  );
}
