import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { operations } from "../../app/api/operations";
import { creator, ownerOf, rowsOf } from "../support/creator";
import { callApi, keyOf } from "../support/key";
import { SITE, Visitor } from "../support/visitor";

const ALL = [...operations().values()];

let last = 0;
/** Somebody with a session, whom no ceiling of an address holds up. */
async function somebody(): Promise<Visitor> {
  const visitor = new Visitor(`10.40.${++last >> 8}.${last & 255}`);
  await visitor.call("/api/session", {});
  return visitor;
}

/** A body that is problem details, of a status. */
async function expectProblem(answer: Response, status: number | readonly number[]) {
  expect(answer.headers.get("Content-Type")).toBe("application/problem+json");
  expect([status].flat()).toContain(answer.status);
  const body = await answer.json<Record<string, unknown>>();
  expect(body).toMatchObject({
    type: "about:blank",
    title: expect.any(String),
    status: answer.status,
    detail: expect.stringMatching(/\w/),
    requestId: answer.headers.get("X-Request-Id"),
  });
  return body;
}

/** The address of a read with its input. */
const asked = (path: string, input: object) =>
  `${path}?${new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)]))}`;

const add = (key: string, idea: string, headers = {}) =>
  callApi("/api/v1/plan/add", { key, body: { idea }, headers });

