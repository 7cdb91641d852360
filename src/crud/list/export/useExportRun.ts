import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { saveFile, WireError } from '@/api';
import { useResource } from '@/data/registry/ResourceContext';
import { nowOn } from '@/fields/date/wallClock';
import { recordTexts } from '@/fields/texts/recordTexts';
import { useTextTools } from '../texts/useTextTools';
import { useListTitle } from '../useListTitle';
import { csvFile } from './csvFile';
import type { ExportOf } from './ExportOf';
import { MOST_EXPORTED, readAll } from './readAll';

/** How far an export is; without `total` nobody knows. */
export interface ExportProgress {
  readonly done: number;
  readonly total?: number;
}

/**
 * Exports a list once, from when it is first drawn: by the server where the schema has a call for it (spec 01 §7), else
 * here, page by page, as a CSV of the columns on view. Leaving the page or `cancel` calls it off.
 */
export function useExportRun({ filters, sort, records: chosen, columns }: ExportOf, onDone: () => void) {
  const { resource, path } = useResource();
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
  const here = async (signal: AbortSignal) => {
    const askFirst = (total: number) => new Promise<boolean>((answer) => setQuestion({ total, answer }));
    const onProgress = (done: number, total: number) => setProgress({ done, total });
    const found = chosen ? { records: chosen, total: chosen.length } : await readAll({ provider: tools.provider, path, filters, sort, signal, askFirst, onProgress });
    if (!found) return;
    const rows = await recordTexts(tools, columns, found.records, signal);
    signal.throwIfAborted();
    saveFile(csvFile(`${title} ${nowOn().slice(0, 10)}`, [columns.map(({ label }) => label), ...rows]));
    const cut = found.total > MOST_EXPORTED;
    notify(cut ? 'lists.export.cut' : 'lists.export.done', { type: cut ? 'warning' : 'success', messageArgs: { smart_count: rows.length, count: rows.length.toLocaleString(), total: found.total.toLocaleString() } });
  };
  const run = useEffectEvent(async (signal: AbortSignal) => {
    try {
      await (resource.call('export') ? byServer(signal) : here(signal));
    } catch (error) {
      if (signal.aborted) return;
      // the wire told why; this tells what it means for the file
      notify('lists.export.failed', { type: 'warning', messageArgs: { reason: error instanceof WireError ? '' : translate('errors.unexpected') } });
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
