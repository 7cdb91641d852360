import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { saveFile, WireError } from '@/api';
import { useResource } from '@/data';
import { nowOn } from '@/schema/dates';
import { recordCells } from '@/fields/internal';
import { columnWidths } from '@/schema/internal';
import { fileTable, type AnyRecord, formatNumber } from '@/schema';
import { makeFile } from '@/widgets/internal';
import { useTextTools } from '../texts/useTextTools';
import { useListTitle } from '../useListTitle';
import type { ExportOf, ExportWay } from './ExportOf';
import { MOST_EXPORTED, readAll } from './readAll';

/** How far an export is; without `total` nobody knows. */
export interface ExportProgress {
  readonly done: number;
  readonly total?: number;
}

interface ListFile extends Pick<ExportOf, 'columns'> {
  readonly tools: ReturnType<typeof useTextTools>;
  readonly title: string;
  readonly records: readonly AnyRecord[];
  readonly signal: AbortSignal;
}

/** The records as a file of the columns on view, named by the list and the day. */
async function makeList(format: string, { tools, title, columns, records, signal }: ListFile) {
  const cells = await recordCells(tools, columns, records, signal);
  const rows = fileTable(
    columns.map(({ label }) => label),
    cells,
  );
  const file = await makeFile(
    format,
    `${title} ${nowOn().slice(0, 10)}`,
    [{ name: title, rows, widths: columnWidths(rows) }],
    signal,
  );
  signal.throwIfAborted();
  return { file, count: cells.length };
}

/**
 * Exports a list once, from when it is first drawn: by the cloud's own call (spec 01 §7), or here, page by page, as a
 * file of the columns on view. Leaving the page or `cancel` calls it off.
 */
export function useExportRun(
  { filters, sort, records: chosen, columns }: ExportOf,
  way: ExportWay,
  onDone: () => void,
) {
  const { path } = useResource();
  const tools = useTextTools();
  const title = useListTitle();
  const translate = useTranslate();
  const notify = useNotify();
  const [progress, setProgress] = useState<ExportProgress>({ done: 0 });
  /** Answers whether the beginning of a list that is too long is wanted. */
  const [question, setQuestion] = useState<{ readonly total: number; answer(wanted: boolean): void }>();
  const control = useRef<AbortController>(undefined);

  const byServer = async (signal: AbortSignal) => {
    const ids = chosen?.map(({ id }) => id);
    const { data } = await tools.provider.exportList(path, { filter: filters, sort, signal, ...(ids && { ids }) });
    signal.throwIfAborted();
    saveFile(data);
    notify('actions.export.success', { type: 'success' });
  };
  const here = async (format: string, signal: AbortSignal) => {
    const confirmMany = (total: number) => new Promise<boolean>((answer) => setQuestion({ total, answer }));
    const onProgress = (done: number, total: number | undefined) =>
      setProgress({ done, ...(total !== undefined && { total }) });
    const found = chosen
      ? { records: chosen, total: chosen.length }
      : await readAll({ provider: tools.provider, path, filters, sort, signal, confirmMany, onProgress });
    if (!found) return;
    const { file, count } = await makeList(format, { tools, title, columns, records: found.records, signal });
    saveFile({ blob: file, name: file.name });
    const cut = found.total === undefined ? 'more' : found.total > MOST_EXPORTED && 'cut';
    notify(`lists.export.${cut || 'done'}`, {
      type: cut ? 'warning' : 'success',
      messageArgs: {
        smart_count: count,
        count: formatNumber(count),
        total: formatNumber(found.total ?? 0),
      },
    });
  };
  const run = useEffectEvent(async (signal: AbortSignal) => {
    try {
      await (way === 'server' ? byServer(signal) : here(way, signal));
    } catch (error) {
      if (signal.aborted) return;
      // the wire told why; this tells what it means for the file
      notify('lists.export.failed', {
        type: 'warning',
        messageArgs: { reason: error instanceof WireError ? '' : translate('errors.unexpected') },
      });
    } finally {
      if (!signal.aborted) onDone();
    }
  });
  useEffect(() => {
    const own = new AbortController();
    control.current = own;
    void run(own.signal);
    return () => own.abort();
  }, []);

  return {
    progress,
    question: question && {
      total: question.total,
      answer: (wanted: boolean) => {
        setQuestion(undefined);
        question.answer(wanted);
      },
    },
    cancel: () => {
      control.current?.abort();
      onDone();
    },
  };
}