describe("a key", () => {
  it("is shown once, kept as a hash, and reads what its owner has on pages", async () => {
    const ann = await somebody();
    await ann.submit("/plan", { action: "add", idea: "Rye in a day" });
    const key = await keyOf(ann, "read", "Monday");
    const page = await (await ann.open("/account/keys")).text();
    expect(page).toContain("Monday");
    expect(page).not.toContain(key);
    const kept = await env.DB.prepare("select * from api_keys").all();
    expect(JSON.stringify(kept.results)).not.toContain(key.slice(-49, -6));

    const answer = await callApi("/api/v1/plan/list", { key });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({
      cards: [{ idea: "Rye in a day", state: "idea" }],
      next: null,
    });
    // A use is written a moment after its answer.
    await vi.waitFor(async () => {
      const shown = await (await ann.open("/account/keys")).text();
      expect(shown).toMatch(/1 call.* in 30 days:.*plan\.list 1/s);
      expect(shown).toContain("Last used on");
    });
  });

  it("is refused without one, with a cookie alone, damaged, and from the moment it is revoked", async () => {
    const ann = await somebody();
    const key = await keyOf(ann);
    expect((await callApi("/api/v1/plan/list", { key })).status).toBe(200);
    const withCookie = await ann.fetch("/api/v1/plan/list");
    await expectProblem(withCookie, 401);
    expect(withCookie.headers.get("WWW-Authenticate")).toBe("Bearer");
    await expectProblem(await callApi("/api/v1/plan/list"), 401);
    await expectProblem(await callApi("/api/v1/plan/list", { key: key.slice(0, -1) }), 401);
    const id = key.split("_")[1] ?? "";
    const another = await keyOf(await somebody());
    await expectProblem(await callApi("/api/v1/plan/list", { key: another.replace(/_.*_/, `_${id}_`) }), 401);

    // Whose it is has been remembered by now, and that alone lets nobody in.
    for (let before = 0; before < 3; before += 1)
      expect((await callApi("/api/v1/plan/list", { key })).status).toBe(200);
    const revoked = await ann.submit("/account/keys", { action: "revoke", id });
    expect(revoked.status).toBe(303);
    const late = await Promise.all(
      ["/api/v1/plan/list", "/api/v1/channel/read", "/api/v1/trend/read"].map((path) =>
        callApi(path, { key }),
      ),
    );
    for (const answer of late) {
      expect(answer.headers.get("WWW-Authenticate")).toBe('Bearer error="invalid_token"');
      await expectProblem(answer, 401);
    }
  });

  it("that another Worker deleted ends with the next call, however well this one knows it", async () => {
    const ann = await creator("Ann");
    const key = await keyOf(ann);
    const read = async () => (await callApi("/api/v1/channel/read", { key })).status;
    expect([await read(), await read()]).toEqual([200, 200]);
    await env.DB.prepare("delete from api_keys where id = ?").bind(key.split("_")[1]).run();
    expect(await read()).toBe(401);
  });

  it("is asked about in the round trip of what it reads", async () => {
    const key = await keyOf(await creator("Ann"));
    const log = vi.spyOn(console, "log").mockImplementation(() => {});
    const trips = async () => {
      log.mockClear();
      expect((await callApi("/api/v1/plan/list", { key })).status).toBe(200);
      return log.mock.calls.map(([line]) => JSON.parse(line).d1);
    };
    // The first call has to learn whose it is.
    expect(await trips()).toEqual([2]);
    expect(await trips()).toEqual([1]);
    log.mockRestore();
  });

  it("for reading changes nothing", async () => {
    const ann = await somebody();
    const key = await keyOf(ann, "read");
    const before = await rowsOf(await ownerOf(ann));
    for (const { path, method, does } of ALL) {
      if (method === "GET") continue;
      await expectProblem(await callApi(path, { key, body: does.examples.good }), [403, 429]);
      await env.DB.prepare("update api_keys set calls = 0").run();
    }
    expect(await rowsOf(await ownerOf(ann))).toEqual(before);
  });

  it("of another owner finds nothing of theirs, and changes nothing", async () => {
    const [ann, ben] = [await creator("Ann"), await somebody()];
    const [hers, his] = [await keyOf(ann), await keyOf(ben)];
    const { id } = await (await add(hers, "Hers alone")).json<{ id: string }>();
    for (const { path, method, input, does } of ALL) {
      await env.DB.prepare("update api_keys set calls = 0").run();
      const good = does.examples.good as object;
      const sent = input.properties?.id ? { ...good, id } : good;
      const answer =
        method === "GET"
          ? await callApi(asked(path, sent), { key: his })
          : await callApi(path, { key: his, body: sent });
      expect(answer.status).toBeLessThan(500);
      expect(await answer.text()).not.toMatch(/Hers alone|of Ann/);
    }
    const kept = await (await callApi(asked("/api/v1/plan/read", { id }), { key: hers })).json();
    expect(kept).toMatchObject({ card: { idea: "Hers alone", state: "idea", version: 1 } });
  });

  it("dies with its owner's session and data, and no visitor may revoke another's", async () => {
    const [ann, ben] = [await somebody(), await somebody()];
    const [hers, his] = [await keyOf(ann), await keyOf(ben)];
    expect(
      (await ben.submit("/account/keys", { action: "revoke", id: hers.split("_")[1] ?? "" })).status,
    ).toBe(404);
    expect((await callApi("/api/v1/plan/list", { key: hers })).status).toBe(200);
    await ann.submit("/logout");
    await expectProblem(await callApi("/api/v1/plan/list", { key: hers }), 401);
    await ben.submit("/account", { form: "delete" });
    await expectProblem(await callApi("/api/v1/plan/list", { key: his }), 401);
  });

  it("is one of ten at most", async () => {
    const ann = await somebody();
    for (let made = 0; made < 10; made += 1) await keyOf(ann);
    const eleventh = await ann.submit("/account/keys", { action: "make", name: "One more", may: "read" });
    expect(eleventh.status).toBe(409);
    expect(await eleventh.text()).toContain("the most there may be");
  });

  it("makes 60 calls a minute, and is told how many are left", async () => {
    const key = await keyOf(await somebody());
    const first = await callApi("/api/v1/plan/list", { key });
    expect(first.headers.get("RateLimit-Policy")).toBe('"minute";q=60;w=60');
    expect(first.headers.get("RateLimit")).toMatch(/^"minute";r=59;t=\d+$/);
    await env.DB.prepare("update api_keys set calls = 60, minute = minute").run();
    const late = await callApi("/api/v1/plan/list", { key });
    // A new minute may have begun meanwhile.
    if (late.status !== 200) {
      await expectProblem(late, 429);
      expect(Number(late.headers.get("Retry-After"))).toBeGreaterThan(0);
      expect(late.headers.get("RateLimit")).toMatch(/r=0;/);
    }
  });
});

