import { at, type State } from "../state.ts";

const TITLE = "Thumbnail Title Optimizer · Greenlight";

export const THUMBNAIL_OPTIMIZER: State[] = [at("thumbnail-optimizer", "/thumbnail-optimizer", TITLE)];
