import { describe, expect, it } from "vitest";
import { placeOf } from "./place";
import { startingSeries } from "./sample";

const all = startingSeries("2026-11-21");
const at = (search: string) => placeOf(all, new URLSearchParams(search));

describe("a place in the planner", () => {
  it("is the first card where the address names nothing", () => {
    expect(at("")).toMatchObject({ first: true, open: null, step: null, editing: null, focus: [] });
    expect(at("done=remove")).toMatchObject({ first: false, open: null, focus: ["series-list"] });
  });

  it("is the card of a series, or of the video that is named", () => {
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

  it("is a form, or the question before a deletion", () => {
    expect(at("edit=bread-2")).toMatchObject({ open: "bread", editing: "bread-2", step: null });
    expect(at("edit=bread")).toMatchObject({
      open: "bread",
      editing: null,
      step: { name: "edit", id: "bread" },
    });
    expect(at("add=bread")).toMatchObject({ open: "bread", step: { name: "add", id: "bread" } });
    expect(at("delete=bread")).toMatchObject({ step: { name: "delete" }, focus: ["delete-form-bread"] });
  });

  it("is nowhere for what there is no longer", () => {
    expect(at("open=gone&edit=gone&add=gone&delete=gone")).toMatchObject({
      open: null,
      step: null,
      editing: null,
    });
  });
});
