import { fileText } from "../tables/file-text";
import { storable } from "../words/storable";

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

/**
 * The text of each uploaded file, by field; null for a binary file (a picture, a spreadsheet). An empty file field is
 * left out. Reading costs time: ask the visitor's limit first.
 */
export async function readFiles(form: FormData): Promise<Record<string, string | null>> {
  const files: Record<string, string | null> = {};
  for (const [name, value] of form) {
    if (typeof value !== "string" && (value.name !== "" || value.size > 0)) {
      files[name] = fileText(await value.bytes());
    }
  }
  return files;
}
