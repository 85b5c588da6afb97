import { Link, useSearchParams } from "react-router";
import { useForget } from "../navigation/forget";
import { cardPath, PLAN_PATH } from "../navigation/paths";

import { HANDED_OVER, NOT_HANDED_OVER, SAYS } from "./messages";

/**
 * What became of something that was to be added to the plan, on whatever page it was sent from. It stays in sight wherever
 * that page is scrolled to, and is not said again on a reload.
 */
export function PlanNote() {
  const [search] = useSearchParams();
  const what = search.get(SAYS.what) ?? "";
  const card = search.get(SAYS.card);
  useForget(...Object.values(SAYS));
  const done = textOf(HANDED_OVER, what);
  const failed = textOf(NOT_HANDED_OVER, what);
  return (
    // Always rendered, so that screen readers announce its changes.
    <div role={failed ? "alert" : "status"} className="plan-note print:hidden">
      {(done ?? failed) && (
        <p className={failed ? "border-poor" : "border-go"}>
          {done ?? failed}{" "}
          <Link to={card ? cardPath(card) : PLAN_PATH} className="link whitespace-nowrap">
            {card ? "Open the card" : "Open your plan"}
          </Link>
        </p>
      )}
    </div>
  );
}

function textOf(texts: Record<string, string>, name: string): string | undefined {
  return Object.hasOwn(texts, name) ? texts[name] : undefined;
}
