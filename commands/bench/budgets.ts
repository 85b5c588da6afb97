import { PUBLIC_PAGES } from "../../app/navigation/public-pages.ts";
import { kilobytes } from "../table.ts";
import { ANALYSIS_HTML_BYTES, DASHBOARD_HTML_BYTES, HELD_SCRIPT_BYTES, OWN_SCRIPT_BYTES } from "./bounds.ts";
import { type HostileFile, timesOrdinary } from "./hostile.ts";
import type { Audit } from "./lighthouse.ts";
import { type Measured, TOOL } from "./measure.ts";
import type { OwnChannelCpu } from "./own-channel-cpu.ts";
import type { PageBytes } from "./page-bytes.ts";
import { RESULTS, type Visit } from "./visits.ts";
import type { Weight } from "./weight.ts";

/** Everything / needs before its first paint: brotli, fonts as they are. */
const PAINT_BYTES = 40_000;
/** HTML before compression: what React makes, and the browser has to read. */
const HTML_BYTES: Record<string, number> = {
  "/dashboard": DASHBOARD_HTML_BYTES,
  [RESULTS]: ANALYSIS_HTML_BYTES,
};
/** What a page or a form behind the guard may cost over a bare answer of its size. */
const OVER_BARE: Record<string, number> = {
  "/dashboard": 6,
  [TOOL]: 6,
  [RESULTS]: 6,
  "POST /youtube-tool": 12,
};
/** D1 round trips of any page: one for the frame, one for the page. */
const ROUND_TRIPS = 2;
/** What a topic costs that was asked before, with YouTube as its source: one read, and nobody outside. */
const REPEATED = { d1: 1, upstream: 0 };
/** What a kept page may cost over a bare answer of its size: the bare's requests a second over the page's. */
const KEPT_OVER_BARE = 1.5;
/** The same for one behind the guard, each answer of which signs a name for the visitor's session. */
const NAMED_OVER_BARE = 2;
/** What any hostile file may cost over an ordinary one of its size. */
const HOSTILE_OVER_ORDINARY = 4;
/** Milliseconds of CPU of a channel's first light, and of its first forecast. */
const OWN_CHANNEL_MS = 8;
/** Lighthouse's scores: one may be 98 where the rest is noise. */
const PERFORMANCE_SCORE = 98;
const OTHER_SCORES = 100;
const LARGEST_PAINT_MS = 1200;
const BLOCKING_MS = 50;

export interface Measurements {
  weights?: Weight[];
  pages?: PageBytes[];
  visits?: Visit[];
  measured?: Measured[];
  hostile?: HostileFile[];
  own?: OwnChannelCpu[];
  audits?: Audit[];
}

export interface Budget {
  name: string;
  measured: string;
  allowed: string;
  kept: boolean;
}

/** Every budget with what was measured. The bench fails when one is not kept. */
export function budgets({
  weights = [],
  pages = [],
  visits = [],
  measured = [],
  hostile = [],
  own = [],
  audits = [],
}: Measurements): Budget[] {
  return [
    ...(weights.length > 0 ? weightBudgets(weights) : []),
    ...pages.map(({ name, script }) =>
      atMost(`script of ${name} alone`, script, OWN_SCRIPT_BYTES, kilobytes),
    ),
    ...visits
      .filter((visit) => visit.page)
      .map(({ name, d1 }) => atMost(`D1 round trips of ${name}`, d1, ROUND_TRIPS)),
    ...visits.filter(({ repeated }) => repeated).flatMap(repeatedBudgets),
    ...measured
      .filter(({ isReference }) => !isReference)
      .flatMap(({ name, ratio, bytes }) => [
        atMost(`cost of ${name} over bare`, 1 / ratio.perSecond, allowedOverBare(name), times),
        ...(HTML_BYTES[name] ? [atMost(`HTML of ${name}`, bytes, HTML_BYTES[name], kilobytes)] : []),
      ]),
    ...worstHostile(hostile),
    ...own.map(({ name, cpu }) => atMost(`CPU of ${name}`, cpu, OWN_CHANNEL_MS, tenths)),
    ...audits.flatMap(auditBudgets),
  ];
}

function allowedOverBare(name: string): number {
  const page = PUBLIC_PAGES.find(({ path }) => path === name);
  if (page) return page.namesSession ? NAMED_OVER_BARE : KEPT_OVER_BARE;
  const allowed = OVER_BARE[name];
  if (allowed === undefined) throw new Error(`there is no budget for ${name}`);
  return allowed;
}

function worstHostile(hostile: HostileFile[]): Budget[] {
  const [worst] = hostile.toSorted((one, other) => timesOrdinary(other) - timesOrdinary(one));
  if (!worst) return [];
  const name = `CPU of the worst hostile file (${worst.reader}: ${worst.shape}) over an ordinary one`;
  return [atMost(name, timesOrdinary(worst), HOSTILE_OVER_ORDINARY, times)];
}

function weightBudgets(weights: Weight[]): Budget[] {
  const sum = (held: boolean) =>
    weights
      .filter(({ kind }) => (kind === "held script") === held)
      .reduce((total, { brotli }) => total + brotli, 0);
  return [
    atMost("bytes of / before its first paint", sum(false), PAINT_BYTES, kilobytes),
    atMost("script of / on the first interaction", sum(true), HELD_SCRIPT_BYTES, kilobytes),
  ];
}

function repeatedBudgets({ name, d1, upstream = 0 }: Visit): Budget[] {
  return [
    atMost(`D1 round trips of ${name}`, d1, REPEATED.d1),
    atMost(`calls outside of ${name}`, upstream, REPEATED.upstream),
  ];
}

function auditBudgets({ page, scores, largestPaint, blocking, shift }: Audit): Budget[] {
  return [
    ...Object.entries(scores).map(([category, score]) =>
      atLeast(`${category} of ${page}`, score, category === "performance" ? PERFORMANCE_SCORE : OTHER_SCORES),
    ),
    atMost(`largest paint of ${page}`, largestPaint, LARGEST_PAINT_MS, milliseconds),
    {
      ...atMost(`blocking time of ${page}`, blocking, BLOCKING_MS, milliseconds),
      kept: blocking < BLOCKING_MS,
    },
    atMost(`layout shift of ${page}`, shift, 0),
  ];
}

const times = (ratio: number) => `${ratio.toFixed(2)}x`;
const tenths = (ms: number) => `${ms.toFixed(1)} ms`;
const milliseconds = (ms: number) => `${ms.toFixed(0)} ms`;

function atMost(
  name: string,
  measured: number,
  allowed: number,
  show: (n: number) => string = String,
): Budget {
  return { name, measured: show(measured), allowed: `<= ${show(allowed)}`, kept: measured <= allowed };
}

function atLeast(name: string, measured: number, allowed: number): Budget {
  return { name, measured: String(measured), allowed: `>= ${allowed}`, kept: measured >= allowed };
}
