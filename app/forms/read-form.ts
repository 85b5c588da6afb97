import { fileText } from "../tables/file-text";

/**
 * The form of a POST. Throws a Response, shown by the error screen, for a caller's mistake: 405 for another method, 400
 * for a body that is not a form (JSON, broken multipart, empty).
 */
export async function readForm(request: Request): Promise<FormData> {
  if (request.method !== "POST") {
    throw new Response(null, { status: 405, statusText: "Method Not Allowed", headers: { Allow: "POST" } });
  }
  try {
    return await request.formData();
  } catch {
    throw new Response(null, { status: 400, statusText: "Bad Request" });
  }
}

interface FormFields {
  /** Typed or chosen values, by field. */
  typed: Record<string, string>;
  /** The text of each uploaded file, by field; null for a binary file (a picture, a spreadsheet). */
  files: Record<string, string | null>;
}

/** A form's fields. An empty file field is left out. */
export async function readFields(form: FormData): Promise<FormFields> {
  const fields: FormFields = { typed: {}, files: {} };
  for (const [name, value] of form) {
    if (typeof value === "string") fields.typed[name] = value;
    else if (value.name !== "" || value.size > 0) fields.files[name] = fileText(await value.bytes());
  }
  return fields;
}
