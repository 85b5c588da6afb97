import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, readFileSync, writeFileSync } from "node:fs";

/** What signs sessions and tokens: 256 random bits, which HMAC-SHA256 takes whole. */
export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** The vars with a SESSION_SECRET, a new one if they have none. What else they hold is left alone. */
export function withSecret(vars: string, secret: string): string {
  if (/^SESSION_SECRET=.+/m.test(vars)) return vars;
  const others = vars.replace(/^SESSION_SECRET=.*\n?/m, "");
  return `${others}${others === "" || others.endsWith("\n") ? "" : "\n"}SESSION_SECRET=${secret}\n`;
}

/** Gives this clone a secret of its own in .dev.vars, once. Answers whether it was made now. */
export function ensureLocalSecret(file = ".dev.vars"): boolean {
  const before = existsSync(file) ? readFileSync(file, "utf8") : "";
  const after = withSecret(before, newSecret());
  if (after !== before) writeFileSync(file, after, { mode: 0o600 });
  return after !== before;
}

/** The build copies .dev.vars beside the Worker; the copy is nobody else's business either. */
export function guardBuiltSecret(file = "build/server/.dev.vars"): void {
  if (existsSync(file)) chmodSync(file, 0o600);
}
