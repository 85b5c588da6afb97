/**
 * The light: a verdict on one idea before it is filmed. `judgeLight` answers its color, the lamp that gives it, what to
 * expect, what was seen of the idea and what would turn it green. Three lamps stand behind it, each green, amber, red or
 * unknown: the channel's (what ideas like it did on the creator's own uploads, and what the same one got when it was made
 * before), the field's (what channels of the creator's size got with it) and that of interest (whether people look for it
 * now or soon).
 *
 * How right it is stands in `LIGHT_ACCURACY` (app/model/light.ts) for the channel's lamp, measured over whole channels from
 * what came before each upload: docs/evaluation/light.md, by `npm run evaluate`. The field's lamp shares its test against
 * luck with the analyzer (docs/decisions/0005-evidence.md); the interest's lamp is a rule, not measured.
 */
export type { ChannelLamp } from "./channel";
export type { FieldLamp } from "./field";
export type { InterestLamp } from "./interest";
export { type Finding, judgeLight, type Light, type LightRecord } from "./judge";
export type { Reason, Way } from "./reasons";
