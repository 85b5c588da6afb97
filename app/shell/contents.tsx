/** The sections of a long page, beside it where there is room. */
export function Contents({ links }: { links: { id: string; title: string }[] }) {
  return (
    <nav aria-labelledby="contents" className="pt-10 print:hidden">
      <div className="lg:sticky lg:top-10">
        <h2 id="contents" className="text-sm font-semibold">
          On this page
        </h2>
        <ul className="mt-2 gap-x-8 text-sm text-ink-soft sm:max-lg:columns-2">
          {links.map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="inline-block py-1 hover:text-ink hover:underline pointer-coarse:py-2.5"
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
