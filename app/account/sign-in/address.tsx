import { PostForm } from "../../forms/post-form";
import { Button } from "../../ui/button";
import { Field } from "../../ui/field";
import { Notice } from "../../ui/notice";
import { AccountSection } from "../sections/section";

interface AddressProps {
  email: string;
  /** The change that waits; null without one. */
  pending: { to: string; oldAgreed: boolean; newAgreed: boolean } | null;
  /** What was typed, and why it was refused. */
  refused?: { typed: string; message: string };
}

/** The address of an account, and a change of it that waits for both mailboxes. */
export function Address({ email, pending, refused }: AddressProps) {
  return (
    <AccountSection
      id="address"
      title="Email address"
      intro="We mail a link to the old address and to the new one. It changes once both have agreed."
    >
      {pending && (
        <Notice tone="info" title={`Waiting to change to ${pending.to}`}>
          <p>
            {email} {pending.oldAgreed ? "has agreed" : "has not agreed yet"}, {pending.to}{" "}
            {pending.newAgreed ? "has agreed" : "has not agreed yet"}. The links work for a day.
          </p>
        </Notice>
      )}
      <PostForm action="/account/sign-in#address" className="grid max-w-md gap-4">
        <input type="hidden" name="form" value="address" />
        <Field
          label="New email address"
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={refused?.typed ?? ""}
          error={refused?.message}
        />
        <Button variant="secondary" size="sm" className="justify-self-start">
          Ask both mailboxes
        </Button>
      </PostForm>
      {pending && (
        <PostForm action="/account/sign-in#address">
          <input type="hidden" name="form" value="cancel-address" />
          <Button variant="secondary" size="sm">
            Cancel the change
          </Button>
        </PostForm>
      )}
    </AccountSection>
  );
}
