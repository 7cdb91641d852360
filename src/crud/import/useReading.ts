import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { failureText } from '@/data';
import { type ColumnReadings, cellText, type SheetCell } from '@/schema';
import { withHeadingUnits, type Sheet } from '@/schema/internal';
import { rowsOfKept, type KeptImport } from './kept/keptImport';
import { createImportStore, type ImportStore } from './rows/importStore';
import { keyOfCell, type RowReader } from './rows/readRow';
import { isExample, readImportRows } from './rows/readImportRows';
import { headingsOf, leftOut, mayBeNeeded, type Choice } from './steps/choice';
import { exampleRows } from './template/exampleRows';
import type { ImportSetup } from './useImportSetup';

/** Texts of a column, each once. */
function textsOf(sheet: Sheet, { headerRow, mapping }: Choice, name: string): Set<string> {
  const column = mapping.indexOf(name);
  return new Set(sheet.rows.slice(headerRow + 1).map((row) => cellText(row[column])));
}

/**
 * Reads and checks the chosen columns: names are looked up first, then every row is held against the schema's rules.
 */
export function useReading(setup: ImportSetup) {
  const { resource } = setup;
  const translate = useTranslate();
  const control = useRef<AbortController>(undefined);
  const [progress, setProgress] = useState<number>();
  const [failed, setFailed] = useState<string>();

  /** Runs one reading at a time; undefined when it failed, which is told, or was called off. */
  const during = async (work: (signal: AbortSignal) => Promise<ImportStore>): Promise<ImportStore | undefined> => {
    const own = new AbortController();
    control.current?.abort();
    control.current = own;
    setProgress(0);
    setFailed(undefined);
    try {
      const store = await work(own.signal);
      return own.signal.aborted ? undefined : store;
    } catch (error) {
      if (!own.signal.aborted) setFailed(failureText(error, translate));
      return undefined;
    } finally {
      if (control.current === own) setProgress(undefined);
    }
  };
  const readerOf = async (
    columns: readonly string[],
    readings: ColumnReadings,
    textsOf: (name: string) => Iterable<string>,
  ): Promise<RowReader> => ({
    resource,
    columns,
    readings,
    finders: await setup.finders(columns, textsOf),
    asForm: !resource.call('import'),
    known: setup.knownRecords?.(),
  });
  /** The records that rows with these cells may change. */
  const lookFor = async (reader: RowReader, cells: readonly SheetCell[], signal: AbortSignal): Promise<void> => {
    const { known } = reader;
    await known?.look(
      cells.map((cell) => keyOfCell(reader, known.key, cell)),
      signal,
    );
  };

  return {
    read: (sheet: Sheet, choice: Choice, readings: ColumnReadings) =>
      during(async (signal) => {
        const columns = setup.columns.filter((name) => choice.mapping.includes(name) || mayBeNeeded(resource, name));
        const reader = {
          ...(await readerOf(columns, readings, (name) => textsOf(sheet, choice, name))),
          since1904: sheet.since1904,
        };
        const examples = await exampleRows(setup, reader.finders);
        const without = leftOut(sheet, choice);
        const skip = (cells: Parameters<typeof isExample>[0], at: number) =>
          without.has(at) || examples.some((example) => isExample(cells, example));
        const { headerRow, mapping } = choice;
        const keyColumn = mapping.indexOf(resource.import?.key ?? '');
        await lookFor(
          reader,
          sheet.rows.slice(headerRow + 1).map((row) => row[keyColumn] ?? null),
          signal,
        );
        const rows = withHeadingUnits(sheet.rows, headerRow, headingsOf(sheet, headerRow), mapping, resource.fields);
        return createImportStore(
          await readImportRows(rows, headerRow, mapping, reader, skip, { onProgress: setProgress, signal }),
          reader,
        );
      }),
    resume: (kept: KeptImport) =>
      during(async (signal) => {
        const reader = await readerOf(
          kept.columns,
          kept.readings,
          (name) => new Set(kept.rows.map(({ cells }) => cellText(cells[name]))),
        );
        await lookFor(
          reader,
          kept.rows.map(({ cells }) => cells[resource.import?.key ?? ''] ?? null),
          signal,
        );
        return createImportStore(rowsOfKept(kept, reader), reader);
      }),
    progress,
    failed,
    stop: () => control.current?.abort(),
  };
}
