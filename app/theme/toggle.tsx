import { Moon, Sun } from "lucide-react";
import type { FormEvent } from "react";
import { useLocation } from "react-router";
import { applyTheme } from "./stored";
import { parseTheme } from "./theme";

const BUTTON_CLASS =
  "size-9 cursor-pointer items-center justify-center rounded-control text-ink-soft " +
  "transition-colors hover:bg-sunken hover:text-ink pointer-coarse:size-11";

/**
 * Two submit buttons, of which CSS shows the one that switches, so that it also works when the system decides. With
 * script the page switches at once without a request: posted by a fetcher, the action's redirect would add a history
 * entry for every switch.
 */
export function ThemeToggle() {
  const { pathname, search } = useLocation();
  return (
    <form method="post" action="/theme" onSubmit={flip} className="flex print:hidden">
      <input type="hidden" name="returnTo" value={pathname + search} />
      <button
        type="submit"
        name="theme"
        value="dark"
        aria-label="Switch to dark theme"
        className={`${BUTTON_CLASS} inline-flex dark:hidden`}
      >
        <Moon aria-hidden="true" className="size-5" />
      </button>
      <button
        type="submit"
        name="theme"
        value="light"
        aria-label="Switch to light theme"
        className={`${BUTTON_CLASS} hidden dark:inline-flex`}
      >
        <Sun aria-hidden="true" className="size-5" />
      </button>
    </form>
  );
}

function flip(event: FormEvent<HTMLFormElement>) {
  const submitter = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null;
  if (!(submitter instanceof HTMLButtonElement)) return;
  const theme = parseTheme(submitter.value);
  if (!theme) return;
  event.preventDefault();
  applyTheme(theme);
  // The pressed button is hidden now, so the other one takes the focus.
  for (const button of event.currentTarget.querySelectorAll("button"))
    if (button !== submitter) button.focus();
}
