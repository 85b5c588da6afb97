import { Form } from "react-router";
import { leadsTo } from "../../../model/assistant";
import type { AskedAccess } from "../../../services/assistants";
import { Button, buttonClass } from "../../../ui/button";
import { Notice } from "../../../ui/notice";
import { ANSWERED_TEXTS, FAULT_TEXTS, ASK_TEXTS as SAYS } from "../messages";

interface AskedProps {
  access: AskedAccess;
  email: string;
  error: string | null;
}

/** Who asks, where the answer leads, and what may be allowed. */
export function Asked({ access: { name, host, target, asksToWrite }, email, error }: AskedProps) {
  return (
    <>
      <h1 className="text-2xl wrap-anywhere">{SAYS.heading(name)}</h1>
      <div className="grid gap-2 text-sm wrap-anywhere text-ink-soft">
        <p>{host ? SAYS["from-host"](host) : SAYS["from-nowhere"]}</p>
        <p className="font-medium text-ink">
          {target.isThisComputer ? SAYS["leads-here"](target.host) : SAYS["leads-to"](target.host)}
        </p>
        <p>{SAYS.account(email)}</p>
      </div>
      {error && <Notice tone="error">{error}</Notice>}
      <Form method="post" className="grid gap-5" reloadDocument>
        <fieldset className="grid gap-3">
          <legend className="mb-2 text-sm font-medium">{SAYS.may}</legend>
          {(asksToWrite ? (["read", "write"] as const) : (["read"] as const)).map((may) => (
            <label key={may} className="flex gap-3 rounded-control border border-line px-4 py-3 text-sm">
              <input
                type="radio"
                name="may"
                value={may}
                defaultChecked={may === "read"}
                className="mt-0.5 size-4.5 shrink-0 accent-go"
              />
              <span className="grid gap-0.5">
                <span className="font-medium">{SAYS[may][0]}</span>
                <span className="text-ink-soft">{SAYS[may][1]}</span>
              </span>
            </label>
          ))}
        </fieldset>
        <p className="text-sm text-ink-soft">
          {SAYS.never} {SAYS.end}
        </p>
        <div className="grid grid-cols-2 gap-3">
          <Button size="lg" name="answer" value="allow">
            {SAYS.allow}
          </Button>
          <Button size="lg" variant="secondary" name="answer" value="refuse">
            {SAYS.refuse}
          </Button>
        </div>
      </Form>
    </>
  );
}

/** The browser goes on by itself; where it does not, by the link. */
export function Answered({ to, allowed }: { to: string; allowed: boolean }) {
  const [title, text] = allowed ? ANSWERED_TEXTS.allowed : ANSWERED_TEXTS.refused;
  return (
    <>
      <h1 className="text-2xl">{title}</h1>
      <p className="text-lg text-ink-soft">{text}</p>
      <Onward to={to} host={leadsTo(to)} />
    </>
  );
}

interface FaultProps {
  fault: keyof typeof FAULT_TEXTS;
  /** Tells the assistant, where it is known; null otherwise. */
  back: { to: string; host: string } | null;
}

/** A request that is not answered. */
export function Fault({ fault, back }: FaultProps) {
  const [title, text] = FAULT_TEXTS[fault];
  return (
    <>
      <h1 className="text-2xl">{title}</h1>
      <p className="text-lg text-ink-soft">{text}</p>
      {back && <Onward {...back} />}
    </>
  );
}

function Onward({ to, host }: { to: string; host: string }) {
  return (
    <div>
      <a
        href={to}
        rel="noreferrer"
        className={buttonClass({ size: "lg", variant: "secondary", wraps: true })}
      >
        {ANSWERED_TEXTS.go(host)}
      </a>
    </div>
  );
}
