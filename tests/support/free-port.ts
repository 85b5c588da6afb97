import type { AddressInfo } from "node:net";
import { createServer } from "node:net";

/** A port of loopback that nobody listens on, for a server that wants to be told one. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