/** What the examples are refused for want of: a channel, a card, a result, or YouTube's key. */
const REFUSED: Record<string, number> = {
  ...Object.fromEntries(
    [
      ...["content-ideas.yours.list", "content-ideas.yours.keep", "content-ideas.yours.plan"],
      ...["content-ideas.yours.dismiss", "plan.note-test", "thumbnail-optimizer.yours.propose"],
      ...["thumbnail-optimizer.yours.remove", "description-rewriter.yours.remove"],
    ].map((name) => [name, 409]),
  ),
  ...Object.fromEntries(
    [
      "channel.read",
      "channel.uploads",
      "channel.series",
      "channel.timing",
      "channel.visibility",
      "channel.connect",
      "watch.add",
      "watch.read",
      "video-forecast.yours.estimate",
    ].map((name) => [name, 404]),
  ),
  "plan.pick-video": 400,
  "video-forecast.yours.forecast": 400,
};

describe("each documented example", () => {
  it.each(ALL.map((one) => [one.name, one] as const))(
    "of %s answers as documented",
    async (name, operation) => {
      const { path, method, does, input, result } = operation;
      const key = await keyOf(await somebody());
      const { id } = await (await add(key, "A boat in winter")).json<{ id: string }>();
      const good = does.examples.good as object;
      const sent = input.properties?.id && name.startsWith("plan.") ? { ...good, id } : good;
      const answer =
        method === "GET"
          ? await callApi(asked(path, sent), { key })
          : await callApi(path, { key, body: sent });
      const refused = REFUSED[name];
      if (refused !== undefined) {
        await expectProblem(answer, refused);
        return;
      }
      expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, "application/json"]);
      const body = await answer.json<Record<string, unknown>>();
      expect(does.output.safeParse(body).error).toBeUndefined();
      if (result) expect(Object.keys(body)).toContain("result");
      if (result && body.result) expect(result.by.output.safeParse(body.result).error).toBeUndefined();
    },
  );

  it.each(
    ALL.flatMap((one) => (one.does.examples.bad ? [[one.name, one, one.does.examples.bad] as const] : [])),
  )("that %s refuses is refused with its message", async (_name, { path, method }, bad) => {
    const key = await keyOf(await somebody());
    const answer =
      method === "GET"
        ? await callApi(asked(path, bad.input as object), { key })
        : await callApi(path, { key, body: bad.input });
    expect(await expectProblem(answer, bad.status)).toMatchObject({ detail: bad.message });
  });
});

const HOSTILE: unknown[] = [
  "null",
  "42",
  "[]",
  '"text"',
  "{",
  '{"idea":"a","idea":"b"}',
  `{"a":${"[".repeat(5000)}${"]".repeat(5000)}}`,
  { unknown: 1 },
  { __proto__: null, constructor: 1 },
  "\u0000\u0001",
];

describe("whatever is sent", () => {
  it.each(ALL.map((one) => [one.name, one] as const))("%s answers by problem details", async (_name, one) => {
    const { path, method, input } = one;
    const ann = await somebody();
    const key = await keyOf(ann);
    const isRead = method === "GET";
    const kept = async () => isRead && (await rowsOf(await ownerOf(ann)));
    const before = await kept();
    const names = Object.keys(input.properties ?? {});
    const odd = [null, 42, true, [], {}, "\u0000", "x".repeat(60_000), "'; drop table cards; --", "<script>"];
    if (!isRead) {
      for (const body of HOSTILE) {
        const answer = await callApi(path, { key, body });
        await expectProblem(answer, [400]);
      }
      const form = { "Content-Type": "application/x-www-form-urlencoded" };
      await expectProblem(await callApi(path, { key, body: "idea=a", headers: form }), 415);
    } else {
      await expectProblem(await callApi(`${path}?unknown=1`, { key }), 400);
      const [first] = names;
      if (first) await expectProblem(await callApi(`${path}?${first}=a&${first}=b`, { key }), 400);
    }
    await env.DB.prepare("update api_keys set calls = 0").run();
    for (const value of odd) {
      const sent = Object.fromEntries(names.map((name) => [name, value]));
      const answer = isRead
        ? await callApi(asked(path, sent), { key })
        : await callApi(path, { key, body: sent });
      expect(answer.status).toBeLessThan(500);
      if (answer.status !== 200) await expectProblem(answer, answer.status);
    }
    await expectProblem(await callApi(path, { key, method: isRead ? "PUT" : "GET" }), 405);
    expect(await kept()).toEqual(before);
  });

  it.each([100 * 1024 + 1, 10 * 1024 * 1024])("a body of %d bytes is not read", async (bytes) => {
    const ann = await somebody();
    const key = await keyOf(ann);
    const body = JSON.stringify({ idea: "x".repeat(bytes) });
    await expectProblem(await callApi("/api/v1/plan/add", { key, body }), 413);
    expect((await rowsOf(await ownerOf(ann))).cards).toBe(0);
  });

  it("an address that is none is a problem, too", async () => {
    for (const path of [
      "/api/v1/",
      "/api/v1/nothing",
      "/api/v1/plan",
      "/api/v1/plan/add/more",
      "/api/v1/%00",
    ]) {
      await expectProblem(await callApi(path, { key: "gl_a_b" }), 404);
    }
  });
});

