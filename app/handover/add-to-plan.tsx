import { ListPlus } from "lucide-react";
import { Form } from "react-router";
import type { CardForecast, CardLight } from "../model/card";
import { Button, type ButtonLook } from "../ui/button";
import { ADD_TO_PLAN, HANDOVER_PATH } from "./messages";

interface AddToPlanProps extends ButtonLook {
  idea: string;
  title?: string;
  description?: string;
  /** "2026-11-24" */
  date?: string;
  series?: string;
  episode?: number;
  light?: CardLight;
  forecast?: CardForecast;
  /** From sample data: the card says so. */
  isSample?: boolean;
  /** Inside a drawn part, whose forms have no router. */
  isDrawn?: boolean;
}

/** One button that adds a card and leaves the page where it is. Works in drawn parts, and without script. */
export function AddToPlan({ variant = "secondary", size = "sm", ...card }: AddToPlanProps) {
  const { idea, title, description, date, series, episode, light, forecast, isSample, isDrawn } = card;
  const fields = {
    ...{ idea, title, description, date, series },
    episode: episode === undefined ? undefined : String(episode),
    light: light && JSON.stringify(light),
    forecast: forecast && JSON.stringify(forecast),
    isSample: isSample ? "yes" : undefined,
  };
  const content = (
    <>
      <input type="hidden" name="action" value="add" />
      {Object.entries(fields).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <Button variant={variant} size={size}>
        <ListPlus aria-hidden="true" className="size-4" />
        {ADD_TO_PLAN}
        <span className="sr-only">: {title || idea}</span>
      </Button>
    </>
  );
  if (isDrawn) {
    return (
      <form method="post" action={HANDOVER_PATH} className="print:hidden">
        {content}
      </form>
    );
  }
  return (
    <Form method="post" action={HANDOVER_PATH} replace preventScrollReset className="print:hidden">
      {content}
    </Form>
  );
}

interface AddSeriesProps {
  title: string;
  /** In their order. */
  videos: { title: string; publishDate: string | null; status: string }[];
}

/** One button that adds the videos of a sample series that are not out yet, each with its number and its date. */
export function AddSeriesToPlan({ title, videos }: AddSeriesProps) {
  const planned = videos.flatMap(({ title, publishDate, status }, at) =>
    status === "published" ? [] : [{ title, date: publishDate, episode: at + 1 }],
  );
  if (planned.length === 0) return null;
  return (
    <Form method="post" action={HANDOVER_PATH} replace preventScrollReset className="print:hidden">
      <input type="hidden" name="action" value="add-series" />
      <input type="hidden" name="series" value={title} />
      <input type="hidden" name="videos" value={JSON.stringify(planned)} />
      <input type="hidden" name="isSample" value="yes" />
      <Button variant="secondary" size="sm">
        <ListPlus aria-hidden="true" className="size-4" />
        {ADD_TO_PLAN}
        <span className="sr-only">: {title}</span>
      </Button>
    </Form>
  );
}
