import { isLoopback } from "./loopback";

/** Whether a text is an address to which a secret may be sent: nobody on the way can read it. */
export function isPrivateUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === "https:" || (protocol === "http:" && isLoopback({ hostname }));
}
