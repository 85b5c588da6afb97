import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { operations } from "../../app/api/operations";
import { counted } from "../../app/numbers/figures";
import { toolName } from "../../workers/mcp/tools";
import { ownerOf, rowsOf } from "../support/creator";
import { callApi, keyOf } from "../support/key";
import { Visitor } from "../support/visitor";

const ALL = [...operations().values()];

/** The address of a read with its input. */
const asked = (path: string, input: object) =>
  `${path}?${new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)]))}`;

/** A tool called by an assistant, without a client around it. */
async function callTool(key: string, name: string, input: unknown): Promise<Response> {
  const params = { name: toolName(name), arguments: input };
  return callApi("/mcp", {
    key,
    body: { jsonrpc: "2.0", id: 1, method: "tools/call", params },
    headers: { Accept: "application/json, text/event-stream" },
  });
}

/** What a page says, without its markup. */
async function textOf(page: Response): Promise<string> {
  const names: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };
  const html = (await page.text()).replace(/<script[\s\S]*?<\/script>/g, "");
  const text = html.replace(/<!-- -->/g, "").replace(/<[^>]+>/g, " ");
  return text
    .replace(/&(amp|lt|gt|quot|#x27);/g, (_all, name: string) => names[name] ?? "")
    .replace(/\s+/g, " ");
}

interface Channel {
  channel: { name: string; subscribers: number | null; uploads: number; lastUploads: { title: string }[] };
}
interface Light {
  color: string;
}
interface Plan {
  cards: { idea: string; date: string | null }[];
}
interface Ideas {
  ideas: { title: string | null; subject: string }[];
}
interface Outcomes {
  record: { green: { of: number }; inside: { of: number } };
}

const IDEA = "One pot pasta";
const LIGHTS: Record<string, string> = {
  green: "Green light",
  amber: "Amber light",
  red: "Red light",
  unknown: "No light yet",
};

/** What a function answers, and where else the same is said: on a page, and to a question. */
const FACTS: {
  name: string;
  input?: object;
  /** null where no page lists them. */
  page: string | null;
  question: string;
  /** Texts that the page and the answer have both. */
  facts(answer: never): string[];
}[] = [
  {
    name: "channel.read",
    page: "/channel",
    question: "How many subscribers do I have?",
    facts: ({ channel }: Channel) => [channel.name],
  },
  {
    name: "channel.read",
    page: null,
    question: "What were my last uploads?",
    facts: ({ channel }: Channel) => channel.lastUploads.map(({ title }) => title),
  },
  {
    name: "light.judge",
    input: { idea: IDEA },
    page: `/light?q=${encodeURIComponent(IDEA)}`,
    question: `Should I make "${IDEA}"?`,
    facts: ({ color }: Light) => [LIGHTS[color] ?? ""],
  },
  {
    name: "plan.list",
    page: "/plan",
    question: "What is due next on my plan?",
    facts: ({ cards }: Plan) => cards.filter(({ date }) => date !== null).map(({ idea }) => idea),
  },
  {
    name: "content-ideas.yours.list",
    page: "/content-ideas/yours",
    question: "What should I make next?",
    facts: ({ ideas }: Ideas) => ideas.slice(0, 1).map(({ title, subject }) => title ?? subject),
  },
];

describe("the same input", () => {
  let ann: Visitor;
  let key: string;
  beforeAll(async () => {
    ann = new Visitor("10.90.0.1");
    await ann.submit("/channel", { action: "connect", sample: "@saffronshelf" });
    key = await keyOf(ann);
    for (const [idea, date] of [
      ["Rye in a day", "2099-01-05"],
      ["Spelt & salt", "2099-01-12"],
    ])
      expect((await callApi("/api/v1/plan/add", { key, body: { idea, date } })).status).toBe(200);
  });

  it.each(FACTS.map((one) => [one.name, one.question, one] as const))(
    "to %s gives the same facts by page, API, assistant and question: %s",
    async (name, question, { input = {}, page, facts }) => {
      const operation = ALL.find((one) => one.name === name);
      const byApi = await (await callApi(asked(operation?.path ?? "", input), { key })).json();
      const byTool = await (await callTool(key, name, input)).json<{
        result: { structuredContent: unknown };
      }>();
      expect(byTool.result.structuredContent).toEqual(byApi);
      const texts = facts(byApi as never);
      expect(texts.length).toBeGreaterThan(0);
      const shown = page && (await textOf(await ann.open(page)));
      const said = await textOf(await ann.open(`/ask-greenlight/yours?q=${encodeURIComponent(question)}`));
      for (const text of texts) {
        expect(text).not.toBe("");
        if (shown !== null) expect(shown).toContain(text);
        expect(said).toContain(text);
      }
    },
  );

  it("counts uploads and outcomes alike", async () => {
    const { channel } = await (await callApi("/api/v1/channel/read", { key })).json<Channel>();
    const said = await textOf(await ann.open("/ask-greenlight/yours?q=How+many+uploads+do+I+have%3F"));
    expect(said).toContain(counted(channel.uploads, "upload"));
    expect(await textOf(await ann.open("/channel"))).toContain(`${channel.uploads} videos`);
    const { record } = await (await callApi("/api/v1/plan/outcomes", { key })).json<Outcomes>();
    expect([record.green.of, record.inside.of]).toEqual([0, 0]);
  });

  it("changes the plan alike: by form, API and assistant", async () => {
    const made: unknown[] = [];
    for (const by of ["form", "api", "assistant"] as const) {
      const ben = new Visitor(`10.90.1.${made.length}`);
      await ben.call("/api/session", {});
      const his = await keyOf(ben);
      const sent = { idea: `Crème & "crust" <b>`, date: null };
      if (by === "form") await ben.submit("/plan", { action: "add", idea: sent.idea });
      if (by === "api") await callApi("/api/v1/plan/add", { key: his, body: sent });
      if (by === "assistant") await callTool(his, "plan.add", sent);
      const { cards } = await (await callApi("/api/v1/plan/list", { key: his })).json<Plan>();
      made.push(cards.map(({ idea, date }) => ({ idea, date })));
    }
    expect(made).toEqual(Array(3).fill([{ idea: `Crème & "crust" <b>`, date: null }]));
  });
});

const TYPES: unknown[] = [
  null,
  42,
  true,
  [],
  {},
  "\u0000",
  "x".repeat(60_000),
  "'; drop table cards; --",
  "<script>",
];

describe("whatever an assistant sends", () => {
  it.each(ALL.map((one) => [one.name, one] as const))(
    "to %s is done or refused in words, and no read changes anything",
    async (name, { input, method }) => {
      const ben = new Visitor(`10.91.${ALL.findIndex((one) => one.name === name)}.1`);
      await ben.call("/api/session", {});
      const key = await keyOf(ben);
      const owner = await ownerOf(ben);
      const before = await rowsOf(owner);
      const names = Object.keys(input.properties ?? {});
      const sent = [
        ...TYPES.map((value) => Object.fromEntries(names.map((one) => [one, value]))),
        ...[{}, { unknown: 1 }, { ...Object.fromEntries(names.map((one) => [one, "a"])), unknown: 1 }],
        ...[null, 42, "text", []],
      ];
      for (const one of sent) {
        const answer = await callTool(key, name, one);
        expect([one, answer.status < 500]).toEqual([one, true]);
        const { result, error } = await answer.json<{
          result?: { isError?: boolean; content: { text: string }[] };
          error?: { code: number; message: string };
        }>();
        // What fails unexpectedly would be an internal error (-32603); a schema's own words help nobody.
        if (error) expect([one, error.code]).not.toEqual([one, -32603]);
        else if (result?.isError)
          expect(result.content[0]?.text).toMatch(/^(?!Invalid|Too (?:big|small)|Unrecognized).*\w/);
      }
      if (method === "GET") expect(await rowsOf(owner)).toEqual(before);
    },
  );

  it.each([100 * 1024 + 1, 10 * 1024 * 1024])("a message of %d bytes is not read", async (bytes) => {
    const ben = new Visitor("10.92.0.1");
    await ben.call("/api/session", {});
    const key = await keyOf(ben);
    const answer = await callTool(key, "plan.add", { idea: "x".repeat(bytes) });
    expect([answer.status, answer.headers.get("Content-Type")]).toEqual([413, "application/problem+json"]);
    expect((await rowsOf(await ownerOf(ben))).cards).toBe(0);
  });
});

it("a key finds nothing of another owner's by tools either", async () => {
  const [ann, ben] = [new Visitor("10.93.0.1"), new Visitor("10.93.0.2")];
  for (const one of [ann, ben]) await one.call("/api/session", {});
  const [hers, his] = [await keyOf(ann), await keyOf(ben)];
  const { id } = await (await callApi("/api/v1/plan/add", { key: hers, body: { idea: "Hers alone" } })).json<{
    id: string;
  }>();
  for (const { name, input, does } of ALL) {
    const good = does.examples.good as object;
    // There are more tools than a key may call in a minute.
    await env.DB.prepare("update api_keys set calls = 0").run();
    const answer = await callTool(his, name, input.properties?.id ? { ...good, id } : good);
    expect(await answer.text()).not.toContain("Hers alone");
  }
  const kept = await (await callApi(asked("/api/v1/plan/read", { id }), { key: hers })).json();
  expect(kept).toMatchObject({ card: { idea: "Hers alone", state: "idea", version: 1 } });
});
