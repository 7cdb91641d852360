import { WorkbookProblem } from './workbook';

const DIRECTORY_END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const STORED = 0;
const DEFLATED = 8;
const MB = 1024 * 1024;
/** Unpacked, of all parts together. A sheet of 10,000 rows and 50 columns has about 30 MB. */
const MOST_UNPACKED = 256 * MB;
const MOST_PARTS = 5000;
/** Honest sheets pack about 1:10 to 1:50; what is smaller than `HONEST` may be packed as well as it likes. */
const MOST_RATIO = 250;
const HONEST = 32 * MB;

interface Entry {
  readonly name: string;
  readonly method: number;
  readonly packed: Uint8Array<ArrayBuffer>;
}

function directoryEnd(view: DataView): number {
  const first = Math.max(0, view.byteLength - 65_557);
  for (let at = view.byteLength - 22; at >= first; at--) if (view.getUint32(at, true) === DIRECTORY_END) return at;
  throw new WorkbookProblem('broken');
}

/**
 * The parts of an archive as its directory names them. Where they end is taken from it, how large they become is not.
 */
function entriesOf(bytes: ArrayBuffer): Entry[] {
  const view = new DataView(bytes);
  const end = directoryEnd(view);
  const count = view.getUint16(end + 10, true);
  if (count > MOST_PARTS) throw new WorkbookProblem('tooComplex');
  let at = view.getUint32(end + 16, true);
  return Array.from({ length: count }, () => {
    if (at + 46 > bytes.byteLength || view.getUint32(at, true) !== ENTRY) throw new WorkbookProblem('broken');
    const [size, named, extra, said] = [
      view.getUint32(at + 20, true),
      view.getUint16(at + 28, true),
      view.getUint16(at + 30, true),
      view.getUint16(at + 32, true),
    ];
    const local = view.getUint32(at + 42, true);
    if (local + 30 > bytes.byteLength || view.getUint32(local, true) !== LOCAL) throw new WorkbookProblem('broken');
    if ((view.getUint16(at + 8, true) & 1) === 1) throw new WorkbookProblem('protected');
    const from = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    if (from + size > bytes.byteLength) throw new WorkbookProblem('broken');
    const entry: Entry = {
      name: new TextDecoder().decode(new Uint8Array(bytes, at + 46, named)).replaceAll('\\', '/'),
      method: view.getUint16(at + 10, true),
      packed: new Uint8Array(bytes, from, size),
    };
    at += 46 + named + extra + said;
    return entry;
  });
}

/** Unpacks one part; `count` hears of every piece before the next one is unpacked. */
async function inflate(
  packed: Uint8Array<ArrayBuffer>,
  count: (bytes: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      count(piece.value.byteLength);
      pieces.push(piece.value);
    }
  } catch (error) {
    await reader.cancel().catch(() => undefined);
    throw error instanceof WorkbookProblem ? error : new WorkbookProblem('broken');
  }
  return new Uint8Array(await new Blob(pieces).arrayBuffer());
}

/**
 * The parts of an archive that are wanted, by name, unpacked one after the other. What they unpack to is counted while
 * it happens: no size that the archive says of itself is believed. Rejects with a `BookProblem`.
 */
export async function unpack(
  bytes: ArrayBuffer,
  isWanted: (name: string) => boolean,
): Promise<Map<string, Uint8Array<ArrayBuffer>>> {
  let unpacked = 0;
  const count = (more: number) => {
    unpacked += more;
    if (unpacked > MOST_UNPACKED || (unpacked > HONEST && unpacked > bytes.byteLength * MOST_RATIO))
      throw new WorkbookProblem('tooComplex');
  };
  const parts = new Map<string, Uint8Array<ArrayBuffer>>();
  for (const { name, method, packed } of entriesOf(bytes)) {
    if (!isWanted(name)) continue;
    if (method !== STORED && method !== DEFLATED) throw new WorkbookProblem('broken');
    if (method === STORED) count(packed.byteLength);
    parts.set(name, method === STORED ? packed : await inflate(packed, count));
  }
  return parts;
}
