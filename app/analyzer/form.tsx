import { Search } from "lucide-react";
import { type FormEvent, type MouseEvent, useEffect, useRef } from "react";
import { Form, Link } from "react-router";
import { FreeNote } from "../forms/free-note";
import { addressWith } from "../navigation/address";
import { chipClass } from "../ui/badge";
import { Button, Spinner } from "../ui/button";
import { Field } from "../ui/field";
import { EXAMPLE_IDEAS } from "./messages";

interface LightLinkProps {
  idea: string;
  className: string;
}

/** Carries an idea on to its light. */
export function LightLink({ idea, className }: LightLinkProps) {
  return (
    <Link to={`/light?${new URLSearchParams({ q: idea })}`} className={className}>
      See the light for this idea
    </Link>
  );
}

interface QueryFormProps {
  query: string;
  error: string | null;
  busy: boolean;
  /** Where the form is sent, and what the examples' links add to. */
  address: string;
  /** What the plan has to say before the press. */
  free: string | null;
}

/** The form, open until there is an answer: above that it is one line, and the idea can be changed there. */
export function FoldingForm({ folded, ...form }: QueryFormProps & { folded: boolean }) {
  return (
    <details open={!folded} className={folded ? "disclosure folded-form print:hidden" : "print:hidden"}>
      <summary hidden={!folded}>
        <span className="min-w-0 truncate">
          Your idea: <b className="font-medium">{form.query}</b>
        </span>
        <span className="link when-closed">Change</span>
        <span className="link when-open">Close</span>
      </summary>
      <QueryForm {...form} />
    </details>
  );
}

/**
 * The form for one idea. The example chips fill the input, by a link if there is no script. With script a blank submit is
 * ignored (spec section 4); the server answers one with its message.
 */
function QueryForm({ query, error, busy, address, free }: QueryFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const given = useRef(query);

  // Another address brings another query into the same input, which keeps the focus. Text typed before script
  // ran stays.
  useEffect(() => {
    if (given.current !== query && input.current) input.current.value = query;
    given.current = query;
  }, [query]);

  function ignoreWhenBlankOrBusy(event: FormEvent) {
    const isBlank = input.current?.value.trim() === "";
    if (isBlank || busy) event.preventDefault();
    if (isBlank) input.current?.focus();
  }

  function fill(event: MouseEvent, idea: string) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (!input.current) return;
    input.current.value = idea;
    input.current.focus();
  }

  return (
    <div className="grid gap-4">
      <Form method="post" action={address} noValidate onSubmit={ignoreWhenBlankOrBusy}>
        <div className="grid items-end gap-3 sm:grid-cols-[1fr_auto]">
          <Field
            ref={input}
            label="Describe your content idea"
            name="query"
            type="search"
            autoComplete="off"
            required
            defaultValue={query}
            errorId={error ? "analyzer-error" : undefined}
          />
          <Button disabled={busy} className="sm:min-w-32">
            {busy ? <Spinner className="size-4.5" /> : <Search aria-hidden="true" className="size-4.5" />}
            {busy ? "Analyzing…" : "Analyze"}
          </Button>
        </div>
        {free && (
          <div className="mt-3">
            <FreeNote>{free}</FreeNote>
          </div>
        )}
      </Form>
      <div className="grid gap-2">
        <p className="text-sm text-ink-soft" id="examples">
          For example
        </p>
        <ul aria-labelledby="examples" className="flex flex-wrap gap-2">
          {EXAMPLE_IDEAS.map((idea) => (
            <li key={idea}>
              <Link
                to={addressWith(address, { idea })}
                preventScrollReset
                className={chipClass}
                onClick={(event) => fill(event, idea)}
              >
                {idea}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
