export const ASSISTANT_MESSAGES = {
  choose: "Choose whether the assistant may read, or read and change.",
  "no-account": "Log in to your account first.",
  "not-sound": "The assistant's request is no longer good. Start again from the assistant.",
  "not-read": "The assistant's request could not be read just now. Try again in a moment.",
  "not-answered": "Nothing was allowed: that could not be done just now. Try again in a moment.",
  gone: "This assistant is disconnected already.",
  "not-disconnected":
    "The assistant could not be disconnected just now, and still has access. Try again in a moment.",
  "too-many": "Too many changes in a minute. Wait a moment and try again.",
};
