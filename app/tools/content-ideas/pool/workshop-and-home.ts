import type { ContentIdea } from "../ideas";

export const WORKSHOP_AND_HOME: ContentIdea[] = [
  {
    id: "bench-plane",
    title: "Restoring a 1970s bench plane without buying a single tool",
    reasoning:
      "A restoration with a limit keeps people longer than one with a full workshop: each step raises the question of how it will be done at all.",
    trendScore: 88,
    difficulty: "Hard",
    estimatedViews: { low: 62_000, high: 138_000 },
    bestUploadTime: "Saturday, 10 am",
    tags: ["restoration", "hand tools"],
  },
  {
    id: "joint-strength",
    title: "Five ways to join two boards, pulled apart on camera",
    reasoning:
      "Everyone has an opinion on pocket screws. A bucket of sand and a kitchen scale settle it, and the breaks make five thumbnails out of one afternoon.",
    trendScore: 91,
    difficulty: "Medium",
    estimatedViews: { low: 74_000, high: 182_000 },
    bestUploadTime: "Saturday, 9 am",
    tags: ["woodworking", "joinery", "strength test"],
  },
  {
    id: "three-tool-workshop",
    title: "If I had 200 dollars and an empty garage: the three tools I would buy",
    reasoning:
      "Beginners ask what to buy first, and get lists of thirty. A hard budget forces a choice that experienced makers will want to argue with.",
    trendScore: 85,
    difficulty: "Easy",
    estimatedViews: { low: 36_000, high: 94_500 },
    bestUploadTime: "Thursday, 7 pm",
    tags: ["beginners", "tools", "budget"],
  },
  {
    id: "shelf-loading",
    title: "Why your shelf sags, drawn on one sheet of paper",
    reasoning:
      "Span tables are found by searching and understood by few. One sheet, one pencil and a sagging board explain what the tables only list.",
    trendScore: 76,
    difficulty: "Easy",
    estimatedViews: { low: 12_500, high: 37_000 },
    bestUploadTime: "Wednesday, 6 pm",
    tags: ["shelves", "explained", "woodworking"],
  },
  {
    id: "quiet-room",
    title: "What quietens a room: curtains, foam, books and a duvet, measured",
    reasoning:
      "Foam is sold to people who record at home, and few of them have measured it. The test needs one loudspeaker and a phone, and the winner is already in the house.",
    trendScore: 89,
    difficulty: "Medium",
    estimatedViews: { low: 45_500, high: 112_000 },
    bestUploadTime: "Tuesday, 5 pm",
    tags: ["home recording", "acoustics", "test"],
  },
  {
    id: "home-lab-bill",
    title: "My home server's electricity, device by device",
    reasoning:
      "Tours of home labs end before the meter is read. Interest in what runs all night rises with every winter bill, and the answer is a list anyone can repeat.",
    trendScore: 87,
    difficulty: "Easy",
    estimatedViews: { low: 29_000, high: 78_000 },
    bestUploadTime: "Monday, 6 pm",
    tags: ["home lab", "electricity", "self-hosting"],
  },
  {
    id: "restore-backup",
    title: "I deleted everything and restored it from my own backups",
    reasoning:
      "Backup guides stop at the backup. Doing the restore live, with a clock and something to lose, shows the half that fails in practice.",
    trendScore: 93,
    difficulty: "Hard",
    estimatedViews: { low: 66_500, high: 171_000 },
    bestUploadTime: "Sunday, 4 pm",
    tags: ["backups", "home lab", "live test"],
  },
  {
    id: "drawer-repair",
    title: "The drawer that sticks: fixed with a candle, properly, and for good",
    reasoning:
      "Three levels of effort for one annoyance serve the renter, the weekend and the perfectionist. Each stops where the video has paid for itself.",
    trendScore: 72,
    difficulty: "Easy",
    estimatedViews: { low: 8_000, high: 25_500 },
    bestUploadTime: "Saturday, 11 am",
    tags: ["repair", "furniture", "quick fix"],
  },
];
