import { type MouseEvent, type SubmitEvent, useMemo } from "react";
import { type NavigateOptions, type SubmitOptions, useNavigate, useSubmit } from "react-router";

/** A part of a page that the server drew as HTML, and that changes by being drawn anew only. See draw.tsx. */
export interface Drawn {
  /** What is drawn: two of one name show the same. */
  name: string;
  /** Not sent along with a document, which shows it already. */
  html?: string;
}

interface DrawnPartProps {
  /** Of its element: one part of a page by that name. */
  id: string;
  drawn: Drawn;
  as?: "div" | "summary";
  className?: string;
  /** How the links inside are followed. */
  following?: NavigateOptions;
  /** How a form inside is sent. */
  sending?: SubmitOptions;
}

/** A form in a result is sent from the page that stays. */
const IN_PLACE: SubmitOptions = { replace: true, preventScrollReset: true };

/** What is shown by each id; in the browser alone. */
const shown = new Map<string, { name: string; html: string }>();

/**
 * Shows a drawn part. React neither makes nor hydrates what is inside: a document brings it as HTML, later pages with
 * their data. A link inside leads on without a new document, a form inside is sent without one, and a link with `data-part`
 * is replaced by the part at that address.
 */
export function DrawnPart({
  id,
  drawn,
  as: Tag = "div",
  className,
  following,
  sending = IN_PLACE,
}: DrawnPartProps) {
  const navigate = useNavigate();
  const submit = useSubmit();
  const html = htmlOf(id, drawn);
  // React writes it again for every new object.
  const inner = useMemo(() => ({ __html: html }), [html]);

  function follow(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!link || !isPlain || link.origin !== location.origin || link.target || link.download) return;
    event.preventDefault();
    if (link.dataset.part) void unfold(link, link.dataset.part);
    // To the page that is shown, no second entry in the history, as with a link and as the router's own.
    else
      navigate(link.pathname + link.search + link.hash, {
        replace: link.href === location.href,
        ...following,
      });
  }

  function send(event: SubmitEvent) {
    if (!(event.target instanceof HTMLFormElement)) return;
    event.preventDefault();
    void submit(event.target, sending);
  }

  return (
    // The links inside are what is clicked, by keyboard, too.
    <Tag
      id={id}
      className={className}
      onClick={follow}
      onSubmit={send}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by React on the server, which escaped what people wrote
      dangerouslySetInnerHTML={inner}
    />
  );
}

/** Of a document it is read back from the page, once. */
function htmlOf(id: string, { name, html }: Drawn): string {
  if (typeof document === "undefined") return html ?? "";
  const known = shown.get(id);
  if (known?.name === name) return known.html;
  const read = html ?? document.getElementById(id)?.innerHTML ?? "";
  shown.set(id, { name, html: read });
  return read;
}

/** Puts the part at an address in its link's place; where it does not come, the link leads to the page that has it. */
async function unfold(link: HTMLAnchorElement, address: string): Promise<void> {
  if (link.ariaBusy === "true") return;
  link.ariaBusy = "true";
  const part = await fetchPart(address);
  if (!part) return location.assign(link.href);
  link.replaceWith(part);
  part.querySelector<HTMLElement>("summary")?.focus();
}

async function fetchPart(address: string): Promise<Element | null> {
  try {
    const answer = await fetch(address);
    if (!answer.ok || answer.redirected) return null;
    return new DOMParser().parseFromString(await answer.text(), "text/html").body.firstElementChild;
  } catch {
    return null;
  }
}
