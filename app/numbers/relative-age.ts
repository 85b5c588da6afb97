export { relativeAge } from "./days";
