// Lets Node run the product's own modules: they import each other without the ending that Node asks for, and a room
// by its folder. Import it first, and what needs it afterwards, with import().
import { statSync } from "node:fs";
import { registerHooks } from "node:module";
import { extname } from "node:path";
import { fileURLToPath } from "node:url";

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL } = context;
    const isOurs = !parentURL?.includes("/node_modules/");
    const lacksEnding = specifier.startsWith(".") && extname(specifier) === "";
    return next(isOurs && lacksEnding ? withEnding(specifier, parentURL) : specifier, context);
  },
});

function withEnding(specifier: string, parentURL: string | undefined): string {
  const path = parentURL && fileURLToPath(new URL(specifier, parentURL));
  const isFolder = path && statSync(path, { throwIfNoEntry: false })?.isDirectory();
  // A room and a file beside it may have one name: the file comes first, as it does for Vite.
  const isFile = path && statSync(`${path}.ts`, { throwIfNoEntry: false })?.isFile();
  return isFolder && !isFile ? `${specifier}/index.ts` : `${specifier}.ts`;
}
