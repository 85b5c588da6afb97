import { ScanSearch } from "lucide-react";
import { useEffect, useRef } from "react";
import { Form, Link } from "react-router";
import { Button } from "../../../ui/button";
import { Spinner } from "../../../ui/spinner";
import { TextArea } from "../../../ui/text-area";
import { useToolForm } from "../../tool/form";
import type { Refusal } from "../../tool/refusal";
import type { ToolPageData } from "../../tool/route";
import type { Busy } from "../../tool/sending";
import { TITLE_MAX, TITLES_MAX, TITLES_TEXTS } from "./messages";
import type { TitleDeskShown } from "./show";

interface TitlesFormProps {
  page: ToolPageData<TitleDeskShown>;
  refused?: Refusal;
  busy: Busy;
}

export function TitlesForm({ page, refused, busy }: TitlesFormProps) {
  const { again, analyses } = page.shown;
  const { form, blank, working, field } = useToolForm({
    action: "analyze",
    names: ["titles"],
    page,
    busy,
    refused,
    missing: "",
  });
  const titles = field("titles");
  // Editing an earlier result moves the focus into its titles.
  const edited = useRef(again?.id);
  useEffect(() => {
    const text = form.current?.elements.namedItem("titles");
    if (again && edited.current !== again.id && text instanceof HTMLElement)
      text.focus({ preventScroll: true });
    edited.current = again?.id;
  }, [again, form]);
  return (
    <div className="grid gap-4 rounded-card border border-line bg-surface p-5 sm:p-6 print:hidden">
      <Form
        ref={form}
        id="titles-form"
        method="post"
        encType="multipart/form-data"
        action={TITLES_TEXTS.path}
        replace
        preventScrollReset
        noValidate
        className="grid scroll-mt-20 gap-4"
      >
        <input type="hidden" name="action" value="analyze" />
        {/* The key puts an earlier result's titles into the field. Each line has its own direction: dir="auto" gives
            all lines one, and keeps Chromium busy for seconds over thousands of lines. */}
        <TextArea
          {...titles}
          key={again?.id}
          defaultValue={titles.defaultValue || again?.titles}
          label="Titles"
          rows={4}
          className="[unicode-bidi:plaintext]"
          placeholder="One a line, as you would type them into YouTube"
          hint={`One a line: up to ${TITLES_MAX}, each with up to ${TITLE_MAX} characters. Several for one video are compared with one another.`}
        />
        <Button disabled={blank || busy.action !== null} className="justify-self-start max-sm:w-full">
          {working ? (
            <Spinner className="size-4.5" />
          ) : (
            <ScanSearch aria-hidden="true" className="size-4.5" />
          )}
          {working ? "Analyzing…" : "Analyze Content"}
        </Button>
      </Form>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line pt-4">
        <p className="max-w-prose text-xs text-ink-soft">
          Your titles and their scores are kept here for you, until 30 days pass without a visit. Nobody else
          gets them.{" "}
          <Link to="/privacy" className="link">
            Privacy
          </Link>
        </p>
        {analyses.length > 0 && <ExampleButton busy={busy} />}
      </div>
    </div>
  );
}

/** Scores invented titles, to show a result before typing one's own. */
export function ExampleButton({ busy }: { busy: Busy }) {
  return (
    <Form method="post" action={TITLES_TEXTS.path} replace preventScrollReset>
      <input type="hidden" name="action" value="example" />
      <Button variant="secondary" size="sm" disabled={busy.action !== null}>
        Try it with an example
      </Button>
    </Form>
  );
}
