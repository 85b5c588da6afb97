import { Form, Link } from "react-router";
import { AccessDemo } from "../../forms/access-demo";
import { ACCOUNT_PASSWORD_MIN, LINK_MESSAGES } from "../../functions/sign-in/messages";
import { Button, buttonClass } from "../../ui/button";
import { Field } from "../../ui/field";
import { Notice } from "../../ui/notice";
import { Entrance } from "../entrance";
import { PasskeyForm } from "../passkey-form";
import { type Entry, entryAddress } from "./ways";

interface AccountEntryProps extends Entry {
  /** The page that it is on. */
  at: "/login" | "/signup";
  /** The address that was typed, why it was refused, and the field at fault. */
  answer?: { email: string; error: string | null; field?: string };
}

/** The ways into an account, for who has one and who has none yet: the link of a mail makes it. */
export function AccountEntry(props: AccountEntryProps) {
  const { at, ways, next, sent, isForgot, email, answer, refused, suspended } = props;
  const isNew = at === "/signup";
  if (ways.missing.length > 0) return <NotReady missing={ways.missing} />;
  if (sent) return <LinkSent {...{ at, next, sent }} />;
  const problem = answer?.field ? refused : (answer?.error ?? refused);
  if (isForgot) return <Forgot {...{ next, answer, problem }} />;
  return (
    <Entrance>
      <h1 className="text-2xl">{isNew ? "Create your account" : "Log in"}</h1>
      {email !== null && (
        <Notice tone="info">
          You are signed in as {email}. <Link to={next ?? "/dashboard"}>Go on</Link>
        </Notice>
      )}
      {suspended !== null && (
        <Notice tone="error" title={LINK_MESSAGES.suspended}>
          Write to{" "}
          <a href={`mailto:${suspended}`} className="link font-medium wrap-anywhere">
            {suspended}
          </a>{" "}
          to have it back.
        </Notice>
      )}
      {problem && <Notice tone="error">{problem}</Notice>}
      <div className="grid gap-4">
        {/* Its address has the way back as well: without script, a refusal is drawn from that alone. */}
        <Form method="post" action={entryAddress(at, next)} noValidate className="grid gap-4">
          {next !== null && <input type="hidden" name="next" value={next} />}
          <EmailField
            answer={answer}
            hint={ways.passwords ? undefined : "We mail you a link. No password needed."}
          />
          {ways.passwords ? (
            <ByPassword {...{ isNew, answer, next }} />
          ) : (
            <Button size="lg">Mail me a link</Button>
          )}
        </Form>
        {ways.google && (
          <Form method="post" action="/login/google" reloadDocument className="grid">
            {next !== null && <input type="hidden" name="next" value={next} />}
            <Button size="lg" variant="secondary">
              Continue with Google
            </Button>
          </Form>
        )}
        {!isNew && (
          <PasskeyForm
            action="/login/passkey"
            fields={next === null ? {} : { next }}
            variant="secondary"
            size="lg"
          >
            Use a passkey
          </PasskeyForm>
        )}
      </div>
      <Joining at={at} {...{ ways, next }} />
      <div className="grid gap-4 border-t border-line pt-6">
        <p className="text-sm text-ink-soft">
          Or look around in the demo first. Sign up on this device, and your work there comes along.
        </p>
        <AccessDemo className={buttonClass({ variant: "secondary", size: "lg" })} />
      </div>
    </Entrance>
  );
}

type Answered = Pick<AccountEntryProps, "answer">;

function EmailField({ answer, hint }: Answered & { hint?: string }) {
  return (
    <Field
      label="Email"
      name="email"
      type="email"
      autoComplete="email"
      hint={hint}
      defaultValue={answer?.email ?? ""}
      error={answer?.field === "email" ? answer.error : null}
    />
  );
}

/** The first button is the one that Enter presses. */
function ByPassword({ isNew, answer, next }: Answered & { isNew: boolean; next: string | null }) {
  return (
    <>
      <Field
        label="Password"
        name="password"
        type="password"
        autoComplete={isNew ? "new-password" : "current-password"}
        hint={isNew ? `At least ${ACCOUNT_PASSWORD_MIN} characters. You can do without one.` : undefined}
        error={answer?.field === "password" ? answer.error : null}
      />
      {!isNew && (
        <Link to={entryAddress("/login", next, { forgot: "" })} className="link justify-self-start text-sm">
          Forgot your password?
        </Link>
      )}
      <Button size="lg" name="by" value="password">
        {isNew ? "Create account" : "Log in"}
      </Button>
      <Button size="lg" variant="secondary" name="by" value="link">
        Mail me a link
      </Button>
    </>
  );
}

