/** What the API and MCP say themselves: all else is the functions' own. */
export const NOTES = {
  unknown: "There is no function at this address. /api/v1/docs lists them all.",
  method: (allowed: string) => `Call this address by ${allowed}.`,
  "no-key": "Send a key: Authorization: Bearer gl_… You make one at /account/keys.",
  "bad-key": "This key is not good: it was revoked, it ended, or it was not copied whole.",
  "too-many": "Too many calls in a minute. Wait a moment and try again.",
  elsewhere: "This is asked from another site, or under another name than this site's.",
  type: "Send the body as application/json.",
  json: "The body is not valid JSON.",
  object: "The body must be a JSON object.",
  deep: "The body is nested too deep.",
  doubled: "A field is named twice.",
  field: "A field is named that this function does not have.",
  "other-call": "This Idempotency-Key was used for another call.",
  "under-way": "A call with this Idempotency-Key is under way.",
  answered: "This call was done. Its answer was too long to be kept: read what came of it.",
  "long-idempotency": "An Idempotency-Key has 1 to 255 characters.",
} as const;
