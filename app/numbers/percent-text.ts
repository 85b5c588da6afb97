export { percentText } from "./figures";