/** The way back for who forgot their password. */
function Forgot({ next, answer, problem }: Answered & { next: string | null; problem: string | null }) {
  return (
    <Entrance>
      <h1 className="text-2xl">Forgot your password?</h1>
      <p className="text-ink-soft">
        We mail you a link. It signs you in and ends the old password, so you can choose a new one.
      </p>
      {problem && <Notice tone="error">{problem}</Notice>}
      <Form
        method="post"
        action={entryAddress("/login", next, { forgot: "" })}
        noValidate
        className="grid gap-4"
      >
        <input type="hidden" name="forgot" value="" />
        <EmailField answer={answer} />
        <Button size="lg">Mail me a link</Button>
      </Form>
      <p className="text-sm text-ink-soft">
        You remember it?{" "}
        <Link to={entryAddress("/login", next)} className="link">
          Log in
        </Link>
      </p>
    </Entrance>
  );
}

const WHO_JOINS = {
  open: "No account yet? The link makes one.",
  waitlist: "New accounts open in the order of the waitlist. We write to you when it is your turn.",
  closed: "New accounts are closed just now. If you have one, you can sign in.",
};

function Joining({
  at,
  ways: { signUps, passwords },
  next,
}: Pick<AccountEntryProps, "at" | "ways" | "next">) {
  return (
    <p className="text-sm text-ink-soft">
      {at === "/signup" && signUps === "open" ? (
        <>
          You have an account?{" "}
          <Link to={entryAddress("/login", next)} className="link">
            Log in
          </Link>
        </>
      ) : signUps === "open" && passwords ? (
        <>
          No account yet?{" "}
          <Link to={entryAddress("/signup", next)} className="link">
            Create one
          </Link>
        </>
      ) : (
        WHO_JOINS[signUps]
      )}
      {signUps === "waitlist" && (
        <>
          {" "}
          <Link to="/?welcome=waitlist" className="link">
            Join the waitlist
          </Link>
        </>
      )}
    </p>
  );
}

function LinkSent({ at, next, sent }: Pick<AccountEntryProps, "at" | "next" | "sent">) {
  if (sent === "accounts") return <SentToAccounts {...{ at, next }} />;
  return (
    <Entrance>
      <h1 className="text-2xl">Check your mail</h1>
      <p className="text-lg text-ink-soft">
        {sent === "google"
          ? "Google knows you. To be sure that the address is yours, we mailed it a link."
          : "If the address is right, a link is on its way."}{" "}
        It works once, within 30 minutes.
        {sent === "confirm" && " Open it in this browser: your password counts from then on."}
        {sent === "google" && " Open it in this browser: Google signs you in from then on."}
      </p>
      <p className="text-sm text-ink-soft">
        Nothing there after a few minutes? Look among the spam, or{" "}
        <Link to={entryAddress(at, next)} className="link">
          ask for another link
        </Link>
        .
      </p>
    </Entrance>
  );
}

/** The same for every address: whether this one has an account is nobody's to know. */
function SentToAccounts({ at, next }: Pick<AccountEntryProps, "at" | "next">) {
  return (
    <Entrance>
      <h1 className="text-2xl">Check your mail</h1>
      <p className="text-lg text-ink-soft">
        Many links were asked for today, so only addresses with an account get one now, three a day at most. A
        link works once, within 30 minutes.
      </p>
      <p className="text-sm text-ink-soft">
        No account yet, or nothing there after a few minutes?{" "}
        <Link to={entryAddress(at, next)} className="link">
          Ask again
        </Link>{" "}
        in an hour, or sign in another way.
      </p>
    </Entrance>
  );
}

/** For whoever sets the site up. */
function NotReady({ missing }: { missing: string[] }) {
  return (
    <Entrance>
      <h1 className="text-2xl">Nobody can sign in yet</h1>
      <Notice tone="error">This site is not set up yet: {missing.join(", ")} missing.</Notice>
    </Entrance>
  );
}
