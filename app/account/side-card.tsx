import type { ReactNode } from "react";

/** One of the cards beside the settings. */
export function SideCard({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="card grid scroll-mt-20 gap-4 p-5 sm:p-6 lg:scroll-mt-4"
    >
      <h2 id={`${id}-title`} className="text-lg">
        {title}
      </h2>
      {children}
    </section>
  );
}
