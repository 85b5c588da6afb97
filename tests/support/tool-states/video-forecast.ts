import { at, type State } from "../state.ts";

const TITLE = "Video Performance Forecaster · Greenlight";

export const VIDEO_FORECAST: State[] = [at("video-forecast", "/video-forecast", TITLE)];
