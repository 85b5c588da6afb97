import { Link } from "react-router";
import { PLAN_PATH } from "../../navigation/paths";
import { buttonClass } from "../../ui/button";
import { Notice } from "../../ui/notice";
import { PLAN_TEXTS } from "../messages";

/** What a card's pages say in its place: it is gone, with the way back to the plan, or it could not be read. */
export function NoCard({ missing }: { missing: boolean }) {
  if (!missing) {
    return (
      <Notice tone="error">
        <p>{PLAN_TEXTS.unread}</p>
      </Notice>
    );
  }
  return (
    <div className="grid justify-items-start gap-5">
      <p className="max-w-prose text-ink-soft">{PLAN_TEXTS.gone.text}</p>
      <Link to={PLAN_PATH} className={buttonClass()}>
        Open the plan
      </Link>
    </div>
  );
}
