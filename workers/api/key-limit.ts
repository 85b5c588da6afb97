/** Calls a key may make a minute, whatever it calls. */
export const KEY_CALLS_A_MINUTE = 60;
