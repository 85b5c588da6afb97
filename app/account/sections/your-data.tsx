import { Download } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { Form, Link, useNavigation } from "react-router";
import { BRAND } from "../../brand";
import { DATA_MESSAGES } from "../../functions/account/messages";
import type { SubscriptionSummary } from "../../functions/billing/summary";
import { Button, buttonClass } from "../../ui/button";
import { Notice } from "../../ui/notice";
import { ACCOUNT_FORMS, CONFIRM_URLS } from "../forms";
import { ACCOUNT_NOTES } from "../messages";
import { AccountSection, ConfirmBox, useFocusOnWhatFollows } from "./section";

interface YourDataProps {
  /** Whether it is an account of a person, or the demo. */
  isPerson?: boolean;
  /** Whether this browser holds a demo beside it. */
  hasDemo?: boolean;
  subscription: SubscriptionSummary | null;
  supportEmail: string;
  /** True while the confirmation is open. */
  confirming: boolean;
  /** Why the download failed. */
  downloadFailed: string | null;
  /** Why nothing was deleted. */
  refused?: string;
  /** True if that is a subscription that would still be charged. */
  charged?: boolean;
}

/** Downloads or deletes the visitor's data. */
export function YourData({
  isPerson = false,
  hasDemo = false,
  subscription,
  supportEmail,
  confirming,
  downloadFailed,
  refused,
  charged,
}: YourDataProps) {
  const mustCancel = refused ? charged === true : subscription?.willBeCharged === true;
  const no = refused ?? (confirming && mustCancel ? DATA_MESSAGES.subscribed : undefined);
  const notice = useRef<HTMLDivElement>(null);
  const ask = useRef<HTMLAnchorElement>(null);
  useFocusOnWhatFollows(`${confirming} ${no}`, () => notice.current ?? ask.current);
  return (
    <AccountSection
      id="your-data"
      title="Your data"
      intro={isPerson ? ACCOUNT_NOTES.dataOfAccount : ACCOUNT_NOTES.data}
    >
      {downloadFailed && <Notice tone="error">{downloadFailed}</Notice>}
      {no && (
        <div ref={notice} tabIndex={-1} className="rounded-control outline-offset-4">
          <Notice tone="error">{no}</Notice>
        </div>
      )}
      {no && mustCancel && (
        <Form method="post" action="/account#subscription" preventScrollReset>
          <input type="hidden" name="form" value={ACCOUNT_FORMS.portal} />
          <Button variant="secondary" size="sm">
            Manage billing
          </Button>
        </Form>
      )}
      {confirming && !no ? (
        <ConfirmDeletion {...{ isPerson, subscription, supportEmail }} />
      ) : (
        <div className="divide-y divide-line border-y border-line">
          <Choice title="Download" text={ACCOUNT_NOTES.download}>
            <a href="/account/data.json" className={buttonClass({ variant: "secondary", size: "sm" })}>
              <Download aria-hidden="true" className="size-4" />
              Download my data
            </a>
          </Choice>
          <Choice title="Delete" text={isPerson ? ACCOUNT_NOTES.deleteAccount : ACCOUNT_NOTES.delete}>
            <Link
              ref={ask}
              to={CONFIRM_URLS.delete}
              preventScrollReset
              className={buttonClass({ variant: "secondary", size: "sm" })}
            >
              Delete my data
            </Link>
          </Choice>
        </div>
      )}
      {hasDemo && <p className="max-w-prose text-sm text-ink-soft">{ACCOUNT_NOTES.demoHere}</p>}
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

interface ConfirmDeletionProps {
  isPerson: boolean;
  subscription: SubscriptionSummary | null;
  supportEmail: string;
}

/** Lists exactly what is deleted and what stays, before anything is deleted. */
function ConfirmDeletion({ isPerson, subscription, supportEmail }: ConfirmDeletionProps) {
  const busy = useNavigation().formData?.get("form") === ACCOUNT_FORMS.delete;
  return (
    <ConfirmBox
      title="Delete all of your data?"
      text={
        <div className="grid gap-x-8 gap-y-6 pt-2 text-sm sm:grid-cols-2">
          <TitledList heading="What goes, for good">
            <li>Everything you did in the tools, your conversation with Ask {BRAND.name} included</li>
            <li>Your channel, and every card of your plan with its calendar address</li>
            <li>The channels you watch, their news, and your feed address</li>
            <li>The feedback you sent, and its mail if that has not gone out yet</li>
            <li>The topic and the channel name in your settings</li>
            {subscription && <li>The record of your subscription here{paidUntil(subscription)}</li>}
            {isPerson ? (
              <li>Your account and its address, signed out everywhere at once</li>
            ) : (
              <li>The cookie that ties all of it to this browser</li>
            )}
          </TitledList>
          <TitledList heading="What stays">
            <li>Mail with your feedback that was sent: it cannot be called back</li>
            <li>
              Your address, if you joined the waitlist: nothing ties it to you here. To have it deleted, write
              to{" "}
              <a href={`mailto:${supportEmail}`} className="link font-medium wrap-anywhere">
                {supportEmail}
              </a>
            </li>
            <li>Topics that were asked about: nobody's name is on them</li>
            {subscription && <li>The payment records at Stripe</li>}
            <li>The theme and the article of your trend, which only your browser holds</li>
          </TitledList>
        </div>
      }
    >
      <Form method="post" action="/account#your-data" replace className="contents">
        <input type="hidden" name="form" value={ACCOUNT_FORMS.delete} />
        <Button variant="stop" disabled={busy} className="max-sm:w-full">
          {busy ? "Deleting..." : "Yes, delete my data"}
        </Button>
      </Form>
      <Link
        to="/account#your-data"
        replace
        preventScrollReset
        className={`${buttonClass({ variant: "secondary" })} max-sm:w-full`}
      >
        Keep it
      </Link>
    </ConfirmBox>
  );
}

/** The paid period that is lost with an active subscription. */
function paidUntil({ active, periodEnd }: SubscriptionSummary): string {
  return active && periodEnd ? `, and with it the rest of what is paid until ${periodEnd.date}` : "";
}

function TitledList({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div>
      <h4 className="font-semibold">{heading}</h4>
      <ul className="mt-2 divide-y divide-line border-y border-line text-ink-soft *:py-2">{children}</ul>
    </div>
  );
}
