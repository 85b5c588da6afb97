import { at, type State } from "../state.ts";

const TITLE = "RPM Booster Tips · Greenlight";

export const RPM_BOOSTER: State[] = [at("rpm-booster", "/rpm-booster", TITLE)];
