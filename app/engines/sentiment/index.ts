export { type Feeling, type FeelingClass, readFeeling } from "./feeling";
export { MEASURED } from "./measured";
export { type Part, partsOf } from "./parts";
