import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import type { HonoEnv } from "../env";
import { readOut, readUnreadBody } from "./body-bound";

/** Posts a body in pieces and counts those that were taken from it. */
async function post(pieces: number, read: boolean) {
  let taken = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (taken === pieces) return controller.close();
      taken += 1;
      controller.enqueue(new Uint8Array(64 * 1024));
    },
  });
  const app = new Hono<HonoEnv>().use(readUnreadBody());
  app.post("/", async (c) => c.text(read ? String((await c.req.arrayBuffer()).byteLength) : "refused", 413));
  const answer = await app.request("/", { method: "POST", body, duplex: "half" } as RequestInit);
  return { taken, answer };
}

describe("readUnreadBody", () => {
  it("reads what a refusal left, so that the connection can be used again", async () => {
    const { taken, answer } = await post(4, false);
    expect([taken, answer.status]).toEqual([4, 413]);
  });

  it("does not read for ever", async () => {
    expect((await post(400, false)).taken).toBeLessThan(300);
  });

  it("leaves a body that was read alone", async () => {
    const { answer } = await post(4, true);
    expect(await answer.text()).toBe(String(4 * 64 * 1024));
  });
});

describe("readOut", () => {
  const pieces = (...sizes: number[]) => {
    const left = [...sizes];
    let taken = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        const size = left.shift();
        if (size === undefined) return controller.close();
        taken += 1;
        controller.enqueue(new Uint8Array(size).fill(7));
      },
    });
    return { body, taken: () => taken };
  };

  it("joins a body that is within its bound", async () => {
    expect(await readOut(pieces(3, 4, 3).body, 10)).toEqual(new Uint8Array(10).fill(7));
    expect(await readOut(pieces().body, 10)).toEqual(new Uint8Array());
  });

  it("reads a longer body to its end and returns null", async () => {
    const { body, taken } = pieces(6, 5, 100, 100);
    expect(await readOut(body, 10)).toBeNull();
    expect(taken()).toBe(4);
  });

  it("returns null when the sender leaves", async () => {
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.error(new Error("gone")),
    });
    expect(await readOut(body, 10)).toBeNull();
  });
});
