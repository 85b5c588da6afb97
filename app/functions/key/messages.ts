/** Keys an owner may have. */
export const MAX_KEYS = 10;
export const KEY_NAME_MAX = 60;

export const KEY_MESSAGES = {
  blank: "Give the key a name, so that you know it again.",
  long: `Names of keys have at most ${KEY_NAME_MAX} characters.`,
  scope: "Choose whether the key may read, or read and change.",
  full: `You have ${MAX_KEYS} keys, the most there may be. Revoke one first.`,
  gone: "This key is gone already.",
  "not-made": "The key could not be made just now. Try again in a moment.",
  "not-revoked": "The key could not be revoked just now, and still works. Try again in a moment.",
  "too-many": "Too many changes in a minute. Wait a moment and try again.",
};
