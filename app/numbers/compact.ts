export { compact } from "./figures";
