import { counted, listed } from "../../app/numbers/figures.ts";
import type { Knot, Tie } from "./plan.ts";

/** Imports shown of one tie. */
const SHOWN_IMPORTS = 5;

/** A knot: its rooms, where it is cut with fewest imports to move, and all ties, fewest imports first. */
export function knotText({ rooms, files, ties, cuts }: Knot): string {
  const cutImports = cuts.reduce((sum, { imports }) => sum + imports.length, 0);
  const byRoom = Map.groupBy(ties, ({ from }) => from);
  return [
    `${rooms.length} rooms, ${files} files: ${listed(rooms)}`,
    "",
    `Untied by cutting ${counted(cutImports, "import")}:`,
    ...cuts.flatMap((tie) => [`  ${tieText(tie)}`, ...importLines(tie)]),
    "",
    "All that ties it:",
    ...[...byRoom]
      .sort(([one], [other]) => one.localeCompare(other))
      .map(
        ([from, some]) =>
          `  ${from} → ${some.map(({ to, imports }) => `${to} ${imports.length}`).join(", ")}`,
      ),
  ].join("\n");
}

function tieText({ from, to, imports }: Tie): string {
  return `${from} → ${to}: ${counted(imports.length, "import")}`;
}

function importLines({ imports }: Tie): string[] {
  const more = imports.length - SHOWN_IMPORTS;
  return [
    ...imports.slice(0, SHOWN_IMPORTS).map(({ from, to }) => `    ${from} → ${to}`),
    ...(more > 0 ? [`    and ${more} more`] : []),
  ];
}
