export { listed } from "./figures";
