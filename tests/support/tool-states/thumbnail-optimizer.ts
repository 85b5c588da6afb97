import { arriveAt, takenOver } from "../arrive.ts";
import { at, type State } from "../state.ts";
import { emptied } from "../tool-state.ts";

const PATH = "/thumbnail-optimizer";
const TITLE = "Thumbnail Title Optimizer · Greenlight";

export const THUMBNAIL_OPTIMIZER: State[] = [
  at("thumbnail-optimizer", PATH, TITLE),
  {
    name: "thumbnail-optimizer-analyzed",
    title: TITLE,
    async reach(page) {
      await arriveAt(page, PATH);
      await page.getByRole("button", { name: "Analyze Content" }).click();
      await page.getByText("Three new suggestions are below.").waitFor();
      await takenOver(page);
    },
  },
  at("thumbnail-optimizer-confirm", `${PATH}?confirm=clear`, TITLE),
  emptied(
    { name: "thumbnail-optimizer", title: TITLE, path: PATH },
    "Clear the suggestions",
    "No suggestions yet",
  ),
];
