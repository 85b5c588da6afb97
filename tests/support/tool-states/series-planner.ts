import { at, type State } from "../state.ts";

const TITLE = "Series Planner · Greenlight";

export const SERIES_PLANNER: State[] = [at("series-planner", "/series-planner", TITLE)];
