/**
 * A pattern's source that fits any of some forms, each as whole words. The forms stand between commas, in as many lines
 * as are good to read; none has a comma in it.
 */
export function anyOf(forms: string): string {
  const each = forms.split(",").map((form) => form.trim());
  return `(?<![\\p{L}\\p{N}])(?:${each.join("|")})(?![\\p{L}\\p{N}])`;
}
