export { deal } from "./chance";
