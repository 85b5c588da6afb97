import { describe, expect, it } from "vitest";
import { pageContext, routeArgs } from "../../tests/support/page-context";
import { TOO_LONG } from "../forms/refusal";
import { CONNECT_MESSAGES } from "../functions/channel/messages";
import type { KeptChannel } from "../model/kept-channel";
import { CHANNEL_TEXTS } from "./messages";
import { action } from "./page";

/** Sends a form, and answers what came back and what was kept. */
async function send(fields: Record<string, string | File>) {
  let kept: KeptChannel | null = null;
  const { context, reported } = pageContext({
    request: { now: new Date("2025-11-22T09:00:00Z") },
    channel: {
      countUpload: async () => undefined,
      change: async (next) => {
        kept = next(kept);
        return "kept";
      },
      disconnect: async () => undefined,
    },
  });
  const body = new FormData();
  for (const [name, value] of Object.entries({ action: "connect", ...fields })) body.set(name, value);
  const request = new Request("https://greenlight.example/channel", { method: "POST", body });
  const answer = await action(routeArgs("/channel", context, request));
  if (answer instanceof Response) {
    const { status, headers } = answer;
    return { status, headers: Object.fromEntries(headers), kept, reported };
  }
  return { status: answer.init?.status, ...answer.data, kept, reported };
}

describe("the form of the channel's page", () => {
  it.each([
    ["connect", { uploads: "Sharpening, 2025-10-01, 1200" }],
    ["disconnect", { action: "disconnect" }],
  ])("leads back to the page after it did %s", async (done, fields) => {
    expect(await send(fields)).toMatchObject({
      status: 303,
      headers: { location: `/channel?done=${done}#results` },
      reported: [],
    });
  });

  it("takes a file by its bytes, and no file where the field is sent empty", async () => {
    expect(await send({ file: new File(["<html>"], "page.html") })).toMatchObject({
      refused: { message: expect.stringContaining("page.html"), field: "file" },
    });
    expect(await send({ file: new File([], "export.zip") })).toMatchObject({
      refused: { message: CONNECT_MESSAGES["empty-file"] },
    });
    expect(await send({ file: new File([], "") })).toMatchObject({
      refused: { message: CONNECT_MESSAGES.nothing, typed: {} },
    });
  });

  it("comes back with what was typed, but for what is too long to send again", async () => {
    const typed = { channel: "@knifeweek", order: "day-first" };
    const uploads = "x\n".repeat(40_000);
    expect(await send({ ...typed, uploads, sample: "" })).toMatchObject({
      status: 400,
      refused: { action: "connect", field: "uploads", reason: "invalid", typed, unshown: true },
      kept: null,
      reported: [],
    });
    const few = await send({ uploads: "hello there", sample: "", file: new File([], "") });
    expect(few).toMatchObject({
      refused: { message: CONNECT_MESSAGES["no-uploads"], typed: { uploads: "hello there" } },
    });
    expect(few).not.toHaveProperty("refused.unshown");
    expect(few).not.toHaveProperty("refused.typed.sample");
  });

  it("says that a body was dropped, at the file", async () => {
    expect(await send({ [TOO_LONG]: "1", action: "" })).toMatchObject({
      status: 413,
      refused: { message: CHANNEL_TEXTS.tooLong, field: "file", reason: "refused", typed: {} },
    });
  });

  it("is a mistake of the caller's with an unknown action", async () => {
    await expect(send({ action: "buy" })).rejects.toMatchObject({ status: 400 });
  });
});
