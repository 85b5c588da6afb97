import { describe, expect, it } from "vitest";
import { givenFiles, readForm } from "./read-form";

const SITE = "https://greenlight.example/";

async function refusal(init: RequestInit): Promise<Response> {
  return readForm(new Request(SITE, init)).then(
    () => Promise.reject(new Error("read")),
    (thrown) => thrown as Response,
  );
}

describe("readForm", () => {
  it("reads a posted form", async () => {
    const form = await readForm(new Request(SITE, { method: "POST", body: new URLSearchParams({ a: "b" }) }));
    expect(form.get("a")).toBe("b");
  });

  it("replaces NULs, and leaves files and repeated fields as they are", async () => {
    const sent = new FormData();
    for (const text of ["a\0b", "c"]) sent.append("text", text);
    sent.set("file", new File(["\0"], "x.bin"));
    const form = await readForm(new Request(SITE, { method: "POST", body: sent }));
    expect(form.getAll("text")).toEqual(["a\ufffdb", "c"]);
    const file = form.get("file") as File;
    expect([file.name, await file.text()]).toEqual(["x.bin", "\0"]);
  });

  it.each([
    ["JSON", { body: "{}", headers: { "Content-Type": "application/json" } }],
    ["an empty content type", { body: "a=b", headers: { "Content-Type": "" } }],
    ["broken multipart", { body: "--x", headers: { "Content-Type": "multipart/form-data; boundary=x" } }],
    ["nothing", {}],
  ])("refuses %s with 400", async (_what, init) => {
    const answer = await refusal({ method: "POST", ...init });
    expect([answer.status, answer.statusText]).toEqual([400, "Bad Request"]);
  });

  it.each(["PUT", "DELETE", "PATCH"])("refuses %s with 405", async (method) => {
    const answer = await refusal({ method, body: new URLSearchParams({ a: "b" }) });
    expect([answer.status, answer.headers.get("Allow")]).toEqual([405, "POST"]);
  });
});

describe("givenFiles", () => {
  it("answers with the bytes of each file, empty ones too, without typed values and empty fields", async () => {
    const form = new FormData();
    form.set("comments", "nice");
    form.set("file", new File(["a,b"], "comments.csv"));
    form.set("empty", new File([], "empty.csv"));
    form.set("none", new File([], ""));
    expect(await givenFiles(form)).toEqual({
      file: { name: "comments.csv", bytes: new TextEncoder().encode("a,b") },
      empty: { name: "empty.csv", bytes: new Uint8Array() },
    });
  });
});
