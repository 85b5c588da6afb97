/**
 * The light: a verdict on one idea before it is filmed. Three lamps, each green, amber, red or unknown: `channelLamp`
 * (what ideas like it did on the creator's own uploads, and what the same one got when it was made before), `fieldLamp`
 * (what channels of the creator's size got with it) and `interestLamp` (whether people look for it now or soon). `verdict`
 * takes the channel's colour, else the field's.
 *
 * How right it is stands in `ACCURACY` for the channel's lamp, measured over whole channels from what came before each
 * upload: docs/evaluation/light.md, by `npm run evaluate`. The field's lamp shares its test against luck with the
 * analyzer (docs/decisions/0005-evidence.md); the interest's lamp is a rule, not measured.
 */
export { ACCURACY } from "./accuracy";
export { type ChannelLamp, channelLamp, type Greener, type OwnRecord } from "./channel";
export { type FieldLamp, fieldLamp } from "./field";
export { type InterestLamp, type InterestReading, interestLamp } from "./interest";
export { verdict } from "./verdict";
