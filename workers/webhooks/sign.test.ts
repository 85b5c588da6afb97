import { createHmac } from "node:crypto";
import { expect, it } from "vitest";
import { webhookHeaders, webhookSecret } from "./sign";

it("signs the test vector of Standard Webhooks", async () => {
  const headers = await webhookHeaders("whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw", {
    id: "msg_p5jXN8AQM9LWM0D4loKWxJek",
    at: new Date(1_614_265_330_000),
    body: '{"test": 2432232314}',
  });
  expect(headers).toEqual({
    "webhook-id": "msg_p5jXN8AQM9LWM0D4loKWxJek",
    "webhook-timestamp": "1614265330",
    "webhook-signature": "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
  });
});

it("signs other letters than ASCII as UTF-8, under a secret of 32 bytes of its own", async () => {
  const secret = await webhookSecret("of the deployment", "salt");
  const key = Buffer.from(secret.slice("whsec_".length), "base64");
  expect(key).toHaveLength(32);
  expect(await webhookSecret("of the deployment", "other")).not.toBe(secret);
  expect(await webhookSecret("another", "salt")).not.toBe(secret);
  const body = '{"title":"Brot – größer 🍞"}';
  const { "webhook-signature": signature } = await webhookHeaders(secret, {
    id: "evt-1",
    at: new Date(9_999),
    body,
  });
  expect(signature).toBe(`v1,${createHmac("sha256", key).update(`evt-1.9.${body}`).digest("base64")}`);
});
