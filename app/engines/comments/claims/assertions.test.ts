import { expect, test } from "vitest";
import { scoredAs } from "../../../../tests/support/comments/plain-classifier";
import { tokenize } from "../words";
import { assertionKey, findAssertion } from "./assertions";

/** The assertion about `thing` in a text: its side and words. */
function assertionText(text: string, thing: string): string | null {
  const words = tokenize(text);
  const at = words.indexOf(thing);
  const comment = { index: 0, person: 0, given: { text }, words, times: 1, ...scoredAs("neutral") };
  const found = findAssertion(comment, at, 1);
  return found && `${found.side}: ${assertionKey(comment, found)}`;
}

test.each([
  ["The battery dies so fast", "battery", "negative: battery dies fast"],
  ["the music is way too loud", "music", "negative: music too loud"],
  ["Too many ads, great sound though", "sound", "positive: great sound"],
  ["I love the pacing", "pacing", "positive: love pacing"],
  ["great job on the lighting", "lighting", "positive: great job lighting"],
  ["The sauce was not good", "sauce", "negative: sauce not good"],
  ["Hot reload does not work on my machine", "reload", "negative: reload does not work"],
  ["the screen never breaks", "screen", "positive: screen never breaks"],
  ["too much echo, the mic sounds awful", "mic", "negative: mic awful"],
  ["the mic on the a500 is terrible", "mic", "negative: mic a500 terrible"],
  ["The paint on the frame came out so clean", "paint", "positive: paint frame clean"],
  ["this is a great microphone", "microphone", "positive: great microphone"],
  ["that is a waste of money", "money", "negative: waste money"],
  ["great sound if you have headphones", "sound", "positive: great sound"],
  ["the best editing of the year", "editing", "positive: best editing"],
  ["what an amazing explanation", "explanation", "positive: amazing explanation"],
])("finds what “%s” says of the %s", (text, thing, expected) => {
  expect(assertionText(text, thing)).toBe(expected);
});

test.each([
  ["I have the battery", "battery"],
  ["the best Sidemen video", "sidemen"],
  ["I feel bad for vik", "vik"],
  ["A tour would be great", "tour"],
  ["is the battery good", "battery"],
  ["is that a good price", "price"],
  ["I hope the battery is good", "battery"],
  ["I use a slow cooker", "cooker"],
  ["the battery. Great video", "battery"],
  ["this tablet has an amazing price", "tablet"],
  ["engine failed i had a mazda", "mazda"],
  ["suck it apple", "apple"],
  ["I use lotion to clean my screen", "screen"],
  ["this would destroy the mustang for fuel", "fuel"],
  ["the oil is nowhere as bad as people say", "oil"],
  ["I'm stuck between the ipad and this", "ipad"],
  ["jeremy hates the new model", "jeremy"],
  ["the lens like hell", "lens"],
  ["my phone has a better camera", "camera"],
  ["what a pity the fuel was low", "fuel"],
  ["glad you mentioned the camera", "camera"],
  ["I'll ask my crush", "crush"],
  ["the sound should be great", "sound"],
  ["I used to think the intro was annoying", "intro"],
  ["these are the negative emotions", "emotions"],
  ["I wonder what a great explanation is like", "explanation"],
])("finds nothing said in “%s” of the %s", (text, thing) => {
  expect(assertionText(text, thing)).toBeNull();
});
