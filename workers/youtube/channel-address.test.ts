import { expect, it } from "vitest";
import { channelAddress } from "./channel-address";

const ID = "UC_x5XG1OV2P6uZZ5FSM9Ttw";

it.each([
  [ID, { by: "id", id: ID }],
  [` ${ID} `, { by: "id", id: ID }],
  [`https://www.youtube.com/channel/${ID}?view=0`, { by: "id", id: ID }],
  [`youtube.com/channel/${ID}/videos`, { by: "id", id: ID }],
  [`https://www.youtube.com/feeds/videos.xml?channel_id=${ID}`, { by: "id", id: ID }],
  [`youtube.com/feeds/videos.xml?x=1&channel_id=${ID}`, { by: "id", id: ID }],
  ["https://www.youtube.com/feeds/videos.xml?user=BlueShelf", null],
  ["@BlueShelf", { by: "handle", handle: "@BlueShelf" }],
  ["https://m.youtube.com/@BlueShelf/shorts", { by: "handle", handle: "@BlueShelf" }],
  ["https://youtube.com/%40caf%C3%A9", { by: "handle", handle: "@café" }],
  ["https://www.youtube.com/c/BlueShelf", { by: "name", name: "BlueShelf", handle: "@BlueShelf" }],
  ["BlueShelf", { by: "name", name: "BlueShelf", handle: "@BlueShelf" }],
  ["Blue Shelf", { by: "name", name: "Blue Shelf", handle: null }],
  ["https://www.youtube.com/watch?v=abcdefghijk", null],
  ["https://www.youtube.com/channel/nobody", null],
  ["https://example.com/@BlueShelf", null],
  ["example.com/BlueShelf", null],
  ["youtu.be/abcdefghijk", null],
  ["AC/DC fans", { by: "name", name: "AC/DC fans", handle: null }],
  ["@two words", null],
  ["@", null],
  ["  ", null],
])("reads %j", (text, address) => {
  expect(channelAddress(text)).toEqual(address);
});
