import { useEffect, useRef } from "react";
import { Link, useNavigate } from "react-router";
import type { FeedbackCategory } from "../model/feedback";
import { buttonClass } from "../ui/button";
import { PlayLamp } from "../ui/lamp";
import { PageHeader } from "../ui/page-header";
import { FeedbackForm, type RefusedFeedback } from "./form";
import { FEEDBACK_TEXTS, FEEDBACK_TIPS, THANKS_MS } from "./messages";

interface FeedbackViewProps {
  /** True after sending. */
  sent: boolean;
  category: FeedbackCategory;
  formId: string;
  email: string;
  platform: string;
  supportEmail: string;
  refused?: RefusedFeedback;
}

/** Creator Feedback (spec section 2): the form or the thanks, with tips beside it. */
export function FeedbackView({ sent, supportEmail, refused, ...form }: FeedbackViewProps) {
  // After the thanks the form has the focus, which went with them.
  const thanked = useRef(false);
  useEffect(() => {
    thanked.current = sent;
  }, [sent]);
  return (
    <>
      <PageHeader title={FEEDBACK_TEXTS.title} intro={FEEDBACK_TEXTS.intro} />
      <div className="grid items-start gap-x-14 gap-y-10 xl:grid-cols-[minmax(0,1fr)_20rem]">
        {sent && !refused ? (
          <ThankYou />
        ) : (
          <FeedbackForm
            {...form}
            supportEmail={supportEmail}
            refused={refused}
            isAfterThanks={thanked.current}
          />
        )}
        <FeedbackTips supportEmail={supportEmail} />
      </div>
    </>
  );
}

/** Tips for useful feedback, and the support address. */
function FeedbackTips({ supportEmail }: { supportEmail: string }) {
  return (
    <aside aria-labelledby="tips" className="rounded-card bg-sunken px-5 py-6 sm:px-6">
      <h2 id="tips" className="text-lg font-semibold">
        Feedback that helps
      </h2>
      <ul className="mt-4 grid gap-4 text-sm">
        {FEEDBACK_TIPS.map(({ title, text }) => (
          <li key={title}>
            <h3 className="font-medium">{title}</h3>
            <p className="text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
      <p className="mt-5 border-t border-line pt-4 text-sm text-ink-soft">
        Rather by mail?{" "}
        <a href={`mailto:${supportEmail}`} className="link font-medium wrap-anywhere text-ink">
          {supportEmail}
        </a>
      </p>
    </aside>
  );
}

/**
 * The Thank You screen (spec sections 2 and 4) for 5 seconds, with a link back to the form. Without script a meta refresh
 * leads back; a Refresh header would also fire with script.
 */
function ThankYou() {
  const heading = useRef<HTMLHeadingElement>(null);
  const navigate = useNavigate();

  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    const timer = setTimeout(
      () => navigate("/suggestions", { replace: true, preventScrollReset: true }),
      THANKS_MS,
    );
    return () => clearTimeout(timer);
  }, [navigate]);

  return (
    <section className="grid justify-items-center gap-4 rounded-card border border-line bg-surface px-6 py-14 text-center sm:py-20">
      <noscript>
        <meta httpEquiv="refresh" content={`${THANKS_MS / 1000};url=/suggestions`} />
      </noscript>
      <PlayLamp className="size-14 text-go" />
      <div role="status">
        <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
          Thank You!
        </h2>
        <p className="mt-2 max-w-md text-ink-soft">{FEEDBACK_TEXTS.thanks}</p>
      </div>
      <Link to="/suggestions" replace className={`${buttonClass({ variant: "secondary" })} mt-2`}>
        Submit More Feedback
      </Link>
    </section>
  );
}
