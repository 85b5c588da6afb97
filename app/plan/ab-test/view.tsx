import { useEffect, useRef } from "react";
import { Form, Link } from "react-router";
import type { Refusal } from "../../forms/refusal";
import type { Busy } from "../../forms/sending";
import { TEST_OUTCOMES, TESTED, VARIANT_PLACES } from "../../model/ab-test";
import { cardPath, OUTCOMES_PATH } from "../../navigation/paths";
import { Badge } from "../../ui/badge";
import { Button } from "../../ui/button";
import { Disclosure } from "../../ui/disclosure";
import { Field, Select } from "../../ui/field";
import { OUTCOME_TEXTS, TEST_TEXTS as TEXTS } from "../messages";
import type { CardTestShown, TestsShown } from "./show";

interface CardTestProps {
  address: string;
  /** null if the card could not be read. */
  shown: CardTestShown | null;
  /** Of this form. */
  refused?: Refusal;
  busy: Busy;
}

/** YouTube's A/B test on a card, folded: what it compared and how it came out. Unused fields are hidden by style alone. */
export function CardTest({ address, shown, refused, busy }: CardTestProps) {
  const form = useRef<HTMLFormElement>(null);
  const wrong = refused?.field;
  useEffect(() => {
    const part = wrong ? form.current?.elements.namedItem(wrong) : null;
    const inputs = part instanceof HTMLFieldSetElement ? [...part.querySelectorAll("input")] : [part];
    const field = inputs.find((one) => one instanceof HTMLElement && one.checkVisibility());
    if (field instanceof HTMLElement) field.focus();
  }, [wrong]);
  const texts = refused?.typed ?? shown?.texts ?? {};
  const field = (name: string, label: string) => ({
    name,
    label,
    defaultValue: texts[name] ?? "",
    autoComplete: "off",
    errorId: wrong && name.startsWith(`${wrong}-`) ? "test-error" : undefined,
  });
  return (
    <Disclosure
      id="test"
      open={refused !== undefined}
      className="border-y border-line"
      summary={
        <>
          <span className="font-semibold">{TEXTS.title}</span>{" "}
          <span dir="auto" className="text-sm text-ink-soft wrap-anywhere">
            {shown?.result}
          </span>
        </>
      }
    >
      <Form
        ref={form}
        method="post"
        action={address}
        replace
        preventScrollReset
        noValidate
        className="group/test grid gap-5"
      >
        <p className="max-w-prose text-sm text-ink-soft">
          {TEXTS.intro}{" "}
          <Link to={OUTCOMES_PATH} className="link">
            {OUTCOME_TEXTS.title}
          </Link>
        </p>
        <fieldset>
          <legend className="text-sm font-medium">{TEXTS.what}</legend>
          <div className="mt-1 flex flex-wrap gap-x-6">
            {TESTED.map((of) => (
              <label key={of} className="flex min-h-9 items-center gap-2.5 text-sm pointer-coarse:min-h-11">
                <input
                  type="radio"
                  name="of"
                  value={of}
                  defaultChecked={of === texts.of}
                  className="size-4.5 accent-go"
                />
                {TEXTS.of[of]}
              </label>
            ))}
          </div>
        </fieldset>
        {VARIANT_PLACES.map((place, at) => (
          <fieldset key={place} name={place} className="min-w-0">
            <legend className="text-sm font-semibold">{`Variant ${at + 1}`}</legend>
            <div className="mt-2 flex flex-wrap gap-4">
              <div className="min-w-0 grow basis-52 group-has-[[value=thumbnails]:checked]/test:hidden">
                <Field {...field(`${place}-title`, TEXTS.variantTitle)} dir="auto" />
              </div>
              <div className="min-w-0 grow basis-52 group-has-[[value=titles]:checked]/test:hidden">
                <Field
                  {...field(`${place}-thumbnail`, TEXTS.thumbnail)}
                  dir="auto"
                  placeholder={TEXTS.thumbnailLike}
                />
              </div>
              <div className="w-36">
                <Field {...field(`${place}-share`, TEXTS.share)} inputMode="decimal" />
              </div>
            </div>
            {wrong === place && (
              <p id="test-error" role="alert" className="mt-1.5 text-sm text-poor">
                {refused?.message}
              </p>
            )}
          </fieldset>
        ))}
        <Select
          name="outcome"
          label={TEXTS.outcome}
          hint={TEXTS.outcomeHint}
          defaultValue={texts.outcome}
          error={wrong === "outcome" || wrong === "of" ? refused?.message : null}
        >
          {TEST_OUTCOMES.map((outcome) => (
            <option key={outcome} value={outcome}>
              {outcome === "running" || outcome === "same"
                ? TEXTS[outcome]
                : `Variant ${VARIANT_PLACES.indexOf(outcome) + 1} won`}
            </option>
          ))}
        </Select>
        {shown?.ranked && (
          <p dir="auto" className="max-w-prose text-sm text-ink-soft wrap-anywhere">
            {shown.ranked}
          </p>
        )}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button variant="secondary" name="action" value="test" disabled={busy.action === "test"}>
            {TEXTS.submit}
          </Button>
          {shown?.isNoted && (
            <button
              type="submit"
              name="action"
              value="drop-test"
              disabled={busy.action === "drop-test"}
              className="link text-sm text-ink-soft"
            >
              {TEXTS.drop}
            </button>
          )}
        </div>
      </Form>
    </Disclosure>
  );
}

/** The tests of a plan: what came of our rankings, and each test folded below. */
export function Tests({ shown }: { shown: TestsShown }) {
  return (
    <section aria-labelledby="tests" className="grid gap-3">
      <h2 id="tests" className="text-lg font-semibold">
        {TEXTS.tests}
      </h2>
      <p className="max-w-prose">{shown.finding}</p>
      <Disclosure summary={TEXTS.each} className="border-y border-line">
        <div className="grid gap-6">
          {shown.tests.map(({ id, name, of, result, variants }) => (
            <div key={id} className="grid gap-2">
              <h3 className="min-w-0 text-base font-semibold">
                <Link to={cardPath(id)} dir="auto" className="wrap-anywhere hover:underline">
                  {name}
                </Link>
              </h3>
              <p dir="auto" className="text-sm text-ink-soft wrap-anywhere">{`${of}: ${result}`}</p>
              <table className="w-full table-fixed text-left text-sm tabular-nums">
                <thead className="text-xs text-ink-soft">
                  <tr>
                    <th scope="col" className="py-1 pr-3 font-medium">
                      Variant
                    </th>
                    <th scope="col" className="w-20 py-1 text-right font-medium">
                      Watch time
                    </th>
                    <th scope="col" className="w-20 py-1 text-right font-medium">
                      Our rank
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {variants.map(({ name, share, rank, won }) => (
                    <tr key={name} className="border-t border-line">
                      <th scope="row" className="py-2 pr-3 font-medium wrap-anywhere">
                        <bdi>{name}</bdi> {won && <Badge tone="good">Won</Badge>}
                      </th>
                      <td className="py-2 text-right">{share || "–"}</td>
                      <td className="py-2 text-right">{rank || "–"}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          ))}
          <p className="max-w-prose text-sm text-ink-soft">{TEXTS.method}</p>
        </div>
      </Disclosure>
    </section>
  );
}
