import { PLAN_PATH } from "../../navigation/paths";
import { PLAN_MESSAGES } from "../messages";

/** Where script sends moves. */
export const MOVES_PATH = `${PLAN_PATH}/moves`;

export const UNDONE = (message: string) => `${message} The card is back where it was.`;
export const NOT_SENT = PLAN_MESSAGES["not-kept"];
