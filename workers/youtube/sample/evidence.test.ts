import { describe, expect, it } from "vitest";
import type { ShownFinding } from "../../../app/analyzer/insights/finding";
import { readInsights } from "../../../app/analyzer/insights/insights";
import { longTexts } from "../../../tests/support/long-texts";
import { type SampleTopic, sampleTopics } from "./catalogue";
import { searchCatalogue } from "./search";

// What the catalogue is written to show, through the analyzer's own rules. A change of its figures, or of the
// rules, must not lose it unseen.
const now = new Date("2026-11-21T10:00:00Z");

function answerOn(topic: SampleTopic) {
  const answer = searchCatalogue(topic.name, now);
  if (!answer) throw new Error(`nothing found on ${topic.name}`);
  return answer;
}

function findingsOn(topic: SampleTopic) {
  return readInsights(answerOn(topic), now);
}

/** The sub-topic most of a finding's videos were written for: the analyzer names topics in its own words. */
function subTopicOf(topic: SampleTopic, finding: ShownFinding): string | null {
  if (!finding.found) return null;
  const counts = new Map<string, number>();
  for (const { videoId, subTopic } of topic.videos) {
    if (finding.videoIds.includes(videoId)) counts.set(subTopic, (counts.get(subTopic) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

const shown = sampleTopics.map((topic) => {
  const { peakTopic, risingTopic, lowCompetitionGem } = findingsOn(topic);
  const [peak, rising, gem] = [peakTopic, risingTopic, lowCompetitionGem].map((finding) =>
    subTopicOf(topic, finding),
  );
  return { topic: topic.name, peak, rising, gem };
});

it("finds a peak in every topic, a rise in four, and a gem in all but cooking", () => {
  expect(shown).toEqual([
    { topic: "AI productivity tools", peak: "Prompt writing", rising: "AI agents", gem: "Meeting notes" },
    { topic: "React tutorials", peak: "Project builds", rising: null, gem: "Testing" },
    { topic: "Fitness for beginners", peak: "Home workouts", rising: "Walking", gem: "Running" },
    { topic: "Cooking healthy meals", peak: "Meal prep", rising: "High fiber", gem: null },
    { topic: "Photography tips", peak: "Portrait lighting", rising: "Phone photography", gem: "Night sky" },
  ]);
});

describe.each(sampleTopics)("$name", (topic) => {
  const { lowCompetitionGem, clusters } = findingsOn(topic);

  it("keeps every text within a card, for the whole topic and for parts of it", () => {
    const answer = answerOn(topic);
    for (const step of [1, 2, 3, 5, 8, 20, 30]) {
      const part = { ...answer, videos: answer.videos.filter((_, at) => at % step === 0) };
      expect(longTexts(readInsights(part, now)), `every ${step}th video`).toEqual([]);
    }
  });

  it("names its gem as its only gateway", () => {
    const open = clusters.filter(({ opportunities }) => opportunities.includes("gateway"));
    expect(open.map(({ name }) => name)).toEqual(
      lowCompetitionGem.found ? [lowCompetitionGem.clusterName] : [],
    );
  });

  it("bases its gem on four or five small channels at believable multiples, one of them a miss", () => {
    if (!lowCompetitionGem.found) return;
    const times = (lowCompetitionGem.groups ?? []).map(({ label }) =>
      Number.parseFloat(label.split(", ").at(-1) ?? ""),
    );
    expect([4, 5]).toContain(times.length);
    expect(Math.max(...times)).toBeLessThanOrEqual(6);
    expect(times.filter((multiple) => multiple >= 3).length).toBeGreaterThanOrEqual(3);
    expect(times.filter((multiple) => multiple < 1.5)).toHaveLength(1);
  });
});
