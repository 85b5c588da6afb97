import { at, type State } from "../state.ts";

const TITLE = "Competitor Monitor · Greenlight";

export const COMPETITOR_MONITOR: State[] = [at("competitor-monitor", "/competitor-monitor", TITLE)];
