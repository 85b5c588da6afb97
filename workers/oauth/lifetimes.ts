import { DAY_MS, HOUR_MS } from "../../app/numbers/days";

/** A code is redeemed by a program, at once. */
export const CODE_SECONDS = 60;
export const ACCESS_TOKEN_SECONDS = HOUR_MS / 1000;
/** From its last use: each use brings a new one. */
export const REFRESH_TOKEN_SECONDS = (30 * DAY_MS) / 1000;
