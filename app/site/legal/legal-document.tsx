import type { ReactNode } from "react";
import { Contents } from "../../shell/contents";
import { SiteFrame } from "../../shell/site-frame";

export interface LegalSection {
  id: string;
  heading: string;
  body: ReactNode;
}

interface LegalDocumentProps {
  title: string;
  /** What the whole text comes down to. */
  summary: string;
  updated: string;
  sections: LegalSection[];
}

/** A text that people may have to find something in: dated, in short sections, with its contents beside it. */
export function LegalDocument({ title, summary, updated, sections }: LegalDocumentProps) {
  return (
    <SiteFrame>
      <div className="frame pt-10 pb-20 sm:pt-16 sm:pb-28">
        <header className="grid gap-x-16 border-b border-line pb-10 sm:pb-14 lg:grid-cols-[13rem_1fr]">
          <p className="order-last mt-5 text-sm text-ink-soft lg:order-first lg:mt-2.5">
            Last updated: <span className="whitespace-nowrap">{updated}</span>
          </p>
          <div>
            <h1 className="text-3xl">{title}</h1>
            <p className="mt-4 max-w-[38rem] text-lg text-balance text-ink-soft">{summary}</p>
          </div>
        </header>
        <div className="grid gap-x-16 lg:grid-cols-[13rem_1fr]">
          <Contents links={sections.map(({ id, heading }) => ({ id, title: heading }))} />
          <div className="max-w-[38rem]">
            {sections.map(({ id, heading, body }) => (
              <section key={id} aria-labelledby={id} className="pt-10">
                <h2 id={id} className="scroll-mt-6 text-xl">
                  {heading}
                </h2>
                <div className="mt-3 grid gap-3.5">{body}</div>
              </section>
            ))}
          </div>
        </div>
      </div>
    </SiteFrame>
  );
}

/** The email address of the operator. */
export function Contact({ email }: { email: string }) {
  return (
    <a href={`mailto:${email}`} className="link font-medium wrap-anywhere">
      {email}
    </a>
  );
}

/** A link to another site. */
export function ExternalLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} rel="noreferrer" className="link font-medium">
      {children}
    </a>
  );
}

/** A list of stored data, each with its purpose and for how long. */
export function StoredList({ children }: { children: ReactNode }) {
  return <dl className="divide-y divide-line border-y border-line">{children}</dl>;
}

export function StoredItem({
  name,
  span,
  children,
}: {
  name: ReactNode;
  /** For how long. */
  span: string;
  children: ReactNode;
}) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 py-3.5">
      <dt className="font-semibold wrap-anywhere">{name}</dt>
      <dd className="text-sm text-ink-soft">{span}</dd>
      <dd className="basis-full">{children}</dd>
    </div>
  );
}
