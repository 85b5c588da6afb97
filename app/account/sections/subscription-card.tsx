import { useRef } from "react";
import { Form, Link, useNavigation } from "react-router";
import { useReloadOnReturn } from "../../billing/deferred";
import { BILLING_TEXTS } from "../../billing/messages";
import type { ShownSubscription } from "../../billing/read-subscription";
import { PostForm } from "../../forms/post-form";
import { BILLING_MESSAGES } from "../../functions/billing/messages";
import type { SubscriptionSummary } from "../../functions/billing/summary";
import { Fact, Facts } from "../../ui/badge";
import { Button, buttonClass } from "../../ui/button";
import { Notice } from "../../ui/notice";
import type { FormAnswer } from "../forms";
import { ACCOUNT_FORMS, CONFIRM_URLS } from "../forms";
import { ACCOUNT_NOTES } from "../messages";
import { ConfirmBox, SideCard, useFocusOnWhatFollows } from "./section";

interface SubscriptionCardProps {
  subscription: ShownSubscription;
  /** True while the confirmation is open. */
  confirming: boolean;
  answer?: FormAnswer["billing"];
}

/** The Subscription side card (spec sections 2, 4 and 8). */
export function SubscriptionCard({ subscription: shown, confirming, answer }: SubscriptionCardProps) {
  const isUnread = shown === "unread";
  const subscription = isUnread ? null : shown;
  useReloadOnReturn();
  const busy = useNavigation().formData?.get("form");
  const canCancel = subscription?.willBeCharged === true;
  // An old tab or a link asked to cancel without a subscription.
  const none =
    confirming && !isUnread && !subscription?.active && !canCancel && !answer
      ? BILLING_MESSAGES.noSubscription
      : undefined;
  const refused = answer?.refused ?? none;
  const notice = useRef<HTMLDivElement>(null);
  const cancel = useRef<HTMLAnchorElement>(null);
  useFocusOnWhatFollows(
    `${confirming} ${answer?.canceled ?? answer?.refused}`,
    () => notice.current ?? cancel.current,
  );
  return (
    <SideCard id="subscription" title="Subscription">
      {subscription ? (
        <SubscriptionFacts subscription={subscription} />
      ) : (
        <p className="text-sm text-ink-soft">
          {isUnread ? BILLING_TEXTS.unread : ACCOUNT_NOTES.noSubscription}
        </p>
      )}
      {(answer?.canceled || refused) && (
        <div ref={notice} tabIndex={-1} className="grid gap-4 rounded-control outline-offset-4">
          {answer?.canceled && <Notice tone="success">{answer.canceled}</Notice>}
          {refused && <Notice tone="error">{refused}</Notice>}
        </div>
      )}
      {canCancel && confirming && !answer ? (
        <ConfirmBox title="Cancel your subscription?" text={BILLING_TEXTS.confirmCancel}>
          <PostForm action="/account#subscription" className="contents">
            <input type="hidden" name="form" value={ACCOUNT_FORMS.cancel} />
            <Button variant="stop" size="sm" disabled={busy === ACCOUNT_FORMS.cancel}>
              {busy === ACCOUNT_FORMS.cancel ? "Canceling..." : "Yes, cancel it"}
            </Button>
          </PostForm>
          <Link
            to="/account#subscription"
            replace
            preventScrollReset
            className={buttonClass({ variant: "secondary", size: "sm" })}
          >
            Keep it
          </Link>
        </ConfirmBox>
      ) : (
        <div className="flex flex-wrap gap-2.5">
          {subscription && (
            <Form method="post" action="/account#subscription" preventScrollReset className="contents">
              <input type="hidden" name="form" value={ACCOUNT_FORMS.portal} />
              <Button variant="secondary" size="sm" disabled={busy === ACCOUNT_FORMS.portal}>
                Manage billing
              </Button>
            </Form>
          )}
          {canCancel && (
            <Link
              ref={cancel}
              to={CONFIRM_URLS.cancel}
              preventScrollReset
              className={buttonClass({ variant: "secondary", size: "sm" })}
            >
              Cancel
            </Link>
          )}
          {!isUnread && !subscription?.active && (
            <Link to="/pricing" className={buttonClass({ variant: "secondary", size: "sm" })}>
              See the plans
            </Link>
          )}
        </div>
      )}
    </SideCard>
  );
}

function SubscriptionFacts({ subscription }: { subscription: SubscriptionSummary }) {
  const { planName, status, periodEnd, card, active, willBeCharged } = subscription;
  // One that ended or never started has no date ahead.
  const isRunning = active || willBeCharged;
  return (
    <Facts>
      <Fact term="Plan">{planName}</Fact>
      <Fact term="Status">{status}</Fact>
      {isRunning && periodEnd && <Fact term={periodEnd.verb}>{periodEnd.date}</Fact>}
      {card && <Fact term="Card">{card}</Fact>}
    </Facts>
  );
}
