import { expect, test } from "vitest";
import { analyzeComments } from "../../../engines/comments";
import { classifySentiment } from "../../../engines/sentiment";
import { requestIdea } from "../../../words/film-ideas";
import { showComment } from "./show-comment";

const FRONT =
  "The sound was terrible, awful and boring in the first minutes. The picture was ugly and the light poor. I hated how long the intro took, and how annoying the music got. Everything about the first half of it felt lazy, dull and disappointing to me, and I was close to leaving a rude remark and never coming back here again. ";
const LONG = `${FRONT}${"But then I loved it: wonderful, brilliant, the best I have seen, thank you! ".repeat(5)}Please make a video about lenses.`;

test("a cut comment is shown with the score of the whole, and its parts add up to that", () => {
  const whole = classifySentiment(LONG);
  const { comments } = analyzeComments([
    { text: LONG },
    ...Array.from({ length: 10 }, (_, at) => ({ text: `so nice ${at}` })),
  ]).digest;
  const excerpt = comments.find(({ cut }) => cut);
  if (whole.kind !== "scored" || !excerpt) throw new Error("It has to be scored, and cut.");
  expect(whole.sentiment).toBe("positive");
  expect(classifySentiment(excerpt.text)).toMatchObject({ sentiment: "negative" });

  const { verdict, valence, probabilities, parts } = showComment(excerpt);
  expect(verdict).toBe("Positive");
  expect(valence).toBe(`+${whole.valence.toFixed(1)} on a scale from −4 to +4`);
  expect(probabilities).toContain(`positive ${Math.round(100 * whole.probabilities.positive)}%`);
  const sum = parts.reduce((all, { weight }) => all + Number(weight.replace("−", "-")), 0);
  expect(sum).toBeCloseTo(whole.valence, 1);
  expect(parts.at(-1)).toMatchObject({ term: "the rest", why: expect.stringContaining("not shown here") });
});

test("an unscored comment has no score to explain", () => {
  expect(showComment({ index: 0, text: "3:42", cut: false })).toMatchObject({
    verdict: "Not scored",
    valence: null,
    probabilities: null,
    parts: [],
  });
});

test.each([
  ["spotify", null],
  ["on Apple Music please", null],
  ["Spotify Wrapped in detail", "Spotify Wrapped in detail"],
])("a wish for %s is the idea %s", (wants, idea) => {
  expect(requestIdea({ kind: "video", wants: wants.replace(" please", "") })).toBe(idea);
});
