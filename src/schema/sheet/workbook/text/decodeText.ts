import { WorkbookProblem, type Encoding } from '../workbook';

/** Letters of a text file. */
export interface DecodedText {
  readonly text: string;
  readonly encoding: Encoding;
  /** The bytes may be meant otherwise, too. */
  readonly unsure: boolean;
}

/** Marks at the beginning of a file that name its encoding. */
const MARKS: readonly (readonly [Encoding, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
  ['gb18030', [0x84, 0x31, 0x95, 0x33]],
];
const SAMPLE_BYTES = 262_144;
/** One letter in so many may be damaged without making the others doubtful. */
const DAMAGED = 20;

/** 0x80 to 0x9f of Windows-1252. Some runtimes decode them as the control characters that Latin-1 has there. */
const SIGNS = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

function decode(bytes: Uint8Array, encoding: Encoding): string {
  const text = new TextDecoder(encoding).decode(bytes).replace(/^\uFEFF/, '');
  return encoding === 'windows-1252'
    ? text.replace(/[\x80-\x9f]/g, (sign) => SIGNS[sign.charCodeAt(0) - 0x80] ?? sign)
    : text;
}

function isValid(bytes: Uint8Array, encoding: Encoding): boolean {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: true }); // the last letter may be cut
    return true;
  } catch {
    return false;
  }
}

/**
 * Two bytes a letter: one of them is 0 in every figure, separator and line end. Undefined where there is no 0, as in
 * every other text.
 */
function wideEncoding(bytes: Uint8Array): Encoding | undefined {
  const zeros = [0, 0];
  for (const [at, byte] of bytes.subarray(0, SAMPLE_BYTES).entries())
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [first = 0, second = 0] = zeros;
  if (first + second === 0) return undefined;
  // a picture, a program: anything but letters
  if (Math.max(first, second) < 3 * Math.min(first, second)) throw new WorkbookProblem('notSheet');
  return second > first ? 'utf-16le' : 'utf-16be';
}

/** How many letters outside of ASCII a text has, and how many could not be read. */
function readable(text: string): { readonly good: number; readonly bad: number } {
  const bad = text.split('\uFFFD').length - 1;
  return { good: (text.match(/\P{ASCII}/gu)?.length ?? 0) - bad, bad };
}

const isLetter = (byte = 0): boolean => (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a);
const isHigh = (byte = 0): boolean => byte >= 0xa1 && byte <= 0xfe;

/**
 * What speaks for Chinese and what for a language of western Europe: pairs of bytes that are common Chinese letters or
 * signs, against single bytes, rare letters, and one pair within a word of Latin letters (the 'ÇÃ' of 'LIGAÇÃO').
 */
function weigh(bytes: Uint8Array): { readonly chinese: number; readonly western: number } {
  let [chinese, western] = [0, 0];
  const given = bytes.subarray(0, SAMPLE_BYTES);
  for (let at = 0; at < given.length; at++) {
    const first = given[at] ?? 0;
    if (first < 0x80) continue;
    if (!isHigh(first) || !isHigh(given[at + 1])) {
      western += 1;
      continue;
    }
    const isAlone = isLetter(given[at - 1]) && isLetter(given[at + 2]);
    const isCommon = first <= 0xa3 || (first >= 0xb0 && first <= 0xd7);
    if (isCommon && !isAlone) chinese += 1;
    else western += 1;
    at += 1;
  }
  return { chinese, western };
}

/** One of the encodings that are not marked and not Unicode. Their bytes overlap: what stands in them decides. */
function oldEncoding(bytes: Uint8Array): { readonly encoding: Encoding; readonly unsure: boolean } {
  const { chinese, western } = weigh(bytes);
  const isChinese = isValid(bytes, 'gb18030') ? chinese > western : chinese > DAMAGED * western;
  if (!isChinese) return { encoding: 'windows-1252', unsure: 4 * chinese > western };
  return { encoding: 'gb18030', unsure: chinese < 3 || 4 * western > chinese || !isValid(bytes, 'gb18030') };
}

function findEncoding(bytes: Uint8Array): { readonly encoding: Encoding; readonly unsure: boolean } {
  const marked = MARKS.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte))?.[0] ?? wideEncoding(bytes);
  if (marked) return { encoding: marked, unsure: false };
  if (isValid(bytes, 'utf-8')) return { encoding: 'utf-8', unsure: false };
  const { good, bad } = readable(decode(bytes.subarray(0, SAMPLE_BYTES), 'utf-8'));
  return good > DAMAGED * bad ? { encoding: 'utf-8', unsure: true } : oldEncoding(bytes);
}

/** Signs that no text has: what holds many of them is none. */
const CONTROL = /[^\P{Cc}\t\n\v\f\r]/gu;
/** Beginnings of pages, documents and prints that are texts, too, and no tables. */
const NO_TABLE = /^\s*(?:<|\{\\rtf|%PDF-)/;

/**
 * The letters of a text file. Its encoding is found out: by its mark, by the zeros of two-byte letters, by being valid
 * UTF-8, else by which of Chinese and western European letters its bytes make. Throws a `BookProblem` for what is no
 * text.
 *
 * @param chosen by a person
 */
export function decodeText(bytes: Uint8Array, chosen?: Encoding): DecodedText {
  const { encoding, unsure } = chosen ? { encoding: chosen, unsure: false } : findEncoding(bytes);
  const text = decode(bytes, encoding);
  const beginning = text.slice(0, 10_000);
  if (NO_TABLE.test(beginning) || (!chosen && (beginning.match(CONTROL)?.length ?? 0) * 100 > beginning.length))
    throw new WorkbookProblem('notSheet');
  return { text, encoding, unsure };
}
