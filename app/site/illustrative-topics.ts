export interface IllustrativeTopic {
  name: string;
  /** 0 to 100, as placed on the map. */
  competition: number;
  demand: number;
  videos: number;
  /** Where the name stands beside its bubble. */
  label: "right" | "below";
  pick?: true;
}

/** Invented for the landing page: what a search for one idea might come back with. */
export const ILLUSTRATIVE_QUERY = "Espresso at home";

export const ILLUSTRATIVE_TOPICS: IllustrativeTopic[] = [
  { name: "Latte art", competition: 67, demand: 81, videos: 43, label: "below" },
  { name: "Cheap grinders", competition: 12, demand: 74, videos: 14, label: "right", pick: true },
  { name: "Machine reviews", competition: 83, demand: 57, videos: 58, label: "below" },
  { name: "No-machine espresso", competition: 73, demand: 27, videos: 27, label: "below" },
  { name: "Water hardness", competition: 8, demand: 35, videos: 9, label: "right" },
  { name: "Storing beans", competition: 16, demand: 13, videos: 16, label: "right" },
];
