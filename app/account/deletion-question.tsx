import type { ReactNode } from "react";
import { Form, Link, useNavigation } from "react-router";
import type { SubscriptionSummary } from "../billing/subscription";
import { BRAND } from "../brand";
import { Button, buttonClass } from "../ui/button";
import { ACCOUNT_FORMS } from "./forms";
import { Question } from "./question";

interface DeletionQuestionProps {
  subscription: SubscriptionSummary | null;
  supportEmail: string;
}

/** Says exactly what goes and what stays, before it goes. */
export function DeletionQuestion({ subscription, supportEmail }: DeletionQuestionProps) {
  const busy = useNavigation().formData?.get("form") === ACCOUNT_FORMS.delete;
  return (
    <Question
      title="Delete all of your data?"
      text={
        <div className="grid gap-x-8 gap-y-6 pt-2 text-sm sm:grid-cols-2">
          <Things heading="What goes, for good">
            <li>Everything you did in the tools, your conversation with Ask {BRAND.name} included</li>
            <li>The feedback you sent, and its mail if that has not gone out yet</li>
            <li>The topic and the channel name in your settings</li>
            {subscription && <li>What is kept here of your subscription{paidUntil(subscription)}</li>}
            <li>The cookie that ties all of it to this browser</li>
          </Things>
          <Things heading="What stays">
            <li>Mail with your feedback that was sent: it cannot be called back</li>
            <li>
              Your address, if you joined the waitlist: nothing ties it to you here. To have it deleted, write
              to{" "}
              <a href={`mailto:${supportEmail}`} className="link font-medium wrap-anywhere">
                {supportEmail}
              </a>
            </li>
            <li>Topics that were asked about: nobody's name is on them</li>
            {subscription && <li>What Stripe keeps of your payments</li>}
            <li>The theme and the article of your trend, which only your browser holds</li>
          </Things>
        </div>
      }
    >
      <Form method="post" action="/account#your-data" replace preventScrollReset className="contents">
        <input type="hidden" name="form" value={ACCOUNT_FORMS.delete} />
        <Button disabled={busy} className="max-sm:w-full">
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
    </Question>
  );
}

/** What is given up with a subscription that is paid for longer. */
function paidUntil({ active, periodEnd }: SubscriptionSummary): string {
  return active && periodEnd ? `, and with it the rest of what is paid until ${periodEnd.date}` : "";
}

function Things({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div>
      <h4 className="font-semibold">{heading}</h4>
      <ul className="mt-2 divide-y divide-line border-y border-line text-ink-soft *:py-2">{children}</ul>
    </div>
  );
}
