import { MOST_ROWS, WorkbookProblem, FORMATS, type SheetCell } from '@/schema';
import type { BackendContext } from '../../core/context';
import { Refusal } from '../../core/refusal';

const MB = 1024 * 1024;
/** Import files are at most 30M (spec 01 §9). */
const LARGEST = 30;

const tooMany = {
  en: 'The sheet has more than %{max} rows. Split it into several files.',
  zh: '表格超过 %{max} 行，请拆分为多个文件。',
};

/**
 * The rows of the first sheet of an uploaded file, read as the console reads them. Refuses what is no sheet, too large
 * or too long.
 */
export async function sheetRows(
  { readWorkbook }: Pick<BackendContext, 'readWorkbook'>,
  file: File | undefined,
): Promise<readonly (readonly SheetCell[])[]> {
  if (!file) throw new Refusal('fileMissing');
  if (!/\.xlsx?$/i.test(file.name)) throw new Refusal('fileRefused');
  if (file.size > LARGEST * MB) throw new Refusal('fileTooLarge', { args: { max: LARGEST } });
  try {
    const [sheet] = (await readWorkbook(await file.arrayBuffer(), { mostRows: MOST_ROWS })).sheets;
    if (sheet?.cut) throw new Refusal(tooMany, { args: { max: MOST_ROWS } });
    return sheet?.rows ?? [];
  } catch (error) {
    throw error instanceof WorkbookProblem ? new Refusal('fileRefused') : error;
  }
}

/** An xlsx file of sheets by name. */
export async function sheetFile(
  sheets: Readonly<Record<string, readonly (readonly SheetCell[])[]>>,
): Promise<{ readonly bytes: Uint8Array<ArrayBuffer>; readonly type: string }> {
  const { mime, write } = FORMATS.xlsx;
  return {
    bytes: new Uint8Array(await write(Object.entries(sheets).map(([name, rows]) => ({ name, rows })))),
    type: mime,
  };
}
