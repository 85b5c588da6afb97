export { percentLength as drawnPercent, roundLength as drawn } from "./drawing";
