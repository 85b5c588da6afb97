import { X } from "lucide-react";
import { type MouseEvent, useEffect, useRef, useState } from "react";
import { Form, Link, useNavigation } from "react-router";
import { BRAND } from "../brand";
import { AccessDemo } from "../forms/access-demo";
import { useHydrated } from "../hydration/part";
import { Button, buttonClass } from "../ui/button";
import { TextInput } from "../ui/field";
import { PlayLamp } from "../ui/lamp";
import { useModal } from "../ui/modal";
import { Notice } from "../ui/notice";

const ACTION = "/?index&welcome=waitlist";

function JoinForm({ email, error }: { email?: string | null; error?: string | null }) {
  const field = useRef<HTMLInputElement>(null);
  // Unknown until script runs, so the server renders the button enabled and refuses a blank email.
  const [blank, setBlank] = useState(false);
  const hydrated = useHydrated();
  const navigation = useNavigation();
  const joining = navigation.formAction === ACTION;
  const refused = joining ? null : error;

  useEffect(() => setBlank(field.current?.value.trim() === ""), []);

  // Disabling the field while sending dropped its focus; after a refusal it gets it back.
  useEffect(() => {
    if (refused) field.current?.focus();
  }, [refused]);

  return (
    <>
      <h2 id="welcome" className="pr-10 text-2xl">
        Join the waitlist
      </h2>
      <p className="mt-3 text-ink-soft">
        Waitlist members get early access. One email when we open, no more.
      </p>
      {/* PostForm would bring the script of the rooms along. */}
      <Form method="post" action={ACTION} replace preventScrollReset noValidate className="mt-6 grid gap-4">
        <div className="grid gap-1.5">
          <label htmlFor="waitlist-email" className="text-sm font-medium">
            Email
          </label>
          <TextInput
            ref={field}
            id="waitlist-email"
            name="email"
            type="email"
            required
            autoComplete="email"
            // In the server's HTML only: with script, the dialog moves the focus.
            autoFocus={!hydrated}
            data-focus
            placeholder="you@example.com"
            defaultValue={email ?? ""}
            disabled={joining}
            aria-invalid={refused ? true : undefined}
            aria-describedby={refused ? "waitlist-error waitlist-privacy" : "waitlist-privacy"}
            onInput={(event) => setBlank(event.currentTarget.value.trim() === "")}
          />
        </div>
        {refused && (
          <Notice tone="error" id="waitlist-error">
            {refused}
          </Notice>
        )}
        <Button size="lg" disabled={joining || blank}>
          {joining ? "Joining..." : "Join Waitlist"}
        </Button>
      </Form>
      <p id="waitlist-privacy" className="mt-4 text-xs text-ink-soft">
        Your email is never shared with third parties.
      </p>
      <div className="mt-5 border-t border-line pt-4 text-sm">
        <AccessDemo className="link min-h-6 cursor-pointer">Or try our demo instead</AccessDemo>
      </div>
    </>
  );
}

interface WelcomeDialogProps {
  step: "choice" | "waitlist" | "joined";
  /** Whether anybody may have an account. */
  isOpen: boolean;
  email?: string | null;
  error?: string | null;
  /** URL of the page without the dialog. */
  closeHref: string;
}

/** Opened by the URL, so it also opens, changes step and closes without script. */
export function WelcomeDialog({ step, isOpen, email, error, closeHref }: WelcomeDialogProps) {
  const { ref, close } = useModal(closeHref, step);

  function closeHere(event: MouseEvent) {
    // With a modifier key, the link opens in a new tab.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    close();
  }

  return (
    <dialog ref={ref} open className="dialog" aria-labelledby="welcome">
      <div className="relative w-full max-w-md rounded-card border border-line bg-surface p-6 text-ink shadow-lift sm:p-9">
        {step === "choice" && <Choice isOpen={isOpen} />}
        {step === "waitlist" && <JoinForm email={email} error={error} />}
        {step === "joined" && <Joined />}
        <Link
          to={closeHref}
          onClick={closeHere}
          aria-label="Close"
          className="absolute top-4.5 right-3 sm:top-8 sm:right-6 inline-flex size-11 items-center justify-center rounded-control text-ink-soft hover:bg-sunken hover:text-ink"
        >
          <X aria-hidden="true" className="size-5" />
        </Link>
      </div>
    </dialog>
  );
}

function Choice({ isOpen }: Pick<WelcomeDialogProps, "isOpen">) {
  return (
    <>
      <h2 id="welcome" className="pr-10 text-2xl">
        Welcome to {BRAND.name}
      </h2>
      <p className="mt-3 text-ink-soft">
        {isOpen ? "Create an account" : "We are not open yet. Leave your email for early access"}, or walk
        through the demo now: it runs on sample data and asks for nothing. Every tool is open in it, and keeps
        what you do there{isOpen && ", to take along when you sign up"}.
      </p>
      <div className="mt-7 grid gap-3">
        {isOpen ? (
          <Link to="/signup" data-focus className={buttonClass({ size: "lg" })}>
            Create account
          </Link>
        ) : (
          <Link
            to="/?welcome=waitlist"
            replace
            preventScrollReset
            data-focus
            className={buttonClass({ size: "lg" })}
          >
            Join Waitlist
          </Link>
        )}
        <AccessDemo className={buttonClass({ variant: "secondary", size: "lg" })} />
      </div>
    </>
  );
}

function Joined() {
  return (
    <div role="status">
      <span className="mb-5 block text-go">
        <PlayLamp className="size-11" />
      </span>
      <h2 id="welcome" tabIndex={-1} data-focus className="pr-10 text-2xl outline-none">
        You're on the list!
      </h2>
      <p className="mt-3 text-ink-soft">
        We'll notify you when the product launches. Thank you for your interest!
      </p>
    </div>
  );
}
