import { NOT_KEPT } from "../../functions/plan/not-kept";
import { PLAN_PATH } from "../../navigation/paths";

/** Where script sends moves. */
export const MOVES_PATH = `${PLAN_PATH}/moves`;

export const UNDONE = (message: string) => `${message} The card is back where it was.`;
export const NOT_SENT = NOT_KEPT["not-kept"];
