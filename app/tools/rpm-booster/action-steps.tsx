import { Check } from "lucide-react";
import type { FormEvent } from "react";
import { PostForm } from "../../forms/post-form";
import type { Busy } from "../../forms/sending";
import { Notice } from "../../ui/notice";
import { useSampleAddress } from "../tool/header";
import { RPM_TEXTS } from "./messages";
import type { RecommendationShown } from "./show";

interface ActionStepsProps {
  recommendation: RecommendationShown;
  refusal?: string;
  busy: Busy;
}

/**
 * The steps, each a button that ticks it off or reopens it, with or without script. They stand outside the form,
 * since forms are not printed. While one is sent, the others stay focusable and do nothing.
 */
export function ActionSteps({ recommendation: { id, actionSteps }, refusal, busy }: ActionStepsProps) {
  const address = useSampleAddress(RPM_TEXTS.path);
  const working = busy.action !== null;
  const form = `${id}-form`;

  function ignoreWhileBusy(event: FormEvent) {
    if (working) event.preventDefault();
  }

  return (
    <div>
      <h4 id={`${id}-steps`} className="text-sm font-semibold">
        Action steps
      </h4>
      <PostForm
        does="mark"
        id={form}
        // Without script, the page comes back at this card.
        action={`${address}#${id}`}
        onSubmit={ignoreWhileBusy}
      >
        <input type="hidden" name="recommendation" value={id} />
      </PostForm>
      <ol aria-labelledby={`${id}-steps`} className="mt-1 text-sm">
        {actionSteps.map((step, index) => {
          const done = isDone(step.done, index, busy, id);
          const box = `${id}-step-${index}`;
          return (
            <li key={step.text} className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3">
              {/* biome-ignore lint/a11y/useSemanticElements: a native checkbox would not be sent by itself without script */}
              <button
                id={box}
                type="submit"
                form={form}
                role="checkbox"
                aria-checked={done}
                aria-disabled={working || undefined}
                name={step.done ? "reopen" : "finish"}
                value={index}
                className={`my-1.5 grid size-6 pointer-coarse:my-2.5 cursor-pointer place-items-center rounded-control border ${
                  done ? "border-go bg-go text-on-go" : "border-line-strong bg-surface hover:border-ink"
                }`}
              >
                {done && <Check aria-hidden="true" className="size-4" />}
              </button>
              <label
                htmlFor={box}
                className={`cursor-pointer py-1.5 pointer-coarse:py-2.5 ${done ? "text-ink-soft line-through" : ""}`}
              >
                {step.text}
              </label>
            </li>
          );
        })}
      </ol>
      {refusal && !working && (
        <div className="mt-3">
          <Notice tone="error">
            <p>{refusal}</p>
          </Notice>
        </div>
      )}
    </div>
  );
}

/** A tick shows at once, before the server has answered. */
function isDone(done: boolean, index: number, { action, sent }: Busy, id: string): boolean {
  if (action !== "mark" || sent.recommendation !== id) return done;
  if (sent.finish === String(index)) return true;
  return sent.reopen === String(index) ? false : done;
}
