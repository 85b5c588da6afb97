import type { Analysis } from "./analysis";

const NAMES: Record<Analysis["from"], string> = {
  pasted: "Pasted comments",
  file: "Comments from a file",
  youtube: "A video on YouTube",
  sample: "A sample video",
  example: "An example",
};

/** What an analysis is called: by its video, else by how its comments came. */
export function titleOf({ videoTitle, from }: Pick<Analysis, "videoTitle" | "from">): string {
  return videoTitle ?? NAMES[from];
}

/** How its comments came, as it stands beside a title. */
export function originOf({ from, channel }: Pick<Analysis, "from" | "channel">): string {
  switch (from) {
    case "pasted":
      return "pasted";
    case "file":
      return "from a file";
    case "youtube":
      return channel ? `from YouTube, ${channel}` : "from YouTube";
    case "sample":
      return channel ?? "from the sample catalogue";
    case "example":
      return "invented comments";
  }
}
