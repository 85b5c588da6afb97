import { request as ask, createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

export interface ProgramProxy {
  url: string;
  stop(): Promise<void>;
}

export interface Message {
  headers: IncomingHttpHeaders;
  body: string;
}

interface Setup {
  /** The site behind it. */
  site: string;
  /** Sent for a program that has no way to send one. */
  key?: string;
  /** Before each call: that no minute's share is used up by it. */
  before(): Promise<unknown>;
  /** What is sent on in place of what came. */
  rewrite?(message: Message): Message;
}

/** Hands calls on as they came, each from a network of its own: what is checked makes more of them than a minute has. */
export async function startProxy({
  site,
  key,
  before,
  rewrite = (message) => message,
}: Setup): Promise<ProgramProxy> {
  const { hostname, port } = new URL(site);
  let calls = 0;
  const server = createServer(async (sent, answer) => {
    calls += 1;
    // Who left while it was on its way hears nothing.
    const body = await text(sent).catch(() => null);
    if (body === null) return void answer.destroy();
    await before();
    const own = { "cf-connecting-ip": `10.9.${(calls >> 8) & 255}.${calls & 255}` };
    const withKey = key === undefined ? {} : { authorization: `Bearer ${key}` };
    const { method, url: path } = sent;
    const { body: told, headers: named } = rewrite({ headers: sent.headers, body });
    const headers = { ...named, ...own, ...withKey, "content-length": String(Buffer.byteLength(told)) };
    const onward = ask({ hostname, port, method, path, headers }, (got) => {
      answer.writeHead(got.statusCode ?? 502, got.headers);
      got.pipe(answer);
    });
    onward.on("error", () => answer.destroy());
    answer.on("close", () => onward.destroy());
    onward.end(told);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
