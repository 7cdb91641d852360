import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { failureText } from '@/data/failureText';
import { isRequired } from '@/schema';
import { cellText } from '@/schema/sheet/sheetCell';
import type { Sheet } from './book/book';
import { createImportStore, type ImportStore } from './rows/importStore';
import { isExample, readRows } from './rows/readRows';
import type { Choice } from './steps/choice';
import { sampleCells } from './template/sampleCells';
import type { ImportSetup } from './useImportSetup';

/** Texts of a column, each once. */
function textsOf(sheet: Sheet, { headerRow, mapping }: Choice, name: string): Set<string> {
  const column = mapping.indexOf(name);
  return new Set(sheet.rows.slice(headerRow + 1).map((row) => cellText(row[column])));
}

/** Reads and checks the chosen columns: names are looked up first, then every row is held against the schema's rules. */
export function useReading(setup: ImportSetup) {
  const { resource } = setup;
  const translate = useTranslate();
  const control = useRef<AbortController>(undefined);
  const [progress, setProgress] = useState<number>();
  const [failed, setFailed] = useState<string>();

  const read = async (sheet: Sheet, choice: Choice): Promise<ImportStore | undefined> => {
    const own = new AbortController();
    control.current?.abort();
    control.current = own;
    setProgress(0);
    setFailed(undefined);
    try {
      const columns = setup.columns.filter((name) => choice.mapping.includes(name) || isRequired(resource, name, {}));
      const finders = await setup.finders(columns, (name) => textsOf(sheet, choice, name));
      const reader = { resource, columns, finders, asForm: !resource.call('import') };
      const example = sampleCells(resource, setup.columns, finders, setup.locale);
      const skip = (cells: Parameters<typeof isExample>[0]) => isExample(cells, example);
      const rows = await readRows(sheet.rows, choice.headerRow, choice.mapping, reader, skip, { onProgress: setProgress, signal: own.signal });
      return createImportStore(rows, reader);
    } catch (error) {
      if (!own.signal.aborted) setFailed(failureText(error, translate));
      return undefined;
    } finally {
      if (control.current === own) setProgress(undefined);
    }
  };
  return { read, progress, failed, stop: () => control.current?.abort() };
}
