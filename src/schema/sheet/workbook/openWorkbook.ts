import { parse_zip, read, type ParsingOptions, type WorkBook } from '@e965/xlsx';
import { WorkbookProblem } from './workbook';
import { safeSheet } from './safeSheet';
import { unpack } from './unpack';

interface Part {
  readonly name: string;
  readonly content: Uint8Array;
  /** Of a stream, what every part is. */
  readonly type: 2;
}

declare module '@e965/xlsx' {
  /** Reads an archive whose parts are unpacked already. The library has it; its types do not. */
  export function parse_zip(
    archive: { readonly FullPaths: readonly string[]; readonly FileIndex: readonly Part[] },
    options: ParsingOptions,
  ): WorkBook;
}

const CONTENTS = '[Content_Types].xml';
/** Of a workbook whose formulas are computed when it is opened: until then their results are none. */
const UNCOMPUTED = /<(?:\w+:)?calcPr\b[^<>]*\sfullCalcOnLoad\s*=\s*["'](?:1|true)["']/;

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const isWide = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  return new TextDecoder(isWide ? (first === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8').decode(bytes);
}

/**
 * What the library reads of a file: rows up to a limit, with their formats and what is hidden, and nothing that it
 * would compute or draw.
 */
function optionsOf(mostRows: number): ParsingOptions {
  return {
    dense: true,
    sheetRows: mostRows,
    cellFormula: false,
    cellHTML: false,
    cellText: false,
    cellNF: true,
    cellStyles: true,
  };
}

/** An xlsx file. Other archives (documents, spreadsheets of other programs, binary ones) are none. */
async function openArchive(bytes: ArrayBuffer, mostRows: number, mostColumns: number): Promise<WorkBook> {
  const parts = await unpack(
    bytes,
    (name) => /\.(?:xml|rels)$/i.test(name) && !/^(?:META-INF|Index)\/|^objectdata\.xml$/i.test(name),
  );
  if (!parts.has(CONTENTS)) throw new WorkbookProblem('notSheet');
  const texts = [...parts].map(([name, part]) => ({ name, xml: decode(part) }));
  const uncomputed = texts.some(({ xml }) => UNCOMPUTED.test(xml));
  const encoder = new TextEncoder();
  // the archive says itself which of its parts are worksheets: any may be one
  const safe = texts.map(({ name, xml }): Part => ({
    name,
    type: 2,
    content: encoder.encode(safeSheet(xml, mostColumns, uncomputed)),
  }));
  return parse_zip({ FullPaths: safe.map(({ name }) => name), FileIndex: safe }, optionsOf(mostRows));
}

/**
 * A workbook with its first rows and columns: an archive (xlsx), else the older form (xls). Rejects with a
 * `BookProblem`: it is damaged, protected by a password, or unpacks to more than a sheet can be.
 */
export async function openWorkbook(
  bytes: ArrayBuffer,
  isArchive: boolean,
  mostRows: number,
  mostColumns: number,
): Promise<WorkBook> {
  try {
    return isArchive
      ? await openArchive(bytes, mostRows, mostColumns)
      : read(bytes, { type: 'array', ...optionsOf(mostRows) });
  } catch (error) {
    if (error instanceof WorkbookProblem) throw error;
    throw new WorkbookProblem(/password|encrypt/i.test(String(error)) ? 'protected' : 'broken');
  }
}
