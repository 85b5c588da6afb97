/**
 * The light: a verdict on one idea before it is filmed. `judgeLight` answers its color, what to expect, what was seen of the
 * idea and what would turn it green. The color is that of the channel's lamp: what ideas like it did on the creator's own
 * uploads, and what the same one got when it was made before. Beside it stand the field (what channels of the creator's size
 * got with it), which has no color, and interest (whether people look for it now or soon), which never changes it.
 *
 * How right it is stands in `LIGHT_ACCURACY` (app/model/light.ts) for the channel's lamp, measured over whole channels from
 * what came before each upload: docs/evaluation/light.md, by `npm run evaluate`. There stands, too, how little a field
 * tells; the interest's lamp is a rule, not measured.
 */
export { type ChannelLamp, colorOf } from "./channel";
export { type FieldLamp, isTold } from "./field";
export { type InterestLamp, seasonAhead, seasonBegun } from "./interest";
export { type Finding, judgeLight, type Light, type LightRecord } from "./judge";
export type { Reason, Way } from "./reasons";
