/** A form's fields without its files. Without a schema, so that the browser may read a form with it, too. */
export function textFields(form: FormData): Record<string, string> {
  const isText = (field: [string, FormDataEntryValue]): field is [string, string] =>
    typeof field[1] === "string";
  return Object.fromEntries([...form].filter(isText));
}
