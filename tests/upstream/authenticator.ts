import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from "node:crypto";

/** What an authenticator may lie about. */
interface Lies {
  origin?: string;
  challenge?: string;
  rpId?: string;
  /** Whether it says that it verified its user. */
  verified?: boolean;
  /** Signs with another key than the passkey's. */
  foreignKey?: boolean;
}

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest();
const base64url = (data: Buffer) => data.toString("base64url");

/** The few forms of CBOR (RFC 8949) that a passkey is written in. */
function cbor(value: number | string | Buffer | Map<unknown, unknown>): Buffer {
  const head = (major: number, n: number) =>
    n < 24
      ? Buffer.from([(major << 5) | n])
      : n < 256
        ? Buffer.from([(major << 5) | 24, n])
        : Buffer.from([(major << 5) | 25, n >> 8, n & 255]);
  if (typeof value === "number") return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === "string")
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const parts = [...value].flatMap(([key, of]) => [cbor(key as number), cbor(of as number)]);
  return Buffer.concat([head(5, value.size), ...parts]);
}

/** A stand-in for what holds passkeys, as WebAuthn level 3 describes it: one key, ES256, no attestation. */
export class Authenticator {
  private readonly id = randomBytes(16);
  private readonly keys = generateKeyPairSync("ec", { namedCurve: "P-256" });
  private counter = 0;
  private readonly site: URL;

  constructor(site: URL) {
    this.site = site;
  }

  /** Answers navigator.credentials.create. */
  create({ challenge }: { challenge: string }, lies: Lies = {}) {
    const { x = "", y = "" } = this.keys.publicKey.export({ format: "jwk" });
    const key = new Map<number, number | Buffer>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, "base64url")],
      [-3, Buffer.from(y, "base64url")],
    ]);
    const length = Buffer.from([0, this.id.length]);
    const credential = Buffer.concat([Buffer.alloc(16), length, this.id, cbor(key)]);
    const authData = Buffer.concat([this.authData(lies, 0x40), credential]);
    const attestation = new Map<string, unknown>([
      ["fmt", "none"],
      ["attStmt", new Map()],
      ["authData", authData],
    ]);
    return this.answer({
      clientDataJSON: base64url(this.clientData("webauthn.create", challenge, lies)),
      attestationObject: base64url(cbor(attestation)),
      transports: ["internal"],
    });
  }

  /** Answers navigator.credentials.get. */
  get({ challenge }: { challenge: string }, lies: Lies = {}) {
    const clientData = this.clientData("webauthn.get", challenge, lies);
    const authData = this.authData(lies, 0);
    const key: KeyObject = lies.foreignKey
      ? generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey
      : this.keys.privateKey;
    const signature = createSign("sha256")
      .update(Buffer.concat([authData, sha256(clientData)]))
      .sign(key);
    return this.answer({
      clientDataJSON: base64url(clientData),
      authenticatorData: base64url(authData),
      signature: base64url(signature),
    });
  }

  private answer(response: object): string {
    const id = base64url(this.id);
    return JSON.stringify({ id, rawId: id, type: "public-key", clientExtensionResults: {}, response });
  }

  private clientData(type: string, challenge: string, lies: Lies): Buffer {
    const { origin = this.site.origin } = lies;
    return Buffer.from(
      JSON.stringify({ type, challenge: lies.challenge ?? challenge, origin, crossOrigin: false }),
    );
  }

  private authData({ rpId = this.site.hostname, verified = true }: Lies, more: number): Buffer {
    this.counter += 1;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const flags = 0x01 | (verified ? 0x04 : 0) | more;
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter]);
  }
}
