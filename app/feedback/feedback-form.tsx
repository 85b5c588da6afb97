import { Send } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Form, useNavigation } from "react-router";
import { Badge } from "../ui/badge";
import { Button } from "../ui/button";
import { useHydrated } from "../ui/hydrated";
import { Notice } from "../ui/notice";
import { Spinner } from "../ui/spinner";
import { TextArea } from "../ui/text-area";
import { CATEGORY_TEXTS, type FeedbackCategory, findCategory } from "./categories";
import { CategoryChoice } from "./category-choice";
import { feedbackFailed } from "./messages";

/** Feedback that was not kept: what was written, and why; no reason where no answer came. */
export interface RefusedFeedback {
  message?: string;
  field?: "category" | "message";
  typed: { category: string; message: string; formId: string };
}

interface FeedbackFormProps {
  category: FeedbackCategory;
  formId: string;
  email: string;
  platform: string;
  /** Whom to write to where no answer came. */
  supportEmail: string;
  refused?: RefusedFeedback;
}

const PLATFORMS: Record<string, string> = { youtube: "YouTube" };

/** The form of spec section 2, Feedback. Without script a blank text comes back with its message. */
export function FeedbackForm({
  category,
  formId,
  email,
  platform,
  supportEmail,
  refused,
}: FeedbackFormProps) {
  const text = useRef<HTMLTextAreaElement>(null);
  const [chosen, setChosen] = useState(findCategory(refused?.typed.category) ?? category);
  const [blank, setBlank] = useState(false);
  const hydrated = useHydrated();
  const navigation = useNavigation();
  const busy = navigation.formAction?.startsWith("/suggestions") === true;
  const shown = busy ? undefined : refused;
  const problem = shown && (shown.message ?? feedbackFailed(supportEmail));

  useEffect(() => setBlank(text.current?.value.trim() === ""), []);

  // Being disabled while sending took the focus; after a refusal it belongs to what was written.
  useEffect(() => {
    if (shown) text.current?.focus();
  }, [shown]);

  function ignoreWhenBlankOrBusy(event: FormEvent) {
    if (blank || busy) event.preventDefault();
  }

  return (
    <Form
      method="post"
      action="/suggestions"
      replace
      preventScrollReset
      noValidate
      onSubmit={ignoreWhenBlankOrBusy}
      className="grid gap-6"
    >
      {/* The id of a form that was refused stays: its second try is the same feedback. */}
      <input type="hidden" name="formId" value={refused?.typed.formId || formId} />
      <CategoryChoice chosen={chosen} disabled={busy} onChoose={setChosen} />
      <TextArea
        ref={text}
        label="Your feedback"
        name="message"
        rows={6}
        required
        disabled={busy}
        autoFocus={!hydrated && shown !== undefined}
        defaultValue={refused?.typed.message}
        placeholder={CATEGORY_TEXTS[chosen].placeholder}
        error={shown?.field === "message" ? problem : null}
        errorId={shown && shown.field !== "message" ? "feedback-error" : undefined}
        onInput={(event) => setBlank(event.currentTarget.value.trim() === "")}
      />
      {shown && shown.field !== "message" && (
        <Notice tone="error" id="feedback-error">
          {problem}
        </Notice>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5 text-sm text-ink-soft">
          <span>
            Submitted as <span className="font-medium wrap-anywhere text-ink">{email || "Anonymous"}</span>
          </span>
          {platform && <Badge>{PLATFORMS[platform] ?? platform}</Badge>}
        </p>
        <Button disabled={busy || blank} className="min-w-40">
          {busy ? <Spinner className="size-4.5" /> : <Send aria-hidden="true" className="size-4.5" />}
          {busy ? "Sending..." : "Send Feedback"}
        </Button>
      </div>
    </Form>
  );
}
