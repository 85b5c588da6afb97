/** What an assistant says of itself. */
export interface ClientMetadata {
  name: string;
  /** Where answers to it may go. */
  redirectUris: string[];
}

/** Whether an assistant's id is the address of a document that describes it (draft-ietf-oauth-client-id-metadata-document, 3). */
export const isDocumentId = (id: string) => /^https:\/\/[^/?#]+\/./.test(id);

/** What an address leads to: a host, or the app that takes a scheme of its own ("cursor"). */
export function leadsTo(address: string): string {
  const { protocol, host } = new URL(address);
  return /^https?:$/.test(protocol) ? host : protocol.slice(0, -1);
}

/** The host that an id names; null for an id that we gave. */
export const hostOf = (id: string) => (isDocumentId(id) ? (URL.parse(id)?.host ?? null) : null);
