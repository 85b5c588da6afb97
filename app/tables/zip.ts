/** More files than any export has. */
const MAX_FILES = 100;

const END = 0x06054b50;
const END_LENGTH = 22;
const MAX_COMMENT = 65_535;
const ENTRY = 0x02014b50;
const ENTRY_LENGTH = 46;
const FILE = 0x04034b50;
const FILE_LENGTH = 30;
const ENCRYPTED = 1;
const STORED = 0;
const DEFLATED = 8;

/** A file of an archive: its bytes, or why they were not read, as a clause ("it has a password"). */
type ZippedFile = { name: string; bytes: Uint8Array } | { name: string; refused: string };

type ZipRead = { files: ZippedFile[] } | { refused: "damaged" | "too-many" | "too-large" };

/** Whether bytes begin as a ZIP does, an empty one too. */
export function isZip(bytes: Uint8Array): boolean {
  const [first, second, third, fourth] = bytes;
  return (
    first === 0x50 && second === 0x4b && ((third === 3 && fourth === 4) || (third === 5 && fourth === 6))
  );
}

/**
 * The files of a ZIP by the last part of their names: folders are ignored, and what systems add (`__MACOSX`,
 * `.DS_Store`). Refused beyond 100 files, where files lie over one another, and where it unpacks to more than `most`
 * bytes, by the sizes it declares or by those it has: no more than `most` is ever unpacked, files that are refused
 * among it. A file that is encrypted, compressed by anything but deflate or not of its declared size is refused by itself.
 */
export async function readZip(bytes: Uint8Array<ArrayBuffer>, most: number): Promise<ZipRead> {
  const entries = readDirectory(bytes);
  if (entries === null) return { refused: "damaged" };
  if (entries.length > MAX_FILES) return { refused: "too-many" };
  const wanted = entries.filter(({ path }) => !isOfSystem(path));
  if (wanted.reduce((sum, { size }) => sum + size, 0) > most) return { refused: "too-large" };
  if (overlap(entries)) return { refused: "damaged" };
  const files: ZippedFile[] = [];
  const budget = { left: most };
  for (const entry of wanted) {
    const unpacked = await unpack(bytes, entry, budget);
    if (budget.left < 0) return { refused: "too-large" };
    const name = baseName(entry.path);
    files.push(typeof unpacked === "string" ? { name, refused: unpacked } : { name, bytes: unpacked });
  }
  return { files };
}

/**
 * Whether two files share bytes. No program writes that, and one stream that stands for many files unpacks to many times
 * its size.
 */
function overlap(entries: Entry[]): boolean {
  let end = 0;
  return entries
    .toSorted((one, other) => one.at - other.at)
    .some(({ at, from, packed }) => {
      const begins = at < end;
      end = (from ?? at) + packed;
      return begins;
    });
}

/** How many bytes of an archive may still be unpacked, damaged files among them; below zero once it has too many. */
interface Budget {
  left: number;
}

interface Entry {
  path: string;
  flags: number;
  method: number;
  packed: number;
  size: number;
  /** Where its local header stands. */
  at: number;
  /** Where its content begins, behind that header; null without one, and where it would run into the directory. */
  from: number | null;
}

/** The central directory, which alone has all sizes (APPNOTE 4.3.12); null if it cannot be read. */
function readDirectory(bytes: Uint8Array): Entry[] | null {
  const view = viewOf(bytes);
  const end = findEnd(view);
  if (end === null) return null;
  const count = view.getUint16(end + 10, true);
  const entries: Entry[] = [];
  const directory = view.getUint32(end + 16, true);
  let at = directory;
  for (let n = 0; n < Math.min(count, MAX_FILES + 1); n++) {
    if (at + ENTRY_LENGTH > end || view.getUint32(at, true) !== ENTRY) return null;
    const name = at + ENTRY_LENGTH;
    const extra = name + view.getUint16(at + 28, true);
    const comment = extra + view.getUint16(at + 30, true);
    const next = comment + view.getUint16(at + 32, true);
    if (next > end) return null;
    const header = view.getUint32(at + 42, true);
    const packed = view.getUint32(at + 20, true);
    entries.push({
      path: new TextDecoder().decode(bytes.subarray(name, extra)),
      flags: view.getUint16(at + 8, true),
      method: view.getUint16(at + 10, true),
      packed,
      size: view.getUint32(at + 24, true),
      at: header,
      from: contentBegins(view, { header, packed, before: directory }),
    });
    at = next;
  }
  return entries;
}

/** Behind the name and the extra field of a local header; null without one, or where the content ends too late. */
function contentBegins(
  view: DataView,
  { header, packed, before }: { header: number; packed: number; before: number },
): number | null {
  if (header + FILE_LENGTH > before || view.getUint32(header, true) !== FILE) return null;
  const from = header + FILE_LENGTH + view.getUint16(header + 26, true) + view.getUint16(header + 28, true);
  return from + packed > before ? null : from;
}

/** The end record: behind it stands a comment alone, of the length it states. */
function findEnd(view: DataView): number | null {
  const last = view.byteLength - END_LENGTH;
  for (let at = last; at >= Math.max(0, last - MAX_COMMENT); at--) {
    if (view.getUint32(at, true) === END && view.getUint16(at + 20, true) === last - at) return at;
  }
  return null;
}

/** The bytes of an entry, or why there are none. */
async function unpack(
  bytes: Uint8Array<ArrayBuffer>,
  { from, flags, method, packed, size }: Entry,
  budget: Budget,
): Promise<Uint8Array | string> {
  if (flags & ENCRYPTED) return "it has a password";
  if (method !== STORED && method !== DEFLATED) return "it is compressed in a way that is not read";
  if (from === null) return "it is damaged";
  const content = bytes.subarray(from, from + packed);
  if (method === STORED) budget.left -= packed;
  const unpacked = method === STORED ? content : await inflate(content, budget);
  return typeof unpacked === "string" || unpacked.length === size ? unpacked : "it is damaged";
}

/** Inflates chunk by chunk, so that a small file that claims little cannot fill the memory. */
async function inflate(content: Uint8Array<ArrayBuffer>, budget: Budget): Promise<Uint8Array | string> {
  const stream = new Blob([content]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  const reader = stream.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      budget.left -= read.value.length;
      if (budget.left < 0) {
        await reader.cancel();
        return "it is too large";
      }
      length += read.value.length;
      chunks.push(read.value);
    }
  } catch {
    return "it is damaged";
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** The last part of a path, whichever way it is written. */
function baseName(path: string): string {
  return path.split(/[/\\]/).at(-1) ?? "";
}

function isOfSystem(path: string): boolean {
  const name = baseName(path);
  return name === "" || name.startsWith(".") || name === "Thumbs.db" || /(?:^|[/\\])__MACOSX[/\\]/.test(path);
}
