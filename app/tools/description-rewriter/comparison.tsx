import { KeywordStripDrawing } from "./keyword-strip-drawing";
import type { SideShown } from "./shown";

/** Original and rewrite: where their keywords stand, what is seen first, and the whole of both. */
export function Comparison({ sides }: { sides: SideShown[] }) {
  return (
    <div className="grid gap-x-8 gap-y-8 lg:grid-cols-2">
      {sides.map((side) => (
        <section key={side.name} className="grid min-w-0 content-start gap-4">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line pb-2">
            <h4 className="font-semibold">{side.name}</h4>
            <p className="text-xs text-ink-soft tabular-nums">{side.length}</p>
          </div>
          {side.strip && (
            <div>
              <KeywordStripDrawing strip={side.strip} />
              <p className="mt-1 text-xs text-ink-soft">Keywords: {side.strip.words}</p>
            </div>
          )}
          <div>
            <h5 className="text-xs font-medium text-ink-soft">What is seen first</h5>
            <p className="mt-1 text-sm wrap-anywhere">
              {side.first.map(({ text, keyword }, at) =>
                keyword ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, which never move
                  <mark key={at} className="rounded-control bg-go-soft font-medium text-ink">
                    {text}
                  </mark>
                ) : (
                  text
                ),
              )}
              {side.more && <span className="text-ink-soft">… more</span>}
            </p>
          </div>
          <div>
            <h5 className="text-xs font-medium text-ink-soft">
              In full{side.name === "Rewrite" && ", with what is new underlined"}
            </h5>
            <p className="mt-1 text-sm whitespace-pre-wrap wrap-anywhere">
              {side.text.map(({ text, added }, at) =>
                added ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: as above
                  <ins key={at} className="decoration-go decoration-2 underline-offset-4">
                    {text}
                  </ins>
                ) : (
                  text
                ),
              )}
            </p>
          </div>
        </section>
      ))}
    </div>
  );
}
