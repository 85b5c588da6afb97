import { PostForm } from "../../forms/post-form";
import { instantText } from "../../numbers/days";
import type { OpenSession } from "../../services/accounts";
import { Badge } from "../../ui/badge";
import { Button } from "../../ui/button";
import { Notice } from "../../ui/notice";
import { AccountSection } from "../sections/section";

export interface ShownSession {
  id: string;
  device: string;
  /** "Nov 22, 2026, 8:00 AM UTC" */
  since: string;
  isThis: boolean;
}

export function showSession({ id, device, since, isThis }: OpenSession): ShownSession {
  return { id, device, since: `${instantText(since)} UTC`, isThis };
}

interface SessionsProps {
  sessions: ShownSession[];
  refused?: string;
}

/** Where the account is signed in. */
export function Sessions({ sessions, refused }: SessionsProps) {
  return (
    <AccountSection
      id="sessions"
      title="Signed in on"
      intro="Sign out wherever you no longer use it, or everywhere if a device was lost."
    >
      {refused && <Notice tone="error">{refused}</Notice>}
      <ul className="divide-y divide-line border-y border-line">
        {sessions.map(({ id, device, since, isThis }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
            <div className="grid gap-0.5">
              <span className="flex flex-wrap items-center gap-2 text-sm font-medium">
                {device}
                {isThis && <Badge>This browser</Badge>}
              </span>
              <span className="text-xs text-ink-soft">Since {since}</span>
            </div>
            <PostForm action="/account/sign-in#sessions">
              <input type="hidden" name="id" value={id} />
              <Button variant="secondary" size="sm" aria-label={`Sign out of ${device}, since ${since}`}>
                Sign out
              </Button>
            </PostForm>
          </li>
        ))}
      </ul>
      <PostForm action="/account/sign-in#sessions">
        <Button variant="secondary" size="sm">
          Sign out everywhere
        </Button>
      </PostForm>
    </AccountSection>
  );
}
