const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];

/** Whether an address is of this very machine, where plain http is as good as https. */
export function isLoopback({ hostname }: Pick<URL, "hostname">): boolean {
  return LOOPBACK.includes(hostname);
}
