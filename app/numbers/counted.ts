export { counted } from "./figures";
