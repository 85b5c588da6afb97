import { kilobytes, table } from "../table.ts";
import type { Budget } from "./budgets.ts";
import { type HostileFile, timesOrdinary } from "./hostile.ts";
import type { MeasuredCall } from "./key-calls.ts";
import type { Audit } from "./lighthouse.ts";
import type { Measured } from "./measure.ts";
import type { PageBytes } from "./page-bytes.ts";
import type { Visit } from "./visits.ts";
import { BROTLI_QUALITY, GZIP_LEVEL, type Weight } from "./weight.ts";

/** Each page beside the bare answer; the ratios are page over bare. */
export function timesTable(measured: Measured[]): string {
  const heading = [
    "",
    "bytes",
    "req/s",
    "bare",
    "ratio",
    "p50 ms",
    "bare",
    "ratio",
    "p99 ms",
    "bare",
    "ratio",
    "CPU ms",
    "bare",
    "ratio",
  ];
  const rows = measured.map(({ name, bytes, page, bare, ratio, cpu }) => [
    name,
    String(bytes),
    page.perSecond.toFixed(0),
    bare.perSecond.toFixed(0),
    ratio.perSecond.toFixed(3),
    page.p50.toFixed(2),
    bare.p50.toFixed(2),
    ratio.p50.toFixed(1),
    page.p99.toFixed(2),
    bare.p99.toFixed(2),
    ratio.p99.toFixed(1),
    cpu.page.toFixed(3),
    cpu.bare.toFixed(3),
    (cpu.page / cpu.bare).toFixed(1),
  ]);
  return table(heading, rows);
}

/** What takes each reader longest, beside an ordinary file of its size; milliseconds of CPU an upload. */
export function hostileTable(hostile: HostileFile[]): string {
  const rows = hostile.map((file) => [
    file.reader,
    file.shape,
    file.cpu.hostile.toFixed(0),
    file.cpu.ordinary.toFixed(0),
    timesOrdinary(file).toFixed(2),
  ]);
  return table(["reader", "worst shape", "CPU ms", "ordinary", "ratio"], rows);
}

/** Each function by a key beside its work alone. */
export function keyCallsTable(measured: MeasuredCall[]): string {
  const rows = measured.map(({ name, page, bare, ratio }) => [
    name,
    ...[page.p50, bare.p50, 1 / ratio.perSecond].map((one) => one.toFixed(2)),
  ]);
  return table(["", "p50 ms", "alone", "cost"], rows);
}

export function visitsTable(visits: Visit[]): string {
  const rows = visits.map(({ name, d1, upstream }) => [name, String(d1), String(upstream ?? "")]);
  return table(["", "D1 round trips", "calls outside"], rows);
}

export function weightsTable(weights: Weight[]): string {
  const heading = ["what / needs", "files", "raw", `gzip ${GZIP_LEVEL}`, `brotli ${BROTLI_QUALITY}`];
  const rows = weights.map(({ kind, files, raw, gzip, brotli }) => [
    kind,
    String(files),
    ...[raw, gzip, brotli].map(kilobytes),
  ]);
  return table(heading, rows);
}

export function pageBytesTable(pages: PageBytes[]): string {
  const rows = pages.map(({ name, script, css }) => [name, kilobytes(script), kilobytes(css)]);
  return table(["beyond what every page loads", "script", "CSS"], rows);
}

export function budgetsTable(checked: Budget[]): string {
  const rows = checked.map(({ name, measured, allowed, kept }) => [
    name,
    measured,
    allowed,
    kept ? "pass" : "FAIL",
  ]);
  return table(["budget", "measured", "allowed", ""], rows);
}

/** What Lighthouse says, in its own order; paints and blocking in milliseconds. */
export function auditsTable(audits: Audit[]): string {
  const heading = [
    "Lighthouse",
    "perf.",
    "access.",
    "practices",
    "SEO",
    "first paint",
    "largest",
    "blocking",
    "shift",
    "faults",
  ];
  const rows = audits.map(({ page, scores, firstPaint, largestPaint, blocking, shift, faults }) => [
    page,
    ...Object.values(scores).map(String),
    ...[firstPaint, largestPaint, blocking].map((ms) => ms.toFixed(0)),
    shift.toFixed(3),
    faults.join(" ") || "none",
  ]);
  return table(heading, rows);
}
