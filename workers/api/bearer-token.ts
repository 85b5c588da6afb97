/** What a program sends as its key or its grant (RFC 6750, 2.1); undefined without one. */
export function bearerToken(authorization: string | undefined): string | undefined {
  return /^Bearer +(\S+)$/i.exec(authorization ?? "")?.[1];
}
