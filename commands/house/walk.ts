/** Anyone's way through a form, as a browser without script goes it. */
export interface Walker {
  /** @throws when the answer has another status: 200 unless told */
  open(path: string, status?: number): Promise<void>;
  /** Sends a form, as multipart where a file is among its fields, and follows its 303 unless told to stay: its address. */
  send(path: string, fields: Record<string, string | File>, stay?: "stay"): Promise<URL>;
}

export interface Walk {
  /** What there is before it begins. Another instance of the Worker does it, so that none of it is counted. */
  before?(walker: Walker): Promise<void>;
  go(walker: Walker): Promise<void>;
}

const CONNECT = { action: "connect", sample: "@tenminutecompile" };
const COMMENTS = [
  "Love the calm voice, best tutorial on joints so far",
  "The music is far too loud at 4:12",
  "Which glue is that?",
  "Please make one on sharpening chisels",
  "I tried this and it did not hold",
].join("\n\n");

/** Long enough ago that the views of its first 30 days are known. */
const PUBLISHED = "2026-01-05";

/** The ways through the product that show how much of it one task takes. */
export const WALKS = {
  health: {
    go: (walker) => walker.open("/api/health"),
  },
  "waitlist form": {
    async go(walker) {
      await walker.send("/?index&welcome=waitlist", { email: "someone@example.com" }, "stay");
    },
  },
  "idea to light": {
    async before(walker) {
      await walker.send("/channel", CONNECT);
    },
    async go(walker) {
      await walker.send("/light", { idea: "Hooks without the fuss" });
    },
  },
  "pasted comment": {
    before: (walker) => walker.open("/comment-sentiment/yours"),
    async go(walker) {
      const none = { link: "", title: "", file: new File([], "") };
      await walker.send("/comment-sentiment/yours", { action: "analyze", comments: COMMENTS, ...none });
    },
  },
  "card to outcome": {
    async before(walker) {
      await walker.send("/channel", CONNECT);
    },
    async go(walker) {
      const added = await walker.send("/plan", { action: "add", idea: "Rye in a cold kitchen" }, "stay");
      const id = added.searchParams.get("at") ?? "";
      await walker.send("/plan", { action: "move", id, to: "published:" }, "stay");
      const views = { action: "type", date: PUBLISHED, days: "30", views: "12480" };
      await walker.send(`/plan/${id}/outcome`, views);
    },
  },
} satisfies Record<string, Walk>;

export type WalkName = keyof typeof WALKS;
