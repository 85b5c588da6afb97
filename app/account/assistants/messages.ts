export const ASSISTANTS_TEXTS = {
  title: "Assistants",
  intro: "Ask your plan, your channel and your ideas from the assistant you already use.",
  add: "Add it to an assistant",
  server: "In your assistant, add a server of the Model Context Protocol (or “connector”) by its address:",
  steps: [
    "It sends you here to log in, and you choose what it may do.",
    "Ask it for your Monday review. If it may only read, it changes nothing.",
  ],
  "steps-key": [
    "As its header, set “Authorization” to “Bearer” and a key of yours.",
    "Ask it for your Monday review. With a read-only key it changes nothing.",
  ],
  key: "No button to connect in your assistant? Give it a key instead.",
  "make-key": "Make a key",
  connected: "Connected assistants",
  "connected-intro":
    "Logging out leaves them connected. They stay until you disconnect them, or do not call for 30 days.",
  none: "No assistant is connected yet.",
  called: "What was called",
  "called-intro":
    "By assistants and keys, in the last 30 days. Their questions and our answers are not kept.",
  "not-called": "Nothing was called yet.",
  unread: "Your assistants could not be read just now. Nothing is lost: reload the page in a moment.",
  "not-reached": "No answer came. Reload the page to see whether the assistant is still connected.",
} as const;

export const ASSISTANTS_DONE: Record<string, string> = {
  disconnect: "The assistant is disconnected. Whatever it asks from now on is refused.",
};

export const DISCONNECT = {
  title: (name: string) => `Disconnect “${name}”?`,
  text: "It is refused from now on. To use it again, connect it again from the assistant.",
  yes: "Disconnect",
};

/** Where an assistant did not say what it is called. */
export const NAMELESS = "An assistant without a name";

export const ASK_TEXTS = {
  heading: (name: string) => `Let “${name}” use your account?`,
  "from-host": (host: string) => `It comes from ${host}.`,
  "from-nowhere": "It chose this name itself. Go on only if you started it just now.",
  "leads-to": (host: string) => `Whatever you choose, you are then taken to ${host}.`,
  "leads-here": (host: string) =>
    `Whatever you choose, a program on this computer hears of it (${host}). Go on only if you started it just now.`,
  account: (email: string) => `You are logged in as ${email}.`,
  may: "What it may do",
  read: ["Read only", "Your channel and its figures, your plan, your ideas and what was analyzed."],
  write: ["Read and change", "Add, change and delete cards, too, and use your day's share of analyses."],
  never: "It never sees your payments or how you log in, makes no keys, and cannot delete your account.",
  end: "You can disconnect it at any time under Account, Assistants.",
  allow: "Allow",
  refuse: "Refuse",
} as const;

/** After the answer. */
export const ANSWERED_TEXTS = {
  allowed: ["Connected", "You are being taken back to the assistant."],
  refused: [
    "Nothing was allowed",
    "You are being taken back to the assistant, which hears that you refused.",
  ],
  go: (host: string) => `Continue to ${host}`,
} as const;

/** Requests that are not answered, and why. */
export const FAULT_TEXTS = {
  unknown: [
    "This assistant is not known here",
    "Remove it in your assistant, and connect it again from there.",
  ],
  "no-document": [
    "This assistant could not be checked",
    "The page that describes it did not answer as it should. Try again from the assistant in a moment.",
  ],
  "other-address": [
    "This request leads somewhere else",
    "It names an address that the assistant never told us. Nothing was allowed. If somebody sent you this link, do not use it.",
  ],
  wrong: [
    "The assistant's request is not as it should be",
    "Nothing was allowed. Start again from the assistant, or tell its makers.",
  ],
  busy: [
    "Too many assistants were connected today",
    "Nothing was allowed. Try again tomorrow, or connect it with a key.",
  ],
  unread: ["That could not be checked just now", "Nothing was allowed. Try again in a moment."],
} as const;
