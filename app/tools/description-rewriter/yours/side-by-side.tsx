import { KeywordStripFigure } from "../form";
import type { SideShown, Stretch } from "./show";

type Mark = SideShown["marks"][number];

/** Each mark has its own kind of line, so that none depends on color. */
const MARKS: Record<Mark, string> = {
  moved: "underline decoration-ink-soft decoration-dotted decoration-2 underline-offset-4",
  changed: "underline decoration-fair decoration-wavy decoration-1 underline-offset-4",
  new: "underline decoration-go decoration-2 underline-offset-4",
  gone: "line-through decoration-poor decoration-2",
};

/** The original and its rewrite: their keywords, where search and phones cut, and what became of each sentence. */
export function SideBySide({ sides }: { sides: SideShown[] }) {
  const marks = (["moved", "changed", "new", "gone"] as const).filter((mark) =>
    sides.some((side) => side.marks.includes(mark)),
  );
  return (
    <div className="grid gap-4">
      <div className={`grid gap-x-8 gap-y-8 ${sides.length > 1 ? "lg:grid-cols-2" : ""}`}>
        {sides.map((side) => (
          <Side key={side.name} side={side} />
        ))}
      </div>
      <p className="flex flex-wrap gap-x-5 gap-y-1 text-xs text-ink-soft">
        {sides.some(({ first }) => first.some(({ keyword }) => keyword)) && (
          <span>
            <b className="font-semibold text-ink">Bold</b>: a keyword in what is seen first
          </span>
        )}
        {marks.map((mark) => (
          <span key={mark} className={MARKS[mark]}>
            {mark}
          </span>
        ))}
        {marks.length > 0 && <span>kept as it was: no line</span>}
      </p>
    </div>
  );
}

function Side({ side: { name, length, strip, first, rest, fold } }: { side: SideShown }) {
  return (
    <section className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h4 className="font-semibold">{name}</h4>
        <p className="text-xs text-ink-soft tabular-nums">{length}</p>
      </div>
      {strip && (
        <div>
          <KeywordStripFigure strip={strip} />
          <p className="mt-1 text-xs text-ink-soft">Keywords: {strip.words}</p>
        </div>
      )}
      <div className="grow overflow-hidden rounded-control border border-line text-sm">
        <Text stretches={first} className="bg-go-soft px-4 py-3" />
        {rest.length > 0 && (
          <>
            {/* Not selectable, so that only the text is copied. */}
            <p className="border-b-2 border-dashed border-go bg-go-soft px-4 pb-1.5 text-right text-xs text-ink-soft select-none">
              {fold}
            </p>
            <Text stretches={rest} className="px-4 py-3" />
          </>
        )}
      </div>
    </section>
  );
}

/** Text as it was typed, each line in its own direction. */
function Text({ stretches, className }: { stretches: Stretch[]; className: string }) {
  return (
    <p dir="auto" className={`whitespace-pre-wrap wrap-anywhere [unicode-bidi:plaintext] ${className}`}>
      {stretches.map((stretch, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, which never move
        <Piece key={at} stretch={stretch} />
      ))}
    </p>
  );
}

function Piece({ stretch: { text, mark, keyword } }: { stretch: Stretch }) {
  const content = keyword ? <b className="font-semibold">{text}</b> : text;
  if (mark === "kept") return content;
  const Tag = mark === "new" ? "ins" : mark === "gone" ? "del" : "span";
  return (
    <Tag className={MARKS[mark]}>
      {mark !== "new" && mark !== "gone" && <span className="sr-only select-none">{mark}: </span>}
      {content}
    </Tag>
  );
}
