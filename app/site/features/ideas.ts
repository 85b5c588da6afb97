export interface Idea {
  title: string;
  reason: string;
  difficulty: "Easy" | "Medium" | "Hard";
  views: string;
  upload: string;
}

/** Invented for the landing page: one week's batch for a channel about balcony gardening; the first is lit. */
export const BATCH: [Idea, Idea, Idea] = [
  {
    title: "What to sow in a north-facing pot",
    reason:
      "Your shade video is still found by search after two years, and hardly anyone has answered since.",
    difficulty: "Easy",
    views: "9K to 26K",
    upload: "Saturday, 10 AM",
  },
  {
    title: "Every cherry tomato I tried, ranked",
    reason: "Wanted until August, and made by many already.",
    difficulty: "Medium",
    views: "6K to 18K",
    upload: "Friday, 5 PM",
  },
  {
    title: "One balcony, one year, twelve visits",
    reason: "Watched to the end wherever it exists. It takes the year.",
    difficulty: "Hard",
    views: "12K to 40K",
    upload: "Sunday, 9 AM",
  },
];
