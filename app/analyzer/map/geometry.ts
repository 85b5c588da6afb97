export interface Area {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Disc {
  x: number;
  y: number;
  r: number;
}

export interface Line {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

/** The free space between a rectangle and a circle; negative if they overlap. */
export function gapToDisc(area: Area, { x, y, r }: Disc): number {
  const across = Math.max(area.left - x, 0, x - area.right);
  const up = Math.max(area.top - y, 0, y - area.bottom);
  return Math.hypot(across, up) - r;
}

/** Whether two rectangles are nearer than `room`. */
export function overlaps(a: Area, b: Area, room = 0): boolean {
  return (
    a.left - room < b.right && b.left - room < a.right && a.top - room < b.bottom && b.top - room < a.bottom
  );
}

export function isInside(area: Area, frame: Area): boolean {
  return (
    area.left >= frame.left &&
    area.right <= frame.right &&
    area.top >= frame.top &&
    area.bottom <= frame.bottom
  );
}

/** The free space between a line and a circle; negative if it crosses the circle. */
export function lineGapToDisc({ x1, y1, x2, y2 }: Line, { x, y, r }: Disc): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / length));
  return Math.hypot(x1 + along * dx - x, y1 + along * dy - y) - r;
}

/** Whether a line is nearer to a rectangle than `room`. */
export function lineOverlaps(line: Line, area: Area, room = 0): boolean {
  const { left, right, top, bottom } = {
    left: area.left - room,
    right: area.right + room,
    top: area.top - room,
    bottom: area.bottom + room,
  };
  const within = (x: number, y: number) => x >= left && x <= right && y >= top && y <= bottom;
  return (
    within(line.x1, line.y1) ||
    within(line.x2, line.y2) ||
    linesCross(line, { x1: left, y1: top, x2: right, y2: bottom }) ||
    linesCross(line, { x1: left, y1: bottom, x2: right, y2: top })
  );
}

export function linesCross(a: Line, b: Line): boolean {
  const side = (line: Line, x: number, y: number) =>
    (line.x2 - line.x1) * (y - line.y1) - (line.y2 - line.y1) * (x - line.x1);
  return side(a, b.x1, b.y1) * side(a, b.x2, b.y2) < 0 && side(b, a.x1, a.y1) * side(b, a.x2, a.y2) < 0;
}
