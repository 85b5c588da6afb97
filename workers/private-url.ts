/** Whether a text is an address to which a secret may be sent: nobody on the way can read it. */
export function isPrivateUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === "https:" || (protocol === "http:" && isLoopback({ hostname }));
}

const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];

/** Whether an address is of this very machine, where plain http is as good as https. */
export function isLoopback({ hostname }: Pick<URL, "hostname">): boolean {
  return LOOPBACK.includes(hostname);
}
