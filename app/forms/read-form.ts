import type { GivenFile } from "../model/kept-channel";
import { storable } from "../words/bounds";

/**
 * The form of a POST, its texts as they may be kept. Throws a Response, shown by the error screen, for a caller's mistake: 405 for another method, 400
 * for a body that is not a form (JSON, broken multipart, empty).
 */
export async function readForm(request: Request): Promise<FormData> {
  if (request.method !== "POST") {
    throw new Response(null, { status: 405, statusText: "Method Not Allowed", headers: { Allow: "POST" } });
  }
  try {
    return storableForm(await request.formData());
  } catch {
    throw new Response(null, { status: 400, statusText: "Bad Request" });
  }
}

function storableForm(form: FormData): FormData {
  const texts = [...form.values()].filter((value) => typeof value === "string");
  if (texts.every((text) => storable(text) === text)) return form;
  const clean = new FormData();
  for (const [name, value] of form) clean.append(name, typeof value === "string" ? storable(value) : value);
  return clean;
}

/** A form's files by field, unread: a function reads them once its limit is counted. An empty file field is left out. */
export async function givenFiles(form: FormData): Promise<Record<string, GivenFile>> {
  const files: Record<string, GivenFile> = {};
  for (const [field, value] of form) {
    if (typeof value === "string" || (value.name === "" && value.size === 0)) continue;
    files[field] = { name: value.name, bytes: await value.bytes() };
  }
  return files;
}
