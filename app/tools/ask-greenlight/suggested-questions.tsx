import { Form } from "react-router";
import { ASK_TEXTS, SUGGESTED_QUESTIONS } from "./messages";

/** Spec section 2: five suggested questions. Each is the button that sends it. */
export function SuggestedQuestions({ busy }: { busy: boolean }) {
  return (
    <Form
      method="post"
      action={ASK_TEXTS.path}
      replace
      preventScrollReset
      className="border-t border-line px-5 py-5 sm:px-7 lg:border-t-0 lg:border-l lg:px-5 lg:py-6"
    >
      <input type="hidden" name="action" value="ask" />
      <h3 id="suggested" className="text-sm font-medium">
        Suggested questions
      </h3>
      <ul
        aria-labelledby="suggested"
        className="mt-2 divide-y divide-line sm:max-lg:grid sm:max-lg:grid-cols-2 sm:max-lg:gap-x-8"
      >
        {SUGGESTED_QUESTIONS.map((question) => (
          <li key={question}>
            <button
              type="submit"
              name="question"
              value={question}
              disabled={busy}
              className="-mx-2 flex min-h-11 w-[calc(100%+1rem)] cursor-pointer items-center rounded-control px-2 py-2.5 text-left text-sm text-ink-soft hover:bg-sunken hover:text-ink disabled:cursor-not-allowed disabled:opacity-55"
            >
              {question}
            </button>
          </li>
        ))}
      </ul>
    </Form>
  );
}
