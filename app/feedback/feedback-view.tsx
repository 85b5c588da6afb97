import { PageHeader } from "../ui/page-header";
import type { FeedbackCategory } from "./categories";
import { FeedbackForm, type RefusedFeedback } from "./feedback-form";
import { FeedbackTips } from "./feedback-tips";
import { ThankYou } from "./thank-you";

export interface FeedbackViewProps {
  /** True on the page after sending. */
  sent: boolean;
  category: FeedbackCategory;
  formId: string;
  email: string;
  platform: string;
  supportEmail: string;
  refused?: RefusedFeedback;
}

/** Creator Feedback (spec section 2): the form, or the thanks for it, and what helps beside both. */
export function FeedbackView({ sent, supportEmail, refused, ...form }: FeedbackViewProps) {
  return (
    <>
      <PageHeader
        title="Creator Feedback"
        intro="Tell us what to build next, what gets in your way, or what broke."
      />
      <div className="grid items-start gap-x-14 gap-y-10 xl:grid-cols-[minmax(0,1fr)_20rem]">
        {sent && !refused ? (
          <ThankYou />
        ) : (
          <FeedbackForm {...form} supportEmail={supportEmail} refused={refused} />
        )}
        <FeedbackTips supportEmail={supportEmail} />
      </div>
    </>
  );
}
