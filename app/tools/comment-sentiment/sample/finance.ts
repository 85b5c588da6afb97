import type { Subject } from "./subject";

export const FINANCE: Subject = {
  positive: [38, 46],
  negative: [25, 33],
  everywhere: {
    praise: [
      "Real numbers from a real month. No lecture.",
      "Showed this to my partner, and we finally talked about money without a fight.",
    ],
    criticism: [
      "You do not mention that you live with a flatmate until minute nine.",
      "None of this works with two children.",
    ],
    themes: ["Real numbers", "Different incomes", "Couples and money"],
    triggers: ["Anger at prices", "Feeling judged", "Hope", "Relief at honesty"],
    insights: [
      "Say your income and how you live in the first minute. Finding out late is what upsets viewers.",
      "Pin a comment on who this does not work for.",
    ],
  },
  videos: [
    {
      title: "My rent went up a third. Here is the spreadsheet",
      praise: [
        "The column for 'things I will not give up' made me laugh and then made me honest.",
        "I filled it in on the train, and wrote to my landlord the same evening.",
      ],
      criticism: [
        "Must be nice to have a third to cut.",
        "The link to the spreadsheet asks me for an e-mail address. No.",
      ],
      themes: ["The spreadsheet", "Nothing left to cut"],
      insights: [
        "Share the spreadsheet without asking for an address.",
        "Make one for those who have nothing left to cut: what to ask, and whom.",
      ],
    },
    {
      title: "Five subscriptions I kept, and why",
      praise: [
        "Kept, not cancelled! Nobody makes that video.",
        "Price per hour used is the only way I look at mine now.",
      ],
      criticism: [
        "Five at that price are my food for a week.",
        "Two of them are free in my library. You could have said so.",
      ],
      themes: ["Price per hour", "The library"],
      insights: [
        "Name the free way beside each one you pay for.",
        "Keep the price per hour on screen: it is what viewers took home.",
      ],
    },
    {
      title: "What a year of paying in cash taught me",
      praise: [
        "The jar that was empty on the 19th. I know that jar.",
        "Thank you for saying that it is not always the coffee.",
      ],
      criticism: [
        "Half of my bills cannot be paid in cash at all.",
        "A year, and you show only the good months.",
      ],
      themes: ["The empty jar", "Bills without cash"],
      insights: [
        "Say which bills stayed on the card, and why.",
        "Show all twelve months in one chart, the two bad ones included.",
      ],
    },
  ],
};
