import { Notice } from "../../ui/notice";
import type { Refusal } from "../tool/refusal";
import { SERIES_TEXTS } from "./messages";

/** What was refused, at the row or form it was asked at; useFocusAfter brings the keyboard here. */
export function RefusedHere({ refused }: { refused: Refusal }) {
  return (
    <div data-refused tabIndex={-1} className="w-full scroll-mt-20 rounded-control print:hidden">
      <Notice tone="error" title={SERIES_TEXTS.errorTitle}>
        <p>{refused.message}</p>
      </Notice>
    </div>
  );
}
