import { describe, expect, it } from "vitest";
import { startingSeries } from "../../functions/series-planner/pool";
import { readPlace } from "./place";

const all = startingSeries("2026-11-21");
const at = (search: string) => readPlace(all, new URLSearchParams(search));

describe("readPlace", () => {
  it("opens the first card for the plain URL", () => {
    expect(at("")).toMatchObject({ first: true, open: null, step: null, editing: null, focus: [] });
    expect(at("done=remove")).toMatchObject({ first: false, open: null, focus: ["series-list"] });
  });

  it("opens the card of the named series or video", () => {
    expect(at("open=bread")).toMatchObject({ open: "bread", focus: ["toggle-bread"] });
    expect(at("open=bread-2&done=up")).toMatchObject({
      open: "bread",
      focus: ["up-bread-2", "down-bread-2"],
    });
    expect(at("open=bread-2&done=down")).toMatchObject({ focus: ["down-bread-2", "up-bread-2"] });
    expect(at("open=bread-2&done=add-video")).toMatchObject({ open: "bread", focus: ["add-bread"] });
    expect(at("open=bread&done=delete-video")).toMatchObject({ undoes: true, focus: ["undo-bread"] });
    expect(at("open=bread-2&back=edit")).toMatchObject({ open: "bread", focus: ["edit-bread-2"] });
  });

  it("opens a form or the confirmation before deleting", () => {
    expect(at("edit=bread-2")).toMatchObject({ open: "bread", editing: "bread-2", step: null });
    expect(at("edit=bread")).toMatchObject({
      open: "bread",
      editing: null,
      step: { name: "edit", id: "bread" },
    });
    expect(at("add=bread")).toMatchObject({ open: "bread", step: { name: "add", id: "bread" } });
    expect(at("delete=bread")).toMatchObject({ step: { name: "delete" }, focus: ["delete-form-bread"] });
  });

  it("ignores ids that are gone", () => {
    expect(at("open=gone&edit=gone&add=gone&delete=gone")).toMatchObject({
      open: null,
      step: null,
      editing: null,
    });
  });
});
