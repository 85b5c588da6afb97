import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { toolPage } from "../support/tool-page";
import { Visitor } from "../support/visitor";

function kept() {
  return env.DB.prepare("select * from workspaces order by owner_id, tool").all();
}

/** Forms that stand at an address of their own, and are sent there. */
const FORM_AT: Record<string, (fields: Record<string, string>) => string> = {
  "series-planner edit": ({ series }) => `?edit=${series}`,
  "series-planner add-video": ({ series }) => `?add=${series}`,
  "series-planner edit-video": ({ video }) => `?edit=${video}`,
};

/** The heading and the message of each tool, as a visitor reads them. */
const SAYS: Record<string, string[]> = {
  // Spec 8: "I'm sorry, I couldn't process your request. Please try again."
  "ask-greenlight": ["I'm sorry, I couldn't process your request. Please try again."],
  // Spec 8: "Failed to analyze comment sentiment. Please try again. (heading Analysis Error)"
  "comment-sentiment": ["Analysis Error", "Failed to analyze comment sentiment. Please try again."],
  // Spec 8: "Failed to analyze competitor content. Please try again. (heading Analysis Error)"
  "competitor-monitor": ["Analysis Error", "Failed to analyze competitor content. Please try again."],
  // Spec 8: "Failed to generate new content ideas. Please try again."
  "content-ideas": ["Failed to generate new content ideas. Please try again."],
  // Spec 8: "Failed to rewrite description. Please try again. (heading Rewrite Error)"
  "description-rewriter": ["Rewrite Error", "Failed to rewrite description. Please try again."],
  // Spec 8: "Failed to analyze RPM data. Please try again."
  "rpm-booster": ["Failed to analyze RPM data. Please try again."],
  // Spec 8: "Failed to analyze content for series planning. Please try again."
  "series-planner": ["Failed to analyze content for series planning. Please try again."],
  // Spec 8: "Failed to analyze content. Please try again. (heading Analysis Error)"
  "thumbnail-optimizer": ["Analysis Error", "Failed to analyze content. Please try again."],
  // Spec 8: "Failed to forecast video performance. Please try again. (heading Forecast Error)"
  "video-forecast": ["Forecast Error", "Failed to forecast video performance. Please try again."],
};

/** What single actions say in place of their tool (docs/decisions/0027). */
const SAYS_OF: Record<string, string[]> = {
  "competitor-monitor add": ["The channel was not added: your list could not be saved just now."],
};

/** What a chat says in a turn, others say in an alert. */
const CHAT = "ask-greenlight";

describe.each(inject("tools"))(
  "$key, where the read succeeds and the write fails",
  ({ key, sample, actions }) => {
    const path = `/${key}`;
    const visitor = new Visitor();
    let earlier: Awaited<ReturnType<typeof toolPage>>;

    beforeAll(async () => {
      // Kept for the visitor, so that it is read back: what fits the sample fits it, too.
      const sent = await visitor.submit(path, { action: actions[0]?.name ?? "", ...actions[0]?.fields });
      expect(sent.status).toBe(303);
      await env.DB.prepare("update workspaces set state = ? where tool = ?").bind(sample, key).run();
      earlier = await toolPage(await visitor.open(path));
      expect(earlier.results.length).toBeGreaterThan(0);
    });

    const all = [...actions, { name: "start-over", fields: {}, refused: false }];

    // Spec 4: "failure sets the error"
    it.each(all)(
      "$name says so, and keeps what was typed and the earlier results",
      async ({ name, fields, refused }) => {
        const before = await kept();
        const form = `${key} ${name}`;
        const address = path + (FORM_AT[form]?.(fields) ?? "");
        const page = await whileWritesAreRefused(async () =>
          toolPage(await visitor.submit(address, { action: name, ...fields })),
        );
        expect(page.status).toBe(refused ? 409 : 503);
        const shown = key === CHAT ? page.text : page.alerts;
        if (!refused) for (const text of SAYS_OF[form] ?? SAYS[key] ?? ["?"]) expect(shown).toContain(text);
        expect(page.text).not.toContain("refused by the test");
        for (const result of earlier.results) expect(page.results).toContain(result);
        expect((await kept()).results).toEqual(before.results);
        if (refused) return;
        // Words are typed; an id is not.
        const words = Object.values(fields).filter((value) => value.includes(" "));
        for (const typed of words) expect(page.holds(typed), typed).toBe(true);
      },
    );

    it("works again as soon as the database does", async () => {
      const [first] = actions;
      const answer = await visitor.submit(path, { action: first?.name ?? "", ...first?.fields });
      expect(answer.status).toBe(303);
      const page = await toolPage(await visitor.open(path));
      for (const text of SAYS[key] ?? [""]) expect(page.text).not.toContain(text);
    });
  },
);

const CHANGES = ["insert", "update", "delete"];

/** While `body` runs the database reads as ever, and takes no change of a tool's state. */
async function whileWritesAreRefused<Result>(body: () => Promise<Result>): Promise<Result> {
  for (const change of CHANGES) {
    await env.DB.prepare(
      `create trigger refuse_${change} before ${change} on workspaces begin select raise(abort, 'refused by the test'); end`,
    ).run();
  }
  try {
    return await body();
  } finally {
    for (const change of CHANGES) await env.DB.prepare(`drop trigger refuse_${change}`).run();
  }
}
