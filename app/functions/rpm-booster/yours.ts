import { z } from "zod";
import { compareUploads, reportRevenue, testResult } from "../../engines/revenue";
import { isoDay } from "../../numbers/days";
import { type DeskRules, defineAction } from "../desk/desk";
import { exampleSource } from "./example";
import {
  type KeptTest,
  type RevenueState,
  revenueList,
  revenueState,
  runningTest,
  shownRpm,
  testField,
} from "./kept-report";
import { RPM_FAILED } from "./messages";
import { type ReadRevenue, readRevenue, revenueForm } from "./revenue-material";
import { writtenName } from "./written-name";
import { MAX_TESTS, REVENUE_MESSAGES as SAYS } from "./yours-messages";

const action = defineAction<RevenueState>();

/** So many uploads are made for a test. */
const WANTED = 4;

/** Reads exports once, and keeps the result alone. Tests that run are held against it. */
const analyze = action({
  form: revenueForm,
  gather: readRevenue,
  apply: (state, _input, { now }, read) => withNewest(state, read, now),
  opens: revenueList.newest,
});

/** The same on figures that we made up. */
const example = action({
  form: z.object({}),
  async gather(_input, { request }): Promise<ReadRevenue> {
    const source = exampleSource(request.now);
    const compared = compareUploads(source);
    return { from: "example", notes: [], target: null, report: reportRevenue(source, compared), compared };
  },
  apply: (state, _input, { now }, read) => withNewest(state, read, now),
  opens: revenueList.newest,
});

/** Starts a test: the next uploads are made in one way, and compared once they are in an export. One that runs runs once. */
const start = action({
  form: testField,
  refusal: ({ tests }, input) =>
    tests.length >= MAX_TESTS && !runningTest(tests, input) ? SAYS["too-many-tests"] : undefined,
  apply(state, input, { now }) {
    if (runningTest(state.tests, input)) return state;
    const { dimension, of, name } = input;
    const made = state.made + 1;
    const [called] = state.reports.flatMap(({ report: { groups, videos } }) => {
      const group = groups.find(
        (one) => one.dimension === dimension && (one.of ?? "") === of && one.name === name,
      );
      return group ? [writtenName(group, videos)] : [];
    });
    const kept: KeptTest = {
      ...{ id: `test-${made}`, dimension, of: of === "" ? null : of, name },
      ...(called !== undefined && { called }),
      ...{ since: isoDay(now), want: WANTED, result: null },
    };
    return { ...state, made, tests: [kept, ...state.tests] };
  },
  opens: ({ tests }, input) => runningTest(tests, input)?.id,
});

const drop = action({
  form: z.object({ test: z.string() }),
  apply: (state, { test }) => ({ ...state, tests: state.tests.filter(({ id }) => id !== test) }),
});

/** RPM Booster on a creator's own revenue. */
export const revenueDesk: DeskRules<RevenueState> = {
  key: "rpm-booster",
  desk: "yours",
  state: revenueState,
  initial: () => ({ reports: [], tests: [], made: 0 }),
  failed: RPM_FAILED,
  actions: { analyze, example, start, drop, remove: revenueList.remove, clear: revenueList.clear },
  figure({ reports }) {
    const last = reports.find(({ from }) => from !== "example");
    const rpm = last && shownRpm(last.report);
    return typeof rpm === "number"
      ? { value: rpm.toFixed(2), label: `${last?.report.currency ?? "earned"} for 1,000 of your views` }
      : { value: "–", label: "no revenue of yours read yet" };
  },
};

/** The state with one result more, and its tests held against it. */
function withNewest(state: RevenueState, { compared, ...read }: ReadRevenue, now: Date): RevenueState {
  const made = state.made + 1;
  const tests =
    read.from === "example"
      ? state.tests
      : state.tests.map((test) => ({
          ...test,
          result: testResult(test, compared.compared, compared.named),
        }));
  const newest = { ...read, id: `revenue-${made}`, at: now.toISOString() };
  return revenueList.add({ ...state, tests, made }, newest, now);
}
