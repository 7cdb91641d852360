import { BookProblem } from './book';

const ZIP = 0x04034b50;
const DIRECTORY_END = 0x06054b50;
const ENTRY = 0x02014b50;
/** Old Excel files, and new ones with a password. */
const COMPOUND = 0xe011cfd0;
const MB = 1024 * 1024;
/** Unpacked, of all parts together. A sheet of 10,000 rows and 50 columns has about 30 MB. */
const MOST_UNPACKED = 256 * MB;
const MOST_PARTS = 5000;
/** Honest sheets pack about 1:10 to 1:50. */
const MOST_RATIO = 250;

function directoryEnd(view: DataView): number {
  const first = Math.max(0, view.byteLength - 65_557);
  for (let at = view.byteLength - 22; at >= first; at--) if (view.getUint32(at, true) === DIRECTORY_END) return at;
  throw new BookProblem('broken');
}

/** Reads what the archive says of its parts, before any of them is unpacked. */
function checkArchive(view: DataView): void {
  const end = directoryEnd(view);
  const parts = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  let unpacked = 0;
  if (parts > MOST_PARTS) throw new BookProblem('tooComplex');
  for (let part = 0; part < parts; part++) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== ENTRY) throw new BookProblem('broken');
    unpacked += view.getUint32(at + 24, true); // 4 GB is what a 64-bit archive says: too much anyway
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  if (unpacked > MOST_UNPACKED || (unpacked > 32 * MB && unpacked > view.byteLength * MOST_RATIO)) throw new BookProblem('tooComplex');
}

/**
 * Refuses what is no Excel file whatever its name says, and archives that would unpack to much more than a sheet
 * can be. Throws a `BookProblem`.
 */
export function checkBytes(bytes: ArrayBuffer): void {
  const view = new DataView(bytes);
  if (bytes.byteLength < 22) throw new BookProblem('notExcel');
  const first = view.getUint32(0, true);
  if (first === ZIP) checkArchive(view);
  else if (first !== COMPOUND) throw new BookProblem('notExcel');
}
