/**
 * Thrown by a service once an address has had its share of a day (docs/operating.md, Rate limits). Forms show the message
 * with what was typed, and a status of 429.
 */
export class CeilingReached extends Error {
  constructor() {
    super(
      "Your network has used up its share for today. It starts again at midnight UTC. Nothing was changed.",
    );
  }
}
