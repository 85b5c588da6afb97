export { alternativesOf } from "./alternatives";
