import { Link } from "react-router";
import type { Busy } from "../../../forms/sending";
import { IDEAS_PATH } from "../../../functions/content-ideas/yours-messages";
import { buttonClass } from "../../../ui/button";
import { EmptyState } from "../../../ui/notice";
import { Results } from "../../tool/results";
import { IdeaCard, Marked } from "./idea-card";
import { YOURS_TEXTS } from "./messages";
import type { OwnIdeasShown } from "./show";

/** The ideas of today: those that could go on the plan, and under a heading of their own the subjects that have no title. */
export function Offered({ shown, busy }: { shown: OwnIdeasShown; busy: Busy }) {
  const { alike, answer, ideas, more, address } = shown;
  const bare = alike === null ? ideas.filter(({ isBare }) => isBare) : [];
  const card = { address, busy };
  return (
    <Results
      title={alike === null ? "Your ideas" : `More like “${alike}”`}
      answer={alike === null ? answer : undefined}
    >
      {alike === null && <p className="text-sm text-ink-soft">{shown.rate}</p>}
      {alike !== null && (
        <Link to={`${IDEAS_PATH}#results`} className="link w-fit py-1">
          {YOURS_TEXTS.alike.back}
        </Link>
      )}
      {ideas.length === 0 &&
        (alike === null ? (
          <EmptyState title={YOURS_TEXTS.none.title}>
            <p>{YOURS_TEXTS.none.text}</p>
          </EmptyState>
        ) : (
          <p className="text-ink-soft">{YOURS_TEXTS.alike.none}</p>
        ))}
      <IdeaCards ideas={alike === null ? ideas.filter(({ isBare }) => !isBare) : ideas} {...card} />
      {bare.length > 0 && (
        <section aria-labelledby="bare-title" className="grid gap-4">
          <div>
            <h3 id="bare-title" className="text-lg">
              {YOURS_TEXTS.bare.title}
            </h3>
            <p className="text-sm text-ink-soft">{YOURS_TEXTS.bare.text}</p>
          </div>
          <IdeaCards ideas={bare} {...card} />
        </section>
      )}
      {more && (
        <Link
          to={`${IDEAS_PATH}?all=`}
          preventScrollReset
          className={`${buttonClass({ variant: "secondary" })} w-fit`}
        >
          Show all {more}
        </Link>
      )}
    </Results>
  );
}

function IdeaCards({ ideas, address, busy }: { ideas: OwnIdeasShown["ideas"]; address: string; busy: Busy }) {
  return (
    <ol className="grid gap-4 empty:hidden">
      {ideas.map((idea) => (
        <li key={idea.key} id={idea.id} tabIndex={-1} className="min-w-0 scroll-mt-20 outline-none">
          {idea.mark ? (
            <Marked idea={idea} address={address} busy={busy} />
          ) : (
            <IdeaCard idea={idea} address={address} busy={busy} />
          )}
        </li>
      ))}
    </ol>
  );
}
