import type { ReactNode } from "react";

/** The address where whoever runs this copy is reached. */
export function Contact({ email }: { email: string }) {
  return (
    <a href={`mailto:${email}`} className="link font-medium wrap-anywhere">
      {email}
    </a>
  );
}

/** A text of someone else's, on their own site. */
export function Elsewhere({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} rel="noreferrer" className="link font-medium">
      {children}
    </a>
  );
}

/** Things kept, each with what it is for and for how long. */
export function Kept({ children }: { children: ReactNode }) {
  return <dl className="divide-y divide-line border-y border-line">{children}</dl>;
}

export function KeptThing({
  name,
  span,
  children,
}: {
  name: ReactNode;
  /** How long it is kept. */
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
