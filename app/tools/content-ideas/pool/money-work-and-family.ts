import type { ContentIdea } from "../ideas";

export const MONEY_WORK_AND_FAMILY: ContentIdea[] = [
  {
    id: "subscriptions-audit",
    title: "Reading a year of bank statements aloud: what I pay for and never use",
    reasoning:
      "January brings resolutions and renewals. A real statement, with names covered and amounts left, makes an abstract habit something people do while they watch.",
    trendScore: 92,
    difficulty: "Easy",
    estimatedViews: { low: 47_000, high: 118_000 },
    bestUploadTime: "Sunday, 6 pm",
    tags: ["personal finance", "subscriptions", "budget"],
  },
  {
    id: "rent-or-buy-sheet",
    title: "Rent or buy? The spreadsheet, built from an empty page",
    reasoning:
      "Calculators give an answer and hide the assumptions. Building one in front of the viewer, row by row, lets each of them disagree in a cell of their own.",
    trendScore: 86,
    difficulty: "Medium",
    estimatedViews: { low: 35_500, high: 97_500 },
    bestUploadTime: "Monday, 7 pm",
    tags: ["housing", "spreadsheet", "personal finance"],
  },
  {
    id: "first-invoice",
    title: "My first ten invoices, and what I would write differently on each",
    reasoning:
      "New freelancers search for templates and need wording. Ten documents with their mistakes marked are more useful than one that is perfect.",
    trendScore: 78,
    difficulty: "Easy",
    estimatedViews: { low: 9_000, high: 29_500 },
    bestUploadTime: "Tuesday, 12 pm",
    tags: ["freelancing", "invoices", "mistakes"],
  },
  {
    id: "job-letter-reader",
    title: "She has read 4,000 applications. We read mine together",
    reasoning:
      "General advice is cheap; one real letter in front of one real reader is not. The long silence over the first paragraph is the hook.",
    trendScore: 87,
    difficulty: "Medium",
    estimatedViews: { low: 42_500, high: 109_000 },
    bestUploadTime: "Wednesday, 6 pm",
    tags: ["applications", "careers", "feedback"],
  },
  {
    id: "bedtime-experiment",
    title: "We moved bedtime by ten minutes a night. The chart of three weeks",
    reasoning:
      "Parents search at night, tired, for something that worked for others. Small steps and an honest chart are believed sooner than a method with a name.",
    trendScore: 82,
    difficulty: "Medium",
    estimatedViews: { low: 20_000, high: 58_500 },
    bestUploadTime: "Thursday, 8 pm",
    tags: ["parenting", "sleep", "experiment"],
  },
  {
    id: "lunchbox-kids-decide",
    title: "Five lunchboxes, packed by the children who eat them",
    reasoning:
      "Lunchbox videos are made by adults for adults. Handing over the knife and the decision changes what is in the box, and what comes home in it.",
    trendScore: 76,
    difficulty: "Easy",
    estimatedViews: { low: 13_500, high: 41_000 },
    bestUploadTime: "Sunday, 4 pm",
    tags: ["parenting", "lunchbox", "school"],
  },
  {
    id: "inbox-forty",
    title: "Forty e-mails, one hour, every decision said aloud",
    reasoning:
      "Productivity videos show systems. Hearing someone think through real mail shows judgement, which is what people hope the system will spare them.",
    trendScore: 81,
    difficulty: "Easy",
    estimatedViews: { low: 16_500, high: 47_500 },
    bestUploadTime: "Monday, 8 am",
    tags: ["productivity", "e-mail", "real time"],
  },
  {
    id: "letters-from-viewers",
    title: "You sent me your worst advice. I followed it for a week",
    reasoning:
      "Asking for bad advice gets more answers than asking for good, so the video before it does well, too. Works on any topic that has folklore.",
    trendScore: 94,
    difficulty: "Medium",
    estimatedViews: { low: 69_000, high: 203_000 },
    bestUploadTime: "Saturday, 5 pm",
    tags: ["viewers", "experiment", "two videos"],
  },
];