describe("a call with an Idempotency-Key", () => {
  it("is done once, however often it comes, and at once", async () => {
    const ann = await somebody();
    const key = await keyOf(ann);
    const series = { series: "Rye", videos: [{ title: "One", episode: 1 }] };
    const send = () =>
      callApi("/api/v1/plan/add-series", { key, body: series, headers: { "Idempotency-Key": "monday" } });
    const first = await send();
    expect([first.status, first.headers.get("Idempotency-Replayed")]).toEqual([200, null]);
    const [text, again] = [await first.text(), await send()];
    expect([again.status, again.headers.get("Idempotency-Replayed"), await again.text()]).toEqual([
      200,
      "true",
      text,
    ]);
    const many = await Promise.all(
      Array.from({ length: 8 }, () =>
        callApi("/api/v1/plan/add-series", {
          key,
          body: { series: "Spelt", videos: [{ title: "Two", episode: 1 }] },
          headers: { "Idempotency-Key": "tuesday" },
        }),
      ),
    );
    expect(new Set(many.map(({ status }) => status))).toEqual(
      new Set([200, ...(many.some((one) => one.status === 409) ? [409] : [])]),
    );
    expect(many.filter((one) => one.status === 200 && !one.headers.has("Idempotency-Replayed"))).toHaveLength(
      1,
    );
    expect((await rowsOf(await ownerOf(ann))).cards).toBe(2);
  });

  it("is not done again where its answer was too long to be kept", async () => {
    const ann = await somebody();
    const key = await keyOf(ann);
    const once = { "Idempotency-Key": "long" };
    expect((await add(key, "Rye", once)).status).toBe(200);
    await env.DB.prepare("update key_answers set body = null, at = at - 60001").run();
    await expectProblem(await add(key, "Rye", once), 409);
    expect((await rowsOf(await ownerOf(ann))).cards).toBe(1);
  });

  it("is refused for another call, and is nobody else's", async () => {
    const [ann, ben] = [await somebody(), await somebody()];
    const [hers, his] = [await keyOf(ann), await keyOf(ben)];
    const once = { "Idempotency-Key": "one" };
    expect((await add(hers, "Rye", once)).status).toBe(200);
    await expectProblem(await add(hers, "Spelt", once), 422);
    expect((await add(his, "Spelt", once)).status).toBe(200);
    await expectProblem(await add(hers, "Spelt", { "Idempotency-Key": "x".repeat(256) }), 400);
  });

  it("is forgotten after a day, and a call that never ended after a minute", async () => {
    const key = await keyOf(await somebody());
    const once = { "Idempotency-Key": "daily" };
    await add(key, "Rye", once);
    await env.DB.prepare("update key_answers set at = at - 86400001").run();
    expect((await add(key, "Spelt", once)).status).toBe(200);
    await env.DB.prepare("update key_answers set status = null, body = null").run();
    await expectProblem(await add(key, "Spelt", once), 409);
    await env.DB.prepare("update key_answers set at = at - 60001").run();
    expect((await add(key, "Barley", once)).status).toBe(200);
  });
});

