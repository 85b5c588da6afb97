const YEAR_IN_SECONDS = 365 * 24 * 60 * 60;

/** A cookie's value in a `Cookie` header; undefined where it has none of that name. */
export function cookieValue(header: string | null, name: string): string | undefined {
  const pair = header?.split(/;\s*/).find((part) => part.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
}

/** The `Set-Cookie` value of a choice that holds for a year. Readable by script; it names nobody. */
export function choiceCookie(name: string, value: string, { secure }: { secure: boolean }): string {
  return `${name}=${value}; Path=/; Max-Age=${YEAR_IN_SECONDS}; SameSite=Lax${secure ? "; Secure" : ""}`;
}
