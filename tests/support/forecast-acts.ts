import { Refused } from "../../app/functions/refused";
import type { ForecastDeskState } from "../../app/functions/video-forecast/kept-forecast";
import { exampleList, forecastDesk } from "../../app/functions/video-forecast/yours";
import type { Channel } from "../../app/model/channel";
import type { Services } from "../../app/services";
import type { ChannelOutcome } from "../../app/services/channels";
import { sampleChannels } from "../../workers/youtube/sample/open";
import { someServices } from "./page-context";

export const NOW = new Date("2026-11-21T10:00:00Z");
export const EMPTY = forecastDesk.initial(NOW);
export const TITLE = "What a winter afloat costs";
export const LIST = exampleList(NOW);

export function servicesAt(
  now = NOW,
  channels: Partial<Services["channels"]> = sampleChannels(now),
  own: Channel | null = null,
) {
  return someServices({ request: { now }, channels, channel: { read: async () => own } });
}

/** Does an action as the tool's form would: what is at fault, or the state after it. */
export async function act(name: string, fields: object, { state = EMPTY, services = servicesAt() } = {}) {
  const action = forecastDesk.actions[name];
  if (!action) throw new Error(`the desk has no action "${name}"`);
  const read = action.form.safeParse(fields);
  if (!read.success) {
    const [issue] = read.error.issues;
    return { refused: { message: issue?.message, field: issue?.path[0], status: 400 } };
  }
  try {
    const gathered = await action.gather?.(read.data, services);
    const context = { now: services.request.now, random: () => 0 };
    return { state: action.apply(state, read.data, context, gathered) };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { message, field, status } = error;
    return { refused: { message, field, status } };
  }
}

/** The state behind a forecast that is made: throws where it is refused. */
export async function forecasted(
  fields: object,
  on?: { state?: ForecastDeskState; services?: Services },
): Promise<ForecastDeskState> {
  const { state, refused } = await act("forecast", { title: TITLE, ...fields }, on);
  if (!state) throw new Error(`refused: ${refused?.message}`);
  return state;
}

/** YouTube itself, as far as a desk can tell. */
export function youtubeAt(asOf: Date): Services["channels"] {
  return {
    source: { kind: "youtube", name: "YouTube" },
    samples: [],
    async uploadsOf(asked): Promise<ChannelOutcome> {
      const read = await sampleChannels(asOf).uploadsOf(asked);
      if (!read.ok) return read;
      const answer = { ...read.answer, source: { kind: "youtube" as const, name: "YouTube" } };
      return { ok: true, answer: { ...answer, asOf: asOf.toISOString() } };
    },
  };
}
