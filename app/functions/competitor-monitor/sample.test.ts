import { describe, expect, it } from "vitest";
import { seeded } from "../../numbers/chance";
import { monitorPage } from "../../tools/competitor-monitor/show";
import { type MonitorState, timesUsual } from "./channel";
import { MONITOR_MESSAGES } from "./messages";
import { add, competitorMonitor, refresh, remove, toggle } from "./sample";

const NOW = new Date("2026-11-21T10:00:00Z");
const context = (seed = "test") => ({ now: NOW, random: seeded(seed) });
const first = () => competitorMonitor.initial(NOW);
const show = (state: MonitorState) => monitorPage.show(state, { now: NOW, search: new URLSearchParams() });
const refreshed = (state: MonitorState, seed?: string) => refresh.apply(state, {}, context(seed), undefined);
const added = (state: MonitorState, name: string) => add.apply(state, { name }, context(name), undefined);
const paused = (state: MonitorState, id: string) =>
  toggle.apply(state, { id, to: "paused" }, context(), undefined);

describe("The first visit", () => {
  // Spec 2: "On first load each tool is pre-filled with sample data and stats."
  it("has channels, videos and stats that the schema accepts", () => {
    const state = first();
    expect(state.channels.length).toBeGreaterThanOrEqual(3);
    expect(state.videos).toHaveLength(3);
    expect(competitorMonitor.state.parse(state)).toEqual(state);
    expect(show(state)).toMatchObject({ totalVideosTracked: "156", lastUpdated: "3h ago" });
    expect(state.topPerformingChannel).not.toBe("");
  });
});

describe("Refresh", () => {
  // Spec 4: "Competitor monitor: Refresh replaces videos with 2 new ones, tracked count +2, lastUpdated 'just now'."
  it("replaces the videos with 2 new ones and counts them", () => {
    const before = first();
    const after = refreshed(before);
    expect(after.videos).toHaveLength(2);
    const earlier = before.videos.map(({ title }) => title);
    for (const { title } of after.videos) expect(earlier).not.toContain(title);
    expect(after.totalVideosTracked).toBe(before.totalVideosTracked + 2);
    expect(show(after).lastUpdated).toBe("just now");
  });

  it("brings videos from two active channels", () => {
    const state = first();
    const active = state.channels.filter(({ isActive }) => isActive).map(({ name }) => name);
    for (let turn = 0; turn < 30; turn++) {
      const channels = refreshed(state, `turn ${turn}`).videos.map(({ channel }) => channel);
      expect(new Set(channels).size).toBe(2);
      for (const channel of channels) expect(active).toContain(channel);
    }
  });

  it("brings two videos from the only active channel", () => {
    const state = first();
    const [only, ...others] = state.channels;
    const alone = others.reduce((left, { id }) => paused(left, id), state);
    const { videos } = refreshed(alone);
    expect(videos.map(({ channel }) => channel)).toEqual([only?.name, only?.name]);
    expect(new Set(videos.map(({ title }) => title)).size).toBe(2);
  });

  it("is refused if all channels are paused or none is listed", () => {
    const state = first();
    const all = state.channels.reduce((left, { id }) => paused(left, id), state);
    expect(refresh.refusal?.(state, {})).toBeUndefined();
    expect(refresh.refusal?.(all, {})).toBe(MONITOR_MESSAGES["all-paused"]);
    expect(refresh.refusal?.({ ...state, channels: [] }, {})).toBe(MONITOR_MESSAGES["no-channels"]);
  });

  it("updates the average and names the channel furthest above its usual views", () => {
    const before = first();
    const after = refreshed(before);
    const [one, other] = after.videos;
    if (!one || !other) throw new Error("no videos");
    const views = before.avgViewsPerVideo * 156 + one.viewCount + other.viewCount;
    expect(after.avgViewsPerVideo).toBe(Math.round(views / 158));
    const top = timesUsual(one) > timesUsual(other) ? one : other;
    expect(after.topPerformingChannel).toBe(top.channel);
  });

  it("repeats no video in ten refreshes", () => {
    let state = first();
    const titles = state.videos.map(({ title }) => title);
    for (let turn = 0; turn < 10; turn++) {
      state = refreshed(state, `turn ${turn}`);
      titles.push(...state.videos.map(({ title }) => title));
    }
    expect(new Set(titles).size).toBe(titles.length);
  });
});

