import { describe, expect, it } from "vitest";
import { fileText } from "./file-text";

const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string, order: "le" | "be") => {
  const bytes = new Uint8Array(2 + 2 * text.length);
  const view = new DataView(bytes.buffer);
  [...`\ufeff${text}`].forEach((char, at) => {
    view.setUint16(2 * at, char.charCodeAt(0), order === "le");
  });
  return bytes;
};

describe("fileText", () => {
  it("reads UTF-8 and drops its byte order mark", () => {
    expect(fileText(utf8("\ufeffcomment,likes\r\nça va 😍,3"))).toBe("comment,likes\r\nça va 😍,3");
  });

  it("reads UTF-16, a spreadsheet's Unicode text", () => {
    expect(fileText(utf16("größe\t3", "le"))).toBe("größe\t3");
    expect(fileText(utf16("größe\t3", "be"))).toBe("größe\t3");
  });

  it("replaces NULs, which UTF-16 can hold", () => {
    expect(fileText(utf16("a\0b", "le"))).toBe("a\ufffdb");
  });

  it("reads Windows-1252, as older programs save it", () => {
    expect(fileText(new Uint8Array([0x63, 0x61, 0x66, 0xe9]))).toBe("café");
  });

  it.each([
    ["a picture", [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]],
    ["a workbook", [0x50, 0x4b, 0x03, 0x04, 0x14, 0]],
    ["half of a UTF-16 pair", [0xff, 0xfe, 0x00, 0xd8]],
  ])("returns null for %s", (_what, bytes) => {
    expect(fileText(new Uint8Array(bytes))).toBeNull();
  });

  it("reads an empty file as an empty text", () => {
    expect(fileText(new Uint8Array())).toBe("");
  });
});