describe("a read", () => {
  it("is not sent again to who has it", async () => {
    const key = await keyOf(await somebody());
    await add(key, "Rye");
    const first = await callApi("/api/v1/plan/list", { key });
    const tag = first.headers.get("ETag") ?? "";
    expect(tag).toMatch(/^"[0-9a-f]{32}"$/);
    const headers = { "If-None-Match": tag };
    const same = await callApi("/api/v1/plan/list", { key, headers });
    expect([same.status, await same.text()]).toEqual([304, ""]);
    await add(key, "Spelt");
    expect((await callApi("/api/v1/plan/list", { key, headers })).status).toBe(200);
  });

  it("gives a long list page by page", async () => {
    const key = await keyOf(await somebody());
    for (let at = 0; at < 7; at += 1) await add(key, `Idea ${at}`);
    const seen: string[] = [];
    let next: string | null = null;
    do {
      const input: object = { limit: 3, ...(next !== null && { cursor: next }) };
      const answer = await callApi(asked("/api/v1/plan/list", input), { key });
      const page: { cards: { idea: string }[]; next: string | null } = await answer.json();
      seen.push(...page.cards.map(({ idea }) => idea));
      next = page.next;
    } while (next !== null);
    expect(seen).toEqual(["Idea 0", "Idea 1", "Idea 2", "Idea 3", "Idea 4", "Idea 5", "Idea 6"]);
    await expectProblem(await callApi("/api/v1/plan/list?limit=0", { key }), 400);
    await expectProblem(await callApi("/api/v1/plan/list?limit=many", { key }), 400);
  });

  it("tells what the page shows: the same light, by the same uploads", async () => {
    const ann = await somebody();
    await ann.submit("/channel", { action: "connect", sample: "@saffronshelf" });
    const key = await keyOf(ann, "read");
    for (const idea of ["One pot pasta", "Bread for beginners", "A tour of my kitchen"]) {
      const light = await (await callApi(asked("/api/v1/light/judge", { idea }), { key })).json<{
        color: string;
        isSample: boolean;
      }>();
      const page = await (await ann.open(`/light?q=${encodeURIComponent(idea)}`)).text();
      const names: Record<string, string> = { green: "Green light", amber: "Amber light", red: "Red light" };
      const [, shown] = /<title>([^:<]*):/.exec(page) ?? [];
      if (names[light.color]) expect(shown).toBe(names[light.color]);
      else expect(Object.values(names)).not.toContain(shown);
      expect(light.isSample).toBe(light.color !== "unknown" || light.isSample);
    }
    const channel = await (await callApi("/api/v1/channel/read", { key })).json<{
      channel: { uploads: number };
    }>();
    expect(await (await ann.open("/channel")).text()).toContain(`${channel.channel.uploads} videos`);
  });
});

describe("a browser on another site", () => {
  it("may call with a key, never with a cookie", async () => {
    const ann = await somebody();
    const key = await keyOf(ann);
    const foreign = { Origin: "https://elsewhere.example" };
    const preflight = await callApi("/api/v1/plan/add", { method: "OPTIONS", headers: foreign });
    expect([preflight.status, preflight.headers.get("Access-Control-Allow-Origin")]).toEqual([204, "*"]);
    expect(preflight.headers.get("Access-Control-Allow-Headers")).toContain("Authorization");
    expect(preflight.headers.has("Access-Control-Allow-Credentials")).toBe(false);
    const added = await add(key, "From afar", foreign);
    expect([added.status, added.headers.get("Access-Control-Allow-Origin")]).toEqual([200, "*"]);
    expect(added.headers.getSetCookie()).toEqual([]);
    const withCookie = await ann.call("/api/v1/plan/add", { idea: "By cookie" }, { headers: foreign });
    await expectProblem(withCookie, 401);
    expect(withCookie.headers.get("Access-Control-Allow-Origin")).toBe("*");
    // The calls of the spec stay as they were.
    const spec = await ann.call("/api/waitlist", { email: "a@example.com" }, { headers: foreign });
    expect([spec.status, spec.headers.has("Access-Control-Allow-Origin")]).toEqual([403, false]);
  });
});

it("describes itself, for whoever asks", async () => {
  const answer = await callApi("/api/v1/openapi.json");
  expect(answer.status).toBe(200);
  const document = await answer.json<{ openapi: string; servers: { url: string }[]; paths: object }>();
  expect([document.openapi, document.servers]).toMatchObject(["3.1.0", [{ url: SITE }]]);
  expect(Object.keys(document.paths).sort()).toEqual(ALL.map(({ path }) => path).sort());
});
