export const KEY_TEXTS = {
  title: "Keys",
  intro: "A key lets a script of yours do what you do here. Whoever has it acts as you.",
  docs: "What a script can do, with examples",
  make: "Make a key",
  making: "Making it…",
  name: "What it is for",
  example: "Monday script",
  may: "What it may do",
  once: "Copy it now. We show it only this once.",
  shown: "Your key",
  how: "Send it with each call, as “Authorization: Bearer” and the key. Keep it where only your script can read it.",
  copy: "Copy the key",
  assistant: "Use it with an assistant",
  yours: "Your keys",
  "no-keys": "You have no keys yet.",
  unread: "Your keys could not be read just now. Nothing is lost: reload the page in a moment.",
  "not-reached": "No answer came. Reload the page to see whether the key was made.",
  demo: "In the demo a key ends when you log out, and after 30 days.",
} as const;

export const MAY = [
  { value: "read", text: "Read only" },
  { value: "write", text: "Read and change" },
] as const;

export const KEYS_DONE: Record<string, string> = {
  revoke: "The key is revoked. Whatever used it is refused.",
};

export const REVOKE = {
  title: (name: string) => `Revoke “${name}”?`,
  text: "Whatever uses it is refused from now on.",
  yes: "Revoke it",
};
