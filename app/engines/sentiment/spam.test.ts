import { expect, it } from "vitest";
import { findSpam } from "./spam";
import { tokenize } from "./tokens";

const whyOf = (text: string) => findSpam(tokenize(text));

it.each([
  ["sub4sub anyone?", "trades-subscriptions"],
  ["sub for sub, I will sub back", "trades-subscriptions"],
  ["Nice video! Check out my channel for more", "other-channel"],
  ["hey guys please subscribe to my new gaming channel", "other-channel"],
  ["plz sub to me", "other-channel"],
  ["text me on whatsapp +1 (202) 555-0173 for more", "contact"],
  ["Congratulations you won! Telegram 👉 @prize_desk_official", "contact"],
  ["I invested in bitcoin under the guidance of Mrs Holt and withdrew a lot", "profit"],
  ["she is making $850 a day from home, ask me how", "profit"],
  ["FREE gift cards here: http://cards.example.com/now", "free"],
  ["Gotta love it ;-) freeipad3giveaway.info", "free"],
  ["got mine from tabletsfree.info for free", "free"],
  ["simply google for: free ipad2 giveaways Nice review btw", "free"],
  ["get the app and enter my bonus code x for gift cards points", "free"],
  ["I can't complain:) Just Google for: freeipad2giveaways I am typing", "free"],
  ["do not buy it, look at this site, bit.ly/RAdj i got one free through there", "free"],
  [
    "go to the store and get the app to earn various gift cards or even cash for trying out fun new apps, it is that simple, I have made $800 already! enter in the bonus code",
    "free",
  ],
  ["you can order this url : tablets.blogspot.com", "sells"],
  ["The cheapest is w w w Tabletree com. Check them out for the best deals!", "sells"],
  ["hot girls near you www.example.xyz", "adult"],
  ["a http://a.example b http://b.example c http://c.example", "links"],
  [`${"█".repeat(30)} copy this`, "one-sign"],
  ["subscribe now friends ".repeat(30), "same-words"],
])("finds spam in “%s”", (text, why) => {
  expect(whyOf(text)).toBe(why);
});

it.each([
  "I subscribed to your channel, love it",
  "check out the part at 3:20",
  "first",
  "FIRST!!!",
  "you should check out his other channel",
  "Here is the manual: https://example.com/manual.pdf",
  "I bought bitcoin in 2013 lol",
  "is the telegram group still open?",
  "this hack saved me so much time",
  "my whatsapp looks different",
  "free software is the best",
  "hot sauce review please",
  "hahahahahahahahahahahahaha",
  "NOOOOOOOOOOOOOOOOOOOO",
  "😂😂😂😂😂😂😂😂😂😂😂😂",
  "look at my dog's reaction",
  "I make $20 an hour and can't afford this",
  "subscribe to this man",
  "watching my video of the same trip now",
  "very very very very good",
  "call 911",
  "great giveaway idea!",
  "I watched all your videos",
  "who needs a discount code anyway",
  "I bought it, best price I found was in the shop",
  "you can google free ways to do this",
  "visit Portugal, you will love it",
])("finds no spam in “%s”", (text) => {
  expect(whyOf(text)).toBeNull();
});
