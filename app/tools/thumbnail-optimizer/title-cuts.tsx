import type { ListCuts } from "./cuts";

interface TitleCutsProps {
  cuts: ListCuts[];
  /** Left out below a heading that says it. */
  title?: string;
}

/** Titles as lists show them: where each is cut, and what is lost. */
export function TitleCuts({ cuts, title }: TitleCutsProps) {
  return (
    <figure>
      <figcaption className="flex flex-wrap justify-between gap-x-6 text-xs text-ink-soft">
        {title && <span className="font-medium">{title}</span>}
        <span>Illustrative: real lists cut by width</span>
      </figcaption>
      <div className="mt-2 grid gap-4 md:grid-cols-2">
        {cuts.map(({ name, characters, rows }) => (
          <div key={name} className="rounded-control bg-sunken px-4 py-3.5">
            <p className="text-xs text-ink-soft">
              {name}, about {characters} characters
            </p>
            <ul className="mt-3 grid gap-4">
              {rows.map(({ label, shown, lost }) => (
                <li key={label} className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-3">
                  <ThumbnailFrame />
                  <div className="min-w-0 text-sm leading-snug">
                    <p className="wrap-anywhere">
                      <span className="sr-only">{label}: </span>
                      <bdi className={lost ? "" : "font-medium"}>{shown}</bdi>
                    </p>
                    <p className="mt-1 text-xs text-ink-soft wrap-anywhere">
                      {lost ? (
                        <>
                          Lost: <bdi>{lost}</bdi>
                        </>
                      ) : (
                        "Read to the end"
                      )}
                    </p>
                  </div>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </figure>
  );
}

/** A thumbnail's place in a list. */
function ThumbnailFrame() {
  return (
    <svg viewBox="0 0 88 49.5" className="w-full" aria-hidden="true" focusable="false">
      <rect width="88" height="49.5" rx="4" className="fill-line" />
      <path d="M38 17v15.5l13-7.75z" className="fill-ink-faint" />
    </svg>
  );
}
