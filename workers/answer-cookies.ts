/** The cookies that go with one answer, whoever makes it. */
export interface AnswerCookies {
  /** Takes complete `Set-Cookie` values; the last of a name counts. */
  send(...cookies: string[]): void;
  all(): string[];
}

export function answerCookies(): AnswerCookies {
  const byName = new Map<string, string>();
  return {
    send(...cookies) {
      for (const cookie of cookies) byName.set(cookie.slice(0, cookie.indexOf("=")), cookie);
    },
    all: () => [...byName.values()],
  };
}
