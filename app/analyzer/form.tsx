import { Search } from "lucide-react";
import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from "react";
import { Form, Link } from "react-router";
import { Button } from "../ui/button";
import { chipClass } from "../ui/chip";
import { Field } from "../ui/field";
import { Spinner } from "../ui/spinner";
import { EXAMPLE_IDEAS } from "./messages";

interface QueryFormProps {
  query: string;
  error: string | null;
  busy: boolean;
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

/** The form for one idea. The example chips fill the input, by a link if there is no script. */
function QueryForm({ query, error, busy }: QueryFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const given = useRef(query);
  // False until script runs: the server's button is enabled, and a blank submit gets the message.
  const [blank, setBlank] = useState(false);

  function checkBlank() {
    setBlank(input.current?.value.trim() === "");
  }

  // Another address brings another query into the same input, which keeps the focus. Text typed before script
  // ran stays.
  useEffect(() => {
    if (given.current !== query && input.current) input.current.value = query;
    given.current = query;
    setBlank(input.current?.value.trim() === "");
  }, [query]);

  function ignoreWhenBlankOrBusy(event: FormEvent) {
    if (blank || busy) event.preventDefault();
  }

  function fill(event: MouseEvent, idea: string) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (!input.current) return;
    input.current.value = idea;
    input.current.focus();
    checkBlank();
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
            defaultValue={query}
            onInput={checkBlank}
            errorId={error ? "analyzer-error" : undefined}
          />
          <Button disabled={blank || busy} className="sm:min-w-32">
            {busy ? <Spinner className="size-4.5" /> : <Search aria-hidden="true" className="size-4.5" />}
            {busy ? "Analyzing…" : "Analyze"}
          </Button>
        </div>
      </Form>
      <div className="grid gap-2">
        <p className="text-sm text-ink-soft" id="examples">
          For example
        </p>
        <ul aria-labelledby="examples" className="flex flex-wrap gap-2">
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
