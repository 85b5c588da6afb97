import { type LanguageModel, type LanguageOutcome, MAX_ANSWER } from "../../app/services/language";
import { storable } from "../../app/words/bounds";
import { ANSWER_BYTES, AnswerTooLong, parseAnswer, readAnswer } from "../bounded-answer";
import { isPrivateUrl } from "../settings";

/** What of the binding `AI` is used: Workers AI, text generation. */
export interface AiBinding {
  run(model: string, input: object, options?: object): Promise<unknown>;
}

interface Setup {
  /** The vars LANGUAGE_BASE_URL and LANGUAGE_MODEL and the secret LANGUAGE_KEY: with the first two, by HTTP. */
  baseUrl: string | undefined;
  model: string | undefined;
  key: string | undefined;
  /** The binding AI: used where there is a LANGUAGE_MODEL and no LANGUAGE_BASE_URL. */
  binding: AiBinding | undefined;
  timeoutMs: number;
  /** Counts one request of the address's share of the day; throws when it is used up. */
  spend(): Promise<void>;
  warn(text: string): void;
}

interface Messages {
  messages: { role: "system" | "user"; content: string }[];
  max_tokens: number;
}

/** One way to a model: the text of its answer, undefined where it has none, or a status that says why not. */
type Ask = (body: Messages) => Promise<{ text: unknown } | { status: number }>;

/** About four characters a token. */
const MAX_TOKENS = MAX_ANSWER / 4;

/** The language model of this deployment, chosen by which vars and bindings exist. */
export function chooseLanguage(setup: Setup): LanguageModel {
  const { baseUrl, model, key, binding, timeoutMs, spend, warn } = setup;
  if (!model) return none;
  if (baseUrl && !isPrivateUrl(baseUrl)) {
    warn("LANGUAGE_BASE_URL is no https address: there is no language model");
    return none;
  }
  if (baseUrl) {
    const ask = overHttp({ baseUrl, model, key, timeoutMs });
    return asking(`${model} at ${new URL(baseUrl).host}`, ask, { spend, warn });
  }
  if (binding) return asking(`${model} at Cloudflare`, byBinding(binding, model, timeoutMs), { spend, warn });
  warn("LANGUAGE_MODEL is set without LANGUAGE_BASE_URL or the binding AI: there is no language model");
  return none;
}

const none: LanguageModel = {
  name: null,
  complete: async () => ({ ok: false, problem: "not-configured" }),
};

function asking(name: string, ask: Ask, { spend, warn }: Pick<Setup, "spend" | "warn">): LanguageModel {
  return {
    name,
    async complete({ instructions, text }): Promise<LanguageOutcome> {
      await spend();
      const messages: Messages["messages"] = [
        { role: "system", content: instructions },
        { role: "user", content: text },
      ];
      try {
        const answer = await ask({ messages, max_tokens: MAX_TOKENS });
        if ("status" in answer) {
          // Neither the prompt nor the answer: both are people's text.
          warn(`the language model answered ${answer.status}`);
          return { ok: false, problem: answer.status === 429 ? "too-many" : "failed" };
        }
        if (typeof answer.text === "string" && answer.text.trim() !== "") {
          return { ok: true, text: storable(answer.text.slice(0, MAX_ANSWER)) };
        }
        warn("the language model answered without text");
      } catch (error) {
        const timedOut = error instanceof Error && error.name === "TimeoutError";
        warn(timedOut ? "the language model did not answer in time" : "the language model was not reached");
      }
      return { ok: false, problem: "failed" };
    },
  };
}

/** Chat completions as OpenAI's API has them, and everything that speaks it: POST {base}/chat/completions. */
function overHttp({
  baseUrl,
  model,
  key,
  timeoutMs,
}: Pick<Setup, "key" | "timeoutMs"> & { baseUrl: string; model: string }): Ask {
  const url = new URL("chat/completions", baseUrl.endsWith("/") ? baseUrl : `${baseUrl}/`);
  return async (body) => {
    const answer = await fetch(url, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        ...(key && { Authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify({ model, ...body }),
      // A key is not for whomever the service sends us on to.
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (answer.status !== 200) {
      await answer.body?.cancel();
      return { status: answer.status };
    }
    const read = await readCompletion(answer);
    return { text: read?.choices?.[0]?.message?.content };
  };
}

interface Completion {
  choices?: { message?: { content?: unknown } }[];
}

/** Null for what is no JSON, or says too much. */
async function readCompletion(answer: Response): Promise<Completion | null> {
  try {
    return parseAnswer(await readAnswer(answer, ANSWER_BYTES.language)) as Completion | null;
  } catch (error) {
    if (error instanceof AnswerTooLong || error instanceof SyntaxError) return null;
    throw error;
  }
}

/** Workers AI: one answer of a text generation model is `{ response }`, newer ones answer as chat completions do. */
function byBinding(binding: AiBinding, model: string, timeoutMs: number): Ask {
  return async (body) => {
    const answer = (await binding.run(model, body, { signal: AbortSignal.timeout(timeoutMs) })) as
      | ({ response?: unknown } & Completion)
      | null;
    return { text: answer?.response ?? answer?.choices?.[0]?.message?.content };
  };
}
