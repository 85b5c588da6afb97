import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { whileWritesAreRefused } from "../support/refused-writes";
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

/** Spec 8: "Adding a channel and copy failures are only logged, with no user message." */
const UNSAID = ["competitor-monitor add"];

describe.each(inject("tools"))(
  "$key, where the read succeeds and the write fails",
  ({ key, failed, sample, actions }) => {
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
        if (!refused) expect(page.text.includes(failed)).toBe(!UNSAID.includes(form));
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
      expect((await toolPage(await visitor.open(path))).text).not.toContain(failed);
    });
  },
);
