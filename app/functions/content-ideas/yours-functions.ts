import { z } from "zod";
import type { ContentIdea } from "../../engines/content-ideas";
import { UNLIMITED } from "../../model/caller";
import { type Asking, analyzeAsAllowed } from "../billing/analysis";
import { define } from "../define";
import { CHANGE_USES, changeDesk } from "../desk/change";
import { formId } from "../form-id";
import { NOT_KEPT } from "../plan/not-kept";
import { Refused } from "../refused";
import { type OwnIdeas, READS, type Reads, recallOwnIdeas } from "./own-ideas";
import { besideOf, type IdeaThen, ideasDesk, ideasLike, ideaText, offered, withoutEvidence } from "./yours";
import { OWN_IDEAS_MESSAGES as SAYS, WHYS, type Why } from "./yours-messages";

const key = z.string(SAYS.gone).min(1, SAYS.gone).max(600, SAYS.gone);
const LIMIT = { name: "tools", tooMany: SAYS["too-many"] } as const;
const CHANGES = [...READS, ...CHANGE_USES] as const;

async function readOwn(deps: Reads, caller: Asking): Promise<OwnIdeas> {
  const own = await recallOwnIdeas(deps, caller);
  if (!own) throw new Refused(409, SAYS["no-channel"]);
  return own;
}

/** The idea of a key: as today's list has it, else as it stood in a week or when it was kept. */
function findIdea({ list, weeks, marks }: OwnIdeas, key: string): IdeaThen {
  const all: IdeaThen[] = [...list.ideas, ...weeks.flatMap(({ ideas }) => ideas), ...marks.kept];
  const found = all.find((one) => one.key === key);
  if (!found) throw new Refused(404, SAYS.gone);
  return found;
}

/** Takes the free list of a caller whose plan lacks these ideas; for others there is nothing to take. */
export const takeFreeIdeas = define({
  name: "content-ideas.yours.take-free",
  about: "Takes the caller's free list of ideas, which stays as of its day.",
  input: z.object({}),
  output: z.object({}),
  scope: "write",
  limit: LIMIT,
  uses: READS,
  failed: SAYS["not-kept"],
  examples: { good: {} },
  async run(_input, caller, deps) {
    const { channel } = await readOwn(deps, caller);
    return analyzeAsAllowed(caller, { feature: "gaps", subject: channel.name }, async () => {
      const { list } = await readOwn(deps, { allowance: UNLIMITED });
      // An empty list is no analysis.
      if (list.ideas.length === 0) throw new Refused(409, SAYS["no-ideas"]);
      return {};
    });
  },
});

export const listOwnIdeas = define({
  name: "content-ideas.yours.list",
  about: "Lists ideas for the caller's connected channel, best first, with what each stands on.",
  /** `like`: only those most like the idea of that key. */
  input: z.object({ like: key.optional() }),
  output: z.object({
    ideas: z.array(z.custom<ContentIdea>()),
    missing: z.array(z.enum(["comments", "watched", "seasons"])),
  }),
  scope: "read",
  uses: READS,
  failed: SAYS["not-read"],
  examples: { good: {} },
  async run({ like }, caller, deps) {
    const own = await readOwn(deps, caller);
    const alike = like === undefined ? own.offered : offered(ideasLike(own.list.ideas, like), own);
    return { ideas: alike, missing: [...own.missing] };
  },
});

export const keepIdea = define({
  name: "content-ideas.yours.keep",
  about: "Keeps an idea of the caller's list as it stands, also once the list has moved on.",
  input: z.object({ key, formId }),
  output: z.object({ key: z.string() }),
  scope: "write",
  limit: LIMIT,
  uses: CHANGES,
  failed: SAYS["not-kept"],
  examples: {
    good: { key: "rye" },
    bad: { input: { key: "" }, status: 400, message: SAYS.gone },
  },
  async run({ key, formId }, caller, deps) {
    const own = await readOwn(deps, caller);
    const input = { idea: withoutEvidence(findIdea(own, key)), channel: own.channel.id };
    await changeDesk(ideasDesk, { action: "keep", input, sent: { key }, formId }, deps);
    return { key };
  },
});

export const planIdea = define({
  name: "content-ideas.yours.plan",
  about:
    "Adds an idea of the caller's list to the plan and keeps it, so that its outcome counts in their record.",
  input: z.object({ key, formId }),
  output: z.object({ key: z.string(), card: z.string() }),
  scope: "write",
  limit: LIMIT,
  uses: [...CHANGES, "plan.add"],
  failed: SAYS["not-planned"],
  examples: {
    good: { key: "rye" },
    bad: { input: { key: "" }, status: 400, message: SAYS.gone },
  },
  async run({ key, formId }, caller, deps) {
    const own = await readOwn(deps, caller);
    const found = findIdea(own, key);
    const added = await deps.plan.add({ idea: ideaText(found), notes: besideOf(found) ?? "" });
    if (added === "full") throw new Refused(409, NOT_KEPT.full, { kind: "plan-full" });
    const input = { idea: withoutEvidence(found), channel: own.channel.id };
    await changeDesk(ideasDesk, { action: "keep", input, sent: { key }, formId }, deps).catch(
      (error: unknown) => {
        // The plan has it: what is full here is no reason to say otherwise.
        if (!(error instanceof Refused)) throw error;
      },
    );
    return { key, card: added.id };
  },
});

export const dismissIdea = define({
  name: "content-ideas.yours.dismiss",
  about: "Dismisses an idea with the reason: for a month if it is “not now”, else for good.",
  input: z.object({ key, why: z.enum(Object.keys(WHYS) as [Why, ...Why[]], SAYS.why), formId }),
  output: z.object({ key: z.string() }),
  scope: "write",
  limit: LIMIT,
  uses: CHANGES,
  failed: SAYS["not-kept"],
  examples: {
    good: { key: "rye", why: "made" },
    bad: { input: { key: "rye", why: "" }, status: 400, message: SAYS.why },
  },
  async run({ key, why, formId }, caller, deps) {
    const own = await readOwn(deps, caller);
    const found = findIdea(own, key);
    const input = { key, text: ideaText(found), why, channel: own.channel.id, until: found.until };
    await changeDesk(ideasDesk, { action: "dismiss", input, sent: { key, why }, formId }, deps);
    return { key };
  },
});

export const restoreIdea = define({
  name: "content-ideas.yours.restore",
  about: "Takes back that an idea was kept or dismissed.",
  input: z.object({ key, formId }),
  output: z.object({ key: z.string() }),
  scope: "write",
  limit: LIMIT,
  uses: CHANGE_USES,
  failed: SAYS["not-kept"],
  examples: { good: { key: "rye" }, bad: { input: {}, status: 400, message: SAYS.gone } },
  async run({ key, formId }, _caller, deps) {
    await changeDesk(ideasDesk, { action: "restore", input: { key }, sent: { key }, formId }, deps);
    return { key };
  },
});
