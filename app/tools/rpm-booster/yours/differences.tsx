import { PostForm } from "../../../forms/post-form";
import type { Busy } from "../../../forms/sending";
import { Button } from "../../../ui/button";
import { Disclosure } from "../../../ui/disclosure";
import { YOURS_NOTES, YOURS_TEXTS } from "./messages";
import type { RevenueShown } from "./show";

type OpenRevenue = Pick<RevenueShown, "findings" | "more" | "none" | "try">;

interface DifferencesProps {
  open: OpenRevenue;
  isExample: boolean;
  busy: Busy;
}

/** Differences that hold: those worth most stand, the others are folded, each kind with its worth. */
export function Differences({
  open: { findings, more, none, try: tries },
  isExample,
  busy,
}: DifferencesProps) {
  const draw = (one: FindingProps["finding"]) => (
    <Finding key={one.sentence} finding={one} isExample={isExample} busy={busy} />
  );
  return (
    <section className="grid gap-5">
      <h4 className="font-semibold">What differs</h4>
      {none && <p className="max-w-prose">{none}</p>}
      {findings.map(draw)}
      {more.length > 0 && (
        <div className="divide-y divide-line border-y border-line">
          {more.map(({ about, all }) => (
            <Disclosure key={about} summary={`${all.length} more: ${about}, ${all[0]?.gain}`}>
              <div className="grid gap-5 pb-3">{all.map(draw)}</div>
            </Disclosure>
          ))}
        </div>
      )}
      {findings.length > 0 && <p className="text-sm text-ink-soft">{YOURS_NOTES.seen}</p>}
      {!isExample && tries.map((test) => <StartTest key={test.name} test={test} busy={busy} />)}
    </section>
  );
}

interface FindingProps {
  finding: OpenRevenue["findings"][number];
  isExample: boolean;
  busy: Busy;
}

/** What a difference is worth, what differs, and the test that would tell more. */
function Finding({ finding: { gain, sentence, worth, basis, also, test }, isExample, busy }: FindingProps) {
  return (
    <div className="grid gap-1.5 border-l-2 border-go pl-3.5">
      <p className="text-lg leading-snug font-semibold tabular-nums">{gain}</p>
      <p dir="auto" className="wrap-anywhere">
        {sentence}
      </p>
      <details className="text-sm">
        <summary className="w-fit cursor-pointer py-1 text-ink-soft underline">Why, and how sure</summary>
        <div className="grid gap-1.5">
          <p>{worth}</p>
          {also && (
            <p dir="auto" className="text-xs text-ink-soft wrap-anywhere">
              {also}
            </p>
          )}
          <p className="text-xs text-ink-soft">{basis}</p>
        </div>
      </details>
      {test && !isExample && <StartTest test={test} busy={busy} />}
    </div>
  );
}

interface StartTestProps {
  test: OpenRevenue["try"][number] | NonNullable<OpenRevenue["findings"][number]["test"]>;
  busy: Busy;
}

function StartTest({ test: { dimension, of, name, label, runs }, busy }: StartTestProps) {
  if (runs !== null) {
    return (
      <p dir="auto" className="text-sm wrap-anywhere">
        {label}.{" "}
        <a href={`#${runs}`} className="link">
          This test runs
        </a>
        .
      </p>
    );
  }
  return (
    <PostForm does="start" action={YOURS_TEXTS.path} className="grid justify-items-start gap-1 print:hidden">
      <input type="hidden" name="dimension" value={dimension} />
      <input type="hidden" name="of" value={of} />
      <input type="hidden" name="name" value={name} />
      <p dir="auto" className="text-sm wrap-anywhere">
        {label}; we will compare.
      </p>
      <Button variant="secondary" size="sm" disabled={busy.action !== null}>
        Start this test
        <span className="sr-only">: {label}</span>
      </Button>
    </PostForm>
  );
}
