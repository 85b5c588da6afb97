const of = (words: string) => new Set(words.split(" "));

/** Little words of English, and of other languages that share its letters: a few of them tell a language. */
const ENGLISH = of(
  "the a an of to in on for and is are was how why what when who i i'm my me you your with from this that it we our he she they his her not no don't can do does did be been at by or but will every all up out",
);
const OTHERS = of(
  "el los las de del que con para por una uno como cómo qué mi sin más es está y der die das und ein eine einen einem wie ist mit für nicht ich auf zu von im den dem le les des du une est dans pour avec et pas mon ma sur je nous vous comment pourquoi os um uma não com em eu meu fazer seu sua il di che per non sono gli della nel het een van niet met voor op ik hoe och att det som är på jag inte",
);

/** Whether words of Latin letters look like another language than English: more of its little words are there. */
export function looksForeign(words: string[]): boolean {
  const count = (list: Set<string>) => words.filter((word) => list.has(word)).length;
  return count(OTHERS) > count(ENGLISH);
}
