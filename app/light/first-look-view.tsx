import { Lamp } from "../ui/lamp";
import type { ExampleShown } from "./example";
import type { FirstLook } from "./first-look";
import { COLORS, LIGHT_TEXTS } from "./messages";

/** A color where the channels agree, for those alone. */
const TONES = { helps: "text-good", hurts: "text-poor", "no difference": "text-ink-soft" } as const;

/** What words alone tell of the idea. */
export function WordsAlone({ look, isFirst }: { look: FirstLook; isFirst: boolean }) {
  const { sentence, notes } = look;
  const Title = isFirst ? "h1" : "h2";
  return (
    <section aria-labelledby="words-title" className="grid content-start gap-5">
      <Title
        id={isFirst ? "results-title" : "words-title"}
        tabIndex={-1}
        className={`text-balance outline-none ${isFirst ? "text-2xl" : "text-xl"}`}
      >
        {sentence}
      </Title>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </section>
  );
}

/** What to look at on YouTube before filming. */
export function FindOut({ before: { step, search } }: Pick<FirstLook, "before">) {
  const look = (
    <>
      <a href={search} target="_blank" rel="noreferrer" className="link">
        {LIGHT_TEXTS.search}
      </a>
      {LIGHT_TEXTS.compare}
    </>
  );
  return (
    <section aria-labelledby="find-out" className="grid gap-3">
      <h2 id="find-out" className="text-lg font-semibold">
        {LIGHT_TEXTS.findOut}
      </h2>
      {step ? (
        <ol className="grid list-decimal gap-2 pl-5 marker:text-ink-soft [&>li]:pl-1">
          <li>{step}</li>
          <li>{look}</li>
        </ol>
      ) : (
        <p>{look}</p>
      )}
    </section>
  );
}

/** The idea's kinds and the formats that it could take, by what they got elsewhere. */
export function KindsTable({ look: { kinds, hint } }: { look: FirstLook }) {
  return (
    <div className="grid content-start gap-5">
      {kinds.length > 0 && (
        <table className="w-full text-sm">
          <caption className="pb-2 text-left font-semibold">{LIGHT_TEXTS.kinds}</caption>
          <thead className="text-xs text-ink-soft">
            <tr className="border-b border-line text-right [&>th]:py-1.5 [&>th]:font-normal">
              <th scope="col" className="text-left">
                Kind
              </th>
              <th scope="col" className="pl-3">
                Views
              </th>
              <th scope="col" className="pl-3">
                Better on
              </th>
            </tr>
          </thead>
          <tbody>
            {kinds.map(({ name, times, channels, niche, isOwn, verdict }) => (
              <tr key={name} className={`border-b border-line ${isOwn ? "font-semibold" : ""}`}>
                <th
                  scope="row"
                  className={`py-2 text-left wrap-anywhere ${isOwn ? "font-semibold" : "font-normal"}`}
                >
                  {name}
                  {isOwn && <span className="text-ink-soft"> (yours)</span>}
                </th>
                <td className={`pl-3 text-right whitespace-nowrap tabular-nums ${TONES[verdict]}`}>
                  {times}
                </td>
                <td className="pl-3 text-right whitespace-nowrap text-ink-soft tabular-nums">
                  {channels}
                  {niche && <span className="block text-xs">{niche}</span>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {hint && <p className="max-w-prose text-sm text-ink-soft">{hint}</p>}
    </div>
  );
}

/** What a verdict is based on, in the lamp's housing. */
export function Proofs({ proofs, className = "" }: { proofs: string[]; className?: string }) {
  if (proofs.length === 0) return null;
  return (
    <ul className={`grid gap-2 text-housing-soft ${className}`}>
      {proofs.map((proof) => (
        <li key={proof} className="border-l-2 border-housing-line pl-3 wrap-anywhere">
          {proof}
        </li>
      ))}
    </ul>
  );
}

/** What the answer would look like: an invented channel's, and said so before anything else. */
export function ExampleLight({ example }: { example: ExampleShown }) {
  const { headline, color, sentence, proofs } = example;
  return (
    <section
      aria-labelledby="example-title"
      className="grid gap-5 rounded-card border border-housing-line bg-housing p-5 text-housing-ink sm:p-6"
    >
      <h2 id="example-title" className="text-sm font-semibold text-housing-soft wrap-anywhere">
        {headline}
      </h2>
      <div className="grid items-center gap-x-5 gap-y-4 grid-cols-[auto_minmax(0,1fr)]">
        <Lamp color={color} className="size-16 sm:size-20" />
        <div className="grid gap-3">
          <p className="text-lg text-balance">
            <span className="sr-only">{COLORS[color]}. </span>
            {sentence}
          </p>
          <Proofs proofs={proofs} className="text-sm" />
        </div>
      </div>
    </section>
  );
}
