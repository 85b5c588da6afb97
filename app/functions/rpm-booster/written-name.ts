import type { RevenueReport } from "../../engines/revenue";
import { frameText } from "../../engines/titles";
import { splitWords } from "../../words/words";

type Group = Pick<RevenueReport["groups"][number], "dimension" | "name" | "examples">;

/** A group's name as its videos' titles have it: subjects and frames are compared by less than what is written. */
export function writtenName({ dimension, name, examples }: Group, videos: RevenueReport["videos"]): string {
  const titles = examples.flatMap((at) => videos[at]?.title ?? []);
  if (dimension === "frame") return frameText(name, titles) || name.trim();
  if (dimension !== "subject") return name;
  const written = titles.flatMap((title) =>
    splitWords(title).flatMap(({ key, start, end }) => (key === name ? [title.slice(start, end)] : [])),
  );
  return written[0] ?? name;
}
