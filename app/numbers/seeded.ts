export { seeded } from "./chance";
