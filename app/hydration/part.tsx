import { type ReactNode, useSyncExternalStore } from "react";
import { redirect } from "react-router";

const never = () => () => {};

/** False on the server and in the first render of its HTML, true once script runs. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** Under a page's address: each of its parts that are fetched on opening. */
const PARTS = "/evidence";

interface PartLinkProps {
  /** Of the part, and of its link until then. */
  id: string;
  /** The address of the page with the part open. */
  page: string;
  className: string;
  children: ReactNode;
}

/**
 * A closed part of a page: a link to the page with it open, which script replaces by the part itself (DrawnPart). A page
 * would otherwise carry evidence that nobody looks at: four of ten bytes of an analysis.
 */
export function PartLink({ id, page, className, children }: PartLinkProps) {
  const [path = "", query = ""] = page.split("?");
  return (
    <a id={id} href={`${page}#${id}`} data-part={`${path}${PARTS}?${query}`} className={className}>
      {children}
    </a>
  );
}

/** Answers for the part at an address of `PartLink`; without its HTML the way leads to the page, which says why. */
export function answerPart(url: URL, html: string | null): Response {
  if (!html) return redirect(`${url.pathname.slice(0, -PARTS.length)}${url.search}`, 303);
  return new Response(html, { headers: { "Content-Type": "text/html; charset=utf-8" } });
}
