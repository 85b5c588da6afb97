// Lets Node run the product's own modules: they import each other without the ending that Node asks for. Import it
// first, and what needs it afterwards, with import().
import { registerHooks } from "node:module";
import { extname } from "node:path";

registerHooks({
  resolve(specifier, context, next) {
    const isOurs = !context.parentURL?.includes("/node_modules/");
    const lacksEnding = specifier.startsWith(".") && extname(specifier) === "";
    return next(isOurs && lacksEnding ? `${specifier}.ts` : specifier, context);
  },
});
