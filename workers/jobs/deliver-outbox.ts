import { type Delivered, type Delivery, deliverMail } from "../feedback/deliver-mail";

export interface DeliverOutbox {
  delivery: Delivery;
  /** How much still waits. */
  waiting(): Promise<number>;
}

/** Tries the mail that is due, and tells the log what went out, what failed and why, and how much waits. */
export async function deliverOutbox({
  delivery,
  waiting,
}: DeliverOutbox): Promise<Delivered & { waiting: number }> {
  const delivered = await deliverMail(delivery);
  return { ...delivered, waiting: await waiting() };
}
