/** The dummy user's topic, and what an empty topic becomes (spec sections 3 and 5). */
export const DEFAULT_TOPIC = "content creation";

/** A topic as it is stored and looked up: one spelling for case, spaces and Unicode forms. */
export function topicKey(topic: string): string {
  return topic.normalize("NFKC").trim().replace(/\s+/g, " ").toLowerCase().normalize("NFC");
}
