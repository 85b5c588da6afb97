/** What an idea's words say of its form, beside the kinds of video that they name. */

const REACTION =
  /\breact(?:s|ion|ions|ing|ed)?\b|\breagi(?:ndo|ere|eren)?\b|\breaccion\w*|\breazion\w*|\br[eé]agi\w*|\breaksi\b|реакци|リアクション|反应|리액션/iu;
/** Whether somebody is shown watching something. */
export const isReaction = (idea: string) => REACTION.test(idea);

const TWIST =
  /\bbut (?:in|on|as|every|all|it|you|the|with|there|mobs?|blocks?|everything|nobody)\b|\bno[ -](?:hit|damage|summons?|deaths?)\b/i;
/** Whether a game is made harder or stranger: "Minecraft but every mob is giant", "Malenia no hit". */
export const isTwist = (idea: string) => TWIST.test(idea);

const SHOW =
  /\b(?:asmr|mukbang|pranks?|pranking|compilations?|montage|highlights?|recap|footage|time ?lapse|role ?play\w*|sounds|ambien(?:ce|t)|guess the|q ?& ?a|hauls?|unboxing|mystery box(?:es)?|explor(?:ation|ing)|urbex|cover|concert|lullab(?:y|ies)|parody|skits?|sketch comedy|speed ?run\w*|playthrough|let'?s play|gameplay|no commentary|cockpit|pov|satisfying|bloopers?|try not to|mocs?|backing tracks?|karaoke|instrumental|type beat|lo ?fi|dioramas?|transformation|before and after|dance|choreo\w*|freestyle|\p{L}+ (?:meets?|met|reacts?) \p{L}+|(?:evil|pacifist|blind|nuzlocke|challenge) run|rat(?:es?|ing) my|tours?(?! (?:de|du|of duty))|my (?:\p{L}+ )?(?:tries|try)|haircuts?|fashion week|episode \d+|day \d+)\b/iu;
/** Whether an idea is watched for what happens, not for what can be learned: no lesson fits it. */
export const isShow = (idea: string) => isReaction(idea) || SHOW.test(idea);

/** Whether an idea asks, with a mark or without. */
export const isAsking = (idea: string) => ASKING.test(idea) || isDoQuestion(idea);

/**
 * Whether "do" asks, as in "do cats dream" and "do push ups build muscle": a plural and a verb follow. In "do push ups every
 * morning" it commands.
 */
function isDoQuestion(idea: string): boolean {
  const [, verb = ""] =
    /^do (?:(?:\p{L}+ ){0,2}\p{L}+s|we|they|i|people|men|women|children|fish|sheep|mice) (?:really |actually |even |still |ever )?(\p{L}+)/iu.exec(
      idea,
    ) ?? [];
  return verb !== "" && !AFTER_COMMAND.test(verb);
}
const AFTER_COMMAND =
  /^(?:every|each|daily|at|in|on|with|without|for|from|to|and|or|before|after|while|until|like|as|than|this|that|these|the|a|an|your|my|right|better|faster|first|twice|once|again|anywhere|today|tomorrow|now|properly|correctly|\p{L}+ly|\p{L}+ups?)$/iu;

/** Questions are typed without their mark. */
const ASKING =
  /^(?:should|is|are|can|could|does|do you|did|was|were|who|which|when|where|will|would|what (?!i\b|we\b|to\b)|how (?:does|do|did|is|are|was|were|the|many|much)|how \p{L}+ (?:do|does|did|should|can|is|are|was|were))\b/iu;
