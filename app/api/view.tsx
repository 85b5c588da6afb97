import type { ReactNode } from "react";
import { Link } from "react-router";
import { BRAND } from "../brand";
import { KEYS_PATH } from "../navigation/paths";
import { Contents } from "../shell/contents";
import { SiteFrame } from "../shell/site-frame";
import { Badge } from "../ui/badge";
import type { ShownGroup, ShownOperation } from "./show";

interface DocsViewProps {
  origin: string;
  groups: ShownGroup[];
}

/** The documentation of the API: what holds for every call, then each function with its examples. */
export function DocsView({ origin, groups }: DocsViewProps) {
  const contents = [...BASICS.map(({ id, title }) => ({ id, title })), ...groups];
  return (
    <SiteFrame>
      <div className="frame pt-10 pb-20 sm:pt-16 sm:pb-28">
        <header className="border-b border-line pb-10 sm:pb-14">
          <h1 className="text-3xl">{BRAND.name} API</h1>
          <p className="mt-4 max-w-[38rem] text-lg text-balance text-ink-soft">
            Everything you do on the site, for your own scripts: the same functions, limits and answers.
          </p>
          <p className="mt-5 flex flex-wrap gap-x-6 gap-y-2 font-medium">
            <Link to={KEYS_PATH} className="link">
              Make a key
            </Link>
            <a href="/api/v1/openapi.json" className="link">
              OpenAPI document
            </a>
          </p>
        </header>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 lg:grid-cols-[13rem_minmax(0,1fr)]">
          <Contents links={contents} />
          <div className="min-w-0">
            {BASICS.map(({ id, title, body }) => (
              <section key={id} aria-labelledby={id} className="pt-10">
                <h2 id={id} className="scroll-mt-6 text-xl">
                  {title}
                </h2>
                <div className="mt-3 grid max-w-[42rem] gap-3.5">{body(origin)}</div>
              </section>
            ))}
            {groups.map((group) => (
              <section key={group.id} aria-labelledby={group.id} className="pt-14">
                <h2 id={group.id} className="scroll-mt-6 text-xl">
                  {group.title}
                </h2>
                <p className="mt-1.5 text-ink-soft">{group.about}</p>
                <div className="mt-5 divide-y divide-line border-y border-line">
                  {group.operations.map((operation) => (
                    <OperationItem key={operation.id} {...operation} />
                  ))}
                </div>
              </section>
            ))}
          </div>
        </div>
      </div>
    </SiteFrame>
  );
}

function Code({ children }: { children: string }) {
  return (
    <pre
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by keyboard
      tabIndex={0}
      className="overflow-x-auto rounded-control border border-line bg-sunken p-3.5 text-sm"
    >
      <code>{children}</code>
    </pre>
  );
}

const BASICS: { id: string; title: string; body(origin: string): ReactNode }[] = [
  {
    id: "begin",
    title: "Begin",
    body: (origin) => (
      <>
        <p>
          Make a key, keep it where only your script reads it, and send it with each call. Keys may read, or
          read and change.
        </p>
        <Code>{`export GREENLIGHT_KEY=gl_…\ncurl -H "Authorization: Bearer $GREENLIGHT_KEY" \\\n  "${origin}/api/v1/plan/list"`}</Code>
        <p>Reads are GET with a query. Changes are POST with a JSON body of at most 100 KB.</p>
      </>
    ),
  },
  {
    id: "refusals",
    title: "Refusals",
    body: () => (
      <>
        <p>
          A refusal is problem details (RFC 9457): the status, and in <code>detail</code> the sentence that
          the page would show. <code>errors</code> has a message for each field at fault.
        </p>
        <Code>{`{\n  "type": "about:blank",\n  "title": "Bad Request",\n  "status": 400,\n  "detail": "…",\n  "requestId": "…",\n  "errors": { "idea": "…" }\n}`}</Code>
      </>
    ),
  },
  {
    id: "limits",
    title: "Limits",
    body: () => (
      <p>
        A key makes 60 calls a minute, and so does a network. <code>RateLimit</code> says how many are left;{" "}
        <code>Retry-After</code> of a 429, when to go on. A day's share of searches, readings and storage is
        the same as on the site.
      </p>
    ),
  },
  {
    id: "again",
    title: "Sending a change again",
    body: () => (
      <p>
        If no answer came, send the call again with the same <code>Idempotency-Key</code>, any text of your
        own. Within a day it is done once and answered alike. The same key with another call is refused by
        422; while the first is under way, by 409.
      </p>
    ),
  },
  {
    id: "lists",
    title: "Lists and repeated reads",
    body: () => (
      <p>
        Long lists come in pages: send <code>next</code> as <code>cursor</code> until it is null. Every read
        has an <code>ETag</code>. Send it as <code>If-None-Match</code>, and get a short 304 while the answer
        is unchanged.
      </p>
    ),
  },
];

function OperationItem(operation: ShownOperation) {
  const { id, title, about, method, path, isDestructive, fields, curl, script } = operation;
  return (
    <article id={id} aria-labelledby={`${id}-title`} className="grid scroll-mt-6 gap-3 py-6">
      <div className="grid gap-1.5">
        <h3
          id={`${id}-title`}
          className="flex flex-wrap items-center gap-x-3 gap-y-1 text-base font-semibold"
        >
          {title}
          {isDestructive && <Badge>Cannot be undone</Badge>}
        </h3>
        <p className="text-sm wrap-anywhere">
          <code>
            {method} {path}
          </code>
        </p>
        <p className="max-w-prose text-sm text-ink-soft">{about}</p>
      </div>
      {fields.length > 0 && (
        <ul aria-label="Fields" className="grid gap-1 text-sm">
          {fields.map(({ name, takes, isRequired }) => (
            <li key={name} className="wrap-anywhere">
              <code className="font-medium">{name}</code>
              <span className="text-ink-soft">
                : {isRequired ? "required, " : ""}
                {takes}
              </span>
            </li>
          ))}
        </ul>
      )}
      <details>
        <summary className="w-fit cursor-pointer text-sm font-medium pointer-coarse:py-2">Examples</summary>
        <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-3">
          <Code>{curl}</Code>
          <Code>{script}</Code>
        </div>
      </details>
    </article>
  );
}