describe("A channel", () => {
  // Spec 4: "A channel toggles Active/Paused and can be removed; adding appends an active channel with unknown subscriber count."
  it("is paused, set active again, removed and added", () => {
    const state = first();
    const id = state.channels[0]?.id ?? "";
    const isActive = (left: MonitorState) => left.channels.find((channel) => channel.id === id)?.isActive;
    expect(isActive(paused(state, id))).toBe(false);
    expect(isActive(toggle.apply(paused(state, id), { id, to: "active" }, context(), undefined))).toBe(true);
    expect(isActive(remove.apply(state, { id }, context(), undefined))).toBeUndefined();

    const after = added(state, "Kettle & Crumb");
    expect(after.channels.slice(0, -1)).toEqual(state.channels);
    expect(after.channels.at(-1)).toMatchObject({ name: "Kettle & Crumb", isActive: true });
    expect(show(after).channels.at(-1)?.subscribers).toBe("Subscribers unknown");
  });

  it("is refused if another tab removed it", () => {
    const state = first();
    const id = state.channels[0]?.id ?? "";
    const left = remove.apply(state, { id }, context(), undefined);
    for (const [action, input] of [
      [toggle, { id, to: "paused" }],
      [remove, { id }],
    ] as const) {
      expect(action.refusal?.(state, input)).toBeUndefined();
      expect(action.refusal?.(left, input)).toContain("This channel is no longer there.");
    }
  });

  // Spec 5: "Competitor channel name: non-empty after trimming; Add disabled otherwise."
  it("must have a name, trimmed", () => {
    expect(add.form.parse({ name: "  Kettle   Crumb " })).toEqual({ name: "Kettle Crumb" });
    expect(add.form.parse({ name: "Kettle\u0000\u202e\nCrumb" })).toEqual({ name: "Kettle Crumb" });
    expect(refusedWith("   ")).toBe(MONITOR_MESSAGES.blank);
    expect(refusedWith("\u200b\u2060")).toBe(MONITOR_MESSAGES.blank);
    expect(add.form.safeParse({}).error?.issues[0]?.message).toBe(MONITOR_MESSAGES.blank);
  });

  it("can have a name of at most 100 characters", () => {
    expect(refusedWith("x".repeat(100))).toBeUndefined();
    expect(refusedWith("x".repeat(101))).toBe(MONITOR_MESSAGES.long);
  });

  it("cannot be added twice", () => {
    expect(add.refusal?.(first(), { name: "slow crumb BAKING" })).toBe(
      "You are already watching Slow Crumb Baking.",
    );
    expect(add.refusal?.(first(), { name: "Slow Crumb" })).toBeUndefined();
  });

  it("is refused if there are twelve", () => {
    let state = first();
    for (let more = state.channels.length; more < 12; more++) {
      expect(add.refusal?.(state, { name: `Channel ${more}` })).toBeUndefined();
      state = added(state, `Channel ${more}`);
    }
    expect(add.refusal?.(state, { name: "One more" })).toBe(MONITOR_MESSAGES.full);
  });

  it("can have any name, and its videos have a chart", () => {
    for (const name of ["constructor", "__proto__", "日本の台所", "x".repeat(100)]) {
      const alone = { ...first(), channels: added({ ...first(), channels: [] }, name).channels };
      const state = refreshed(alone);
      expect(competitorMonitor.state.parse(state).videos).toHaveLength(2);
      for (const { times } of show(state).videos) expect(times).toMatch(/^\d+\.\d×$/);
    }
  });
});

function refusedWith(name: string): string | undefined {
  return add.form.safeParse({ name }).error?.issues[0]?.message;
}
