import { fileText } from "./file-text";

export interface FormFields {
  /** What was typed or chosen, by field. */
  typed: Record<string, string>;
  /** The text of each file that was sent, by field; null where it holds none (a picture, a spreadsheet). */
  files: Record<string, string | null>;
}

/** A form's fields. A file field that was left empty is none. */
export async function formFields(form: FormData): Promise<FormFields> {
  const fields: FormFields = { typed: {}, files: {} };
  for (const [name, value] of form) {
    if (typeof value === "string") fields.typed[name] = value;
    else if (value.name !== "" || value.size > 0) fields.files[name] = fileText(await value.bytes());
  }
  return fields;
}
