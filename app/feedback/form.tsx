import { Bug, type LucideIcon, Send, Sparkles, SquarePlay, TrendingUp } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Form, useNavigation } from "react-router";
import { feedbackFailed } from "../functions/feedback/messages";
import { useHydrated } from "../hydration/part";
import { CATEGORY_TEXTS, FEEDBACK_CATEGORIES, type FeedbackCategory, findCategory } from "../model/feedback";
import { Badge } from "../ui/badge";
import { Button, Spinner } from "../ui/button";
import { TextArea } from "../ui/field";
import { Notice } from "../ui/notice";

/** Feedback that was not stored: what was typed, and why not. No message if no answer came. */
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
  /** For the message when no answer comes. */
  supportEmail: string;
  refused?: RefusedFeedback;
  /** It takes the place of the thanks, and the focus that was on them. */
  isAfterThanks: boolean;
}

const PLATFORMS: Record<string, string> = { youtube: "YouTube" };

/** The form of spec section 2, Feedback. A blank text comes back with its message. */
export function FeedbackForm({
  category,
  formId,
  email,
  platform,
  supportEmail,
  refused,
  isAfterThanks,
}: FeedbackFormProps) {
  const text = useRef<HTMLTextAreaElement>(null);
  const [chosen, setChosen] = useState(findCategory(refused?.typed.category) ?? category);
  const hydrated = useHydrated();
  const navigation = useNavigation();
  const busy = navigation.formAction?.startsWith("/suggestions") === true;
  const shown = busy ? undefined : refused;
  const problem = shown && (shown.message ?? feedbackFailed(supportEmail));

  // biome-ignore lint/correctness/useExhaustiveDependencies: only where it comes
  useEffect(() => {
    if (isAfterThanks && document.activeElement === document.body)
      text.current?.focus({ preventScroll: true });
  }, []);

  // Disabling the field while sending dropped its focus; after a refusal it gets it back.
  useEffect(() => {
    if (shown) text.current?.focus();
  }, [shown]);

  return (
    <Form
      method="post"
      action="/suggestions"
      replace
      preventScrollReset
      noValidate
      onSubmit={(event) => busy && event.preventDefault()}
      className="grid gap-6"
    >
      {/* A refused form keeps its id, so that a second try is stored once. */}
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
        <Button disabled={busy} className="min-w-40">
          {busy ? <Spinner className="size-4.5" /> : <Send aria-hidden="true" className="size-4.5" />}
          {busy ? "Sending..." : "Send Feedback"}
        </Button>
      </div>
    </Form>
  );
}

const ICONS: Record<FeedbackCategory, LucideIcon> = {
  feature: Sparkles,
  youtube: SquarePlay,
  improvement: TrendingUp,
  bug: Bug,
};

interface CategoryChoiceProps {
  chosen: FeedbackCategory;
  disabled: boolean;
  onChoose(category: FeedbackCategory): void;
}

/** The four feedback types: native radio buttons, drawn as a row of cards. */
function CategoryChoice({ chosen, disabled, onChoose }: CategoryChoiceProps) {
  return (
    <fieldset disabled={disabled} className="min-w-0">
      <legend className="text-sm font-medium">What is it about?</legend>
      <div className="mt-2 grid grid-cols-2 gap-3 sm:grid-cols-4">
        {FEEDBACK_CATEGORIES.map((category) => {
          const Icon = ICONS[category];
          return (
            <label
              key={category}
              className="grid cursor-pointer content-start gap-2 rounded-control border border-line bg-surface p-3.5 text-sm font-medium transition-colors hover:border-ink has-checked:border-go has-checked:bg-go-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-go has-disabled:opacity-60"
            >
              <span className="flex items-center justify-between">
                <Icon aria-hidden="true" className="size-5 text-go" />
                <input
                  type="radio"
                  name="category"
                  value={category}
                  defaultChecked={category === chosen}
                  onChange={() => onChoose(category)}
                  className="size-4.5 outline-none"
                />
              </span>
              {CATEGORY_TEXTS[category].label}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
