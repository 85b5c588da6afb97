import type { Device } from "../reasons";

/** An upload that an invented channel could have made. */
export interface PooledUpload {
  /** Its own in its niche, for good: states keep the address of its thumbnail, which is named by it. */
  number: number;
  title: string;
  description: string;
  tags: string[];
  duration: string;
  device: Device;
}

export function upload(
  number: number,
  device: Device,
  duration: string,
  title: string,
  description: string,
  tags: string,
): PooledUpload {
  return { number, device, duration, title, description, tags: tags.split(", ") };
}
