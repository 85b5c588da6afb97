// Spectral's rules for OpenAPI and OWASP's for APIs, over a document: no error is let through.
//   node lint.js openapi.json
import { readFileSync } from "node:fs";
import spectral from "@stoplight/spectral-core";
import owasp from "@stoplight/spectral-owasp-ruleset";
import parsers from "@stoplight/spectral-parsers";
import rulesets from "@stoplight/spectral-rulesets";

const [file = ""] = process.argv.slice(2);
const linter = new spectral.Spectral();
linter.setRuleset({ extends: [rulesets.oas, owasp.default ?? owasp] });
const found = await linter.run(new spectral.Document(readFileSync(file, "utf8"), parsers.Json, file));

const errors = found.filter(({ severity }) => severity === 0);
for (const { code, path, message } of errors) console.error(`${code} at ${path.join("/")}: ${message}`);

const counts = new Map();
for (const { severity, code } of found) if (severity > 0) counts.set(code, (counts.get(code) ?? 0) + 1);
const warnings = [...counts].map(([code, count]) => `${code} ${count}`).join(", ") || "none";
console.log(`${errors.length} errors; warnings: ${warnings}`);
process.exitCode = errors.length > 0 ? 1 : 0;
