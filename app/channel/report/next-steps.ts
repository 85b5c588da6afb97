import type { NextStep } from "../../model/channel";
import { addressWith } from "../../navigation/address";
import { timesText } from "../../numbers/figures";

/** A step in words, and the desk where it is done, with the video it is about. */
export function writeNextStep(step: NextStep): { text: string; to: string; label: string } {
  switch (step.do) {
    case "follow-up": {
      const text = `Make another one like “${step.title}”: it has ${timesText(step.times)} your usual.`;
      // The forecaster leaves Shorts out.
      if (step.isShort) return { text, to: "/plan", label: "Plan a follow-up" };
      return {
        text,
        to: addressWith("/video-forecast/yours", { title: step.title }),
        label: "Forecast a follow-up",
      };
    }
    case "retitle":
      return {
        text: `Try a new title and thumbnail on “${step.title}”: it is shown, but clicked ${timesText(step.times)} as often as your others.`,
        to: addressWith("/thumbnail-optimizer/yours", { titles: step.title }),
        label: "Write new titles",
      };
    case "read-comments":
      return {
        text: `Read what viewers say under “${step.title}”: they clicked, and left sooner than usual.`,
        to: addressWith("/comment-sentiment/yours", step.videoId ? { video: step.videoId } : {}),
        label: "Read its comments",
      };
    case "choose-time":
      return {
        text: step.isBest
          ? `Try ${step.time} for your next uploads.`
          : `Keep your best ideas away from ${step.time}.`,
        to: "/plan/week",
        label: "Plan your week",
      };
    case "compare-runs":
      return {
        text: "Look for what your last ten have in common that the 20 before them do not.",
        to: "/comment-sentiment/yours",
        label: "Read your comments",
      };
    case "forecast":
      if (step.isShort) return { text: nextShort(step), to: "/plan", label: "Plan your next Short" };
      return {
        text: step.isRising
          ? `${RISING} Choose the next one by its forecast.`
          : step.best
            ? `Forecast a video like ${bestText(step.best)}.`
            : "Nothing stands out so far. Choose your next video by its forecast.",
        to: addressWith("/video-forecast/yours", step.best ? { title: step.best.title } : {}),
        label: "Forecast a video",
      };
  }
}

const RISING = "Stay with what you changed: your last ten beat the 20 before them.";

function nextShort({ isRising, best }: Extract<NextStep, { do: "forecast" }>): string {
  if (isRising) return RISING;
  return best ? `Make a Short like ${bestText(best)}.` : "Nothing stands out so far. Try something new.";
}

function bestText({ title, times }: { title: string; times: number }): string {
  return `“${title}”, your best of late: it has ${timesText(times)} your usual`;
}
