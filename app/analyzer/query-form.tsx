import { Search } from "lucide-react";
import { type FormEvent, type MouseEvent, useRef, useState } from "react";
import { Form, Link } from "react-router";
import { Button } from "../ui/button";
import { chipClass } from "../ui/chip";
import { Field } from "../ui/field";
import { useHydrated } from "../ui/hydrated";
import { Spinner } from "../ui/spinner";
import { EXAMPLE_IDEAS } from "./examples";

interface QueryFormProps {
  query: string;
  error: string | null;
  busy: boolean;
}

/** One idea in, one analysis out. The chips fill the input: by script where there is one, else by a link. */
export function QueryForm({ query, error, busy }: QueryFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(query);
  const blank = useHydrated() && typed.trim() === "";

  function ignoreWhenBlankOrBusy(event: FormEvent) {
    if (blank || busy) event.preventDefault();
  }

  function fill(event: MouseEvent, idea: string) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setTyped(idea);
    input.current?.focus();
  }

  return (
    <div className="grid gap-4">
      <Form method="post" action="/youtube-tool" noValidate onSubmit={ignoreWhenBlankOrBusy}>
        <div className="grid items-end gap-3 sm:grid-cols-[1fr_auto]">
          <Field
            ref={input}
            label="Describe your content idea"
            name="query"
            type="search"
            autoComplete="off"
            required
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? "analyzer-error" : undefined}
          />
          <Button disabled={blank || busy} className="sm:min-w-32">
            {busy ? <Spinner className="size-4.5" /> : <Search aria-hidden="true" className="size-4.5" />}
            {busy ? "Analyzing…" : "Analyze"}
          </Button>
        </div>
      </Form>
      <div className="flex flex-wrap items-center gap-2">
        <span className="text-sm text-ink-soft" id="examples">
          For example
        </span>
        <ul aria-labelledby="examples" className="contents">
          {EXAMPLE_IDEAS.map((idea) => (
            <li key={idea}>
              <Link
                to={`/youtube-tool?${new URLSearchParams({ idea })}`}
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
