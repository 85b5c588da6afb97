import { Form, Link } from "react-router";
import { AccessDemo } from "../../forms/access-demo";
import { Button, buttonClass } from "../../ui/button";
import { Field } from "../../ui/field";
import { Notice } from "../../ui/notice";
import { Entrance } from "../entrance";
import { PasskeyForm } from "../passkey-form";
import { type Entry, entryAddress } from "./ways";

interface AccountEntryProps extends Entry {
  /** The page that it is on. */
  at: "/login" | "/signup";
  /** The address that was typed, and why no link was sent. */
  typed?: string | null;
  error?: string | null;
}

/** The way into an account: one form for who has one and who has none yet, as the mail's link makes it. */
export function AccountEntry({ at, ways, next, isSent, email, typed, error, refused }: AccountEntryProps) {
  const isNew = at === "/signup";
  if (ways.missing.length > 0) return <NotReady missing={ways.missing} />;
  if (isSent) return <LinkSent at={at} next={next} />;
  return (
    <Entrance>
      <h1 className="text-2xl">{isNew ? "Create your account" : "Log in"}</h1>
      {email !== null && (
        <Notice tone="info">
          You are signed in as {email}. <Link to={next ?? "/dashboard"}>Go on</Link>
        </Notice>
      )}
      {(error ?? refused) && <Notice tone="error">{error ?? refused}</Notice>}
      <Form method="post" action={at} noValidate className="grid gap-4">
        {next !== null && <input type="hidden" name="next" value={next} />}
        <Field
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          hint="We mail you a link. No password needed."
          defaultValue={typed ?? ""}
        />
        <Button size="lg">Mail me a link</Button>
      </Form>
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

const WHO_JOINS = {
  open: "No account yet? The link makes one.",
  waitlist: "New accounts open in the order of the waitlist. We write to you when it is your turn.",
  closed: "New accounts are closed just now. If you have one, you can sign in.",
};

function Joining({ at, ways: { signUps }, next }: Pick<AccountEntryProps, "at" | "ways" | "next">) {
  return (
    <p className="text-sm text-ink-soft">
      {at === "/signup" && signUps === "open" ? (
        <>
          You have an account? <Link to={entryAddress("/login", next)}>Log in</Link>
        </>
      ) : (
        WHO_JOINS[signUps]
      )}
      {signUps === "waitlist" && (
        <>
          {" "}
          <Link to="/?welcome=waitlist">Join the waitlist</Link>
        </>
      )}
    </p>
  );
}

function LinkSent({ at, next }: Pick<AccountEntryProps, "at" | "next">) {
  return (
    <Entrance>
      <h1 className="text-2xl">Check your mail</h1>
      <p className="text-lg text-ink-soft">
        If the address can sign in, a link is on its way. It works once, within 30 minutes.
      </p>
      <p className="text-sm text-ink-soft">
        Nothing there after a few minutes? Look among the spam, or{" "}
        <Link to={entryAddress(at, next)}>ask for another link</Link>.
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
