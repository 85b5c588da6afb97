import { SendHorizontal } from "lucide-react";
import { type FormEvent, type KeyboardEvent, useEffect, useRef } from "react";
import { PostForm } from "../../forms/post-form";
import type { Refusal } from "../../forms/refusal";
import { Button } from "../../ui/button";
import { useSampleAddress } from "../tool/header";
import { ASK_TEXTS } from "./messages";

interface QuestionFormProps {
  refused?: Refusal;
  /** The question on its way, if one is. */
  asking: string | null;
  busy: boolean;
}

/** The question's field. Spec section 5: blank or busy input is ignored. */
export function QuestionForm({ refused, asking, busy }: QuestionFormProps) {
  const address = useSampleAddress(ASK_TEXTS.path);
  const input = useRef<HTMLTextAreaElement>(null);
  const refusal = refused && refused.reason !== "failed" ? refused.message : null;
  const typed = refused?.typed.question ?? "";

  // A question is on its way before this is rendered busy, and a second one would take its place.
  const onItsWay = useRef(false);
  useEffect(() => {
    if (!busy) onItsWay.current = false;
  });

  // A sent question leaves the field, a draft stays, a question that failed comes back.
  useEffect(() => {
    const field = input.current;
    if (!field) return;
    if (asking !== null && field.value.trim() === asking) field.value = "";
    if (typed && field.value === "") field.value = typed;
  }, [asking, typed]);

  // Disabling a button drops its focus: move it to the field.
  useEffect(() => {
    if (asking === null) return;
    const { activeElement } = document;
    const lost = activeElement === document.body || activeElement?.matches("#results button");
    if (lost) input.current?.focus({ preventScroll: true });
  }, [asking]);

  function ignoreWhenBlankOrBusy(event: FormEvent) {
    const isBlank = input.current?.value.trim() === "";
    if (busy || onItsWay.current || isBlank) event.preventDefault();
    else onItsWay.current = true;
    if (isBlank) input.current?.focus();
  }

  function sendByEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
    // Enter also ends a word in input methods for Chinese, Japanese and others.
    // Safari has ended it by then, and only the key's code tells.
    const { isComposing, keyCode } = event.nativeEvent;
    if (event.key !== "Enter" || event.shiftKey || isComposing || keyCode === 229) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  }

  return (
    <PostForm
      does="ask"
      action={address}
      onSubmit={ignoreWhenBlankOrBusy}
      className="grid grid-cols-[minmax(0,1fr)] gap-1.5 border-t border-line px-5 py-4 sm:px-7"
    >
      <label htmlFor="question" className="text-sm font-medium">
        Your question
      </label>
      <div className="flex items-end gap-3">
        <textarea
          ref={input}
          id="question"
          name="question"
          rows={1}
          required
          autoComplete="off"
          enterKeyHint="send"
          defaultValue={typed}
          onKeyDown={sendByEnter}
          aria-invalid={refused?.field ? true : undefined}
          aria-describedby={refusal ? "question-error" : undefined}
          className="field-sizing-content max-h-40 min-h-11 w-full min-w-0 resize-none rounded-control border border-line-strong bg-surface px-3.5 py-2 text-base text-ink hover:border-ink aria-invalid:border-poor"
        />
        <Button disabled={busy} className="max-sm:w-11 max-sm:shrink-0 max-sm:px-0">
          <SendHorizontal aria-hidden="true" className="size-4.5" />
          <span className="max-sm:sr-only">Send</span>
        </Button>
      </div>
      {refusal && (
        <p id="question-error" role="alert" className="text-sm text-poor">
          {refusal}
        </p>
      )}
    </PostForm>
  );
}
