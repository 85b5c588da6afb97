import { yoursFunctions } from "../desk/functions";
import { FORECAST_FAILED } from "./both-desks";

export const forecastDeskFunctions = yoursFunctions(
  {
    key: "video-forecast",
    failed: FORECAST_FAILED,
    load: async () => (await import("./yours")).forecastDesk,
  },
  {
    forecast: {
      about: "Forecasts a video from a channel's own uploads, and tests the forecast on them.",
      fields: ["title", "date", "uploads", "file", "order", "channel", "kind", "card"],
      uses: ["channel.read", "channels.uploadsOf"],
      feature: "viral",
      example: { title: "Bread for beginners" },
    },
    example: { about: "Forecasts from an invented list, to show what a forecast says." },
    remove: {
      about: "Deletes a forecast from own uploads.",
      fields: ["forecast"],
      example: { forecast: "forecast-1" },
    },
    clear: { about: "Deletes all forecasts from own uploads." },
  },
);
