import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { WireError } from '@/api';
import { failureText, isUnclear } from '@/data';
import { changeFound, confirmImport, uploadImport, createRecord } from '@/data/internal';
import { makeFile } from '@/widgets/internal';
import { readImportAnswer } from '../answer/readImportAnswer';
import type { ImportRow } from '../rows/importRow';
import { stateOf } from '../rows/importRow';
import type { ImportStore, RowNews } from '../rows/importStore';
import type { ImportSetup } from '../useImportSetup';
import { saveRows } from './saveRows';
import { outcomeOf, refusalOf } from './outcome';
import { uploadSheet, type Layout } from './uploadSheet';
import { serverTemplate } from '../template/serverTemplate';
import { heading } from '../template/templateSheets';

/**
 * The columns of the file that is uploaded: those of the server's own template where there is one, so that the server
 * finds what it expects, with ours behind them; else the headings of our template.
 */
async function uploadLayout(setup: ImportSetup, columns: readonly string[]): Promise<Layout> {
  const own: Layout = columns.map((name) => ({ heading: heading(setup, name), name }));
  if (!setup.resource.call('template')) return own;
  try {
    const { layout: theirs } = await serverTemplate(setup);
    const known = new Set(theirs.map(({ name }) => name));
    return known.size > 1 ? [...theirs, ...own.filter(({ name }) => !known.has(name))] : own;
  } catch {
    return own; // the upload itself will say what is wrong with the connection
  }
}

/** `working`: the file has arrived, the server reads it; that cannot be called off. */
export type Phase = 'idle' | 'uploading' | 'working' | 'creating' | 'confirming';

/** By what rows that are sent again are known: two that say the same are two. */
const sameAs = (rows: readonly ImportRow[]): string => JSON.stringify(rows.map(({ key, values }) => [key, values]));
const marked = (rows: readonly ImportRow[], news: RowNews) => new Map(rows.map(({ key }) => [key, news]));

/** What is sent, and who hears how far it is. */
interface Sent {
  readonly setup: ImportSetup;
  readonly store: ImportStore;
  readonly rows: readonly ImportRow[];
  readonly signal: AbortSignal;
  textOf(error: unknown): string;
  phase(phase: Phase): void;
  progress(ratio: number): void;
  said(texts: readonly string[]): void;
  token(token: Readonly<Record<string, string>>): void;
}

/** All rows as one file to the import call. */
async function sendFile({ setup, store, rows, signal, said, ...tell }: Sent): Promise<void> {
  const { resource } = setup;
  let arrived = false;
  tell.phase('uploading');
  const layout = await uploadLayout(setup, store.reader.columns);
  const file = await makeFile('xlsx', 'import', [uploadSheet({ ...setup, layout }, rows)]);
  const options = { rows, fieldOf: setup.fieldOf, firstRow: resource.import?.firstRow };
  store.tell(marked(rows, { sent: 'sending' }));
  try {
    const answer = readImportAnswer(
      await uploadImport(resource, file, {
        signal,
        same: sameAs(rows),
        onProgress: (ratio) => {
          tell.progress(ratio);
          arrived = ratio >= 1;
          if (arrived) tell.phase('working');
        },
      }),
    );
    const outcome = outcomeOf(answer, { ...options, taken: resource.call('importConfirm') ? 'verified' : 'done' });
    tell.token(answer.token);
    said(outcome.said);
    store.tell(outcome.news);
  } catch (error) {
    if (error instanceof WireError && !isUnclear(error) && error.status > 0) {
      const refused = refusalOf(readImportAnswer(error.data), options);
      said(refused.said);
      store.tell(refused.news);
    } else store.tell(marked(rows, { sent: arrived || isUnclear(error) ? 'unclear' : undefined }));
    throw error;
  }
}

/** Row by row, where the cloud has no import call: a new record, or a change of the one the row names. */
async function sendEach({ setup, store, rows, signal, textOf, ...tell }: Sent): Promise<void> {
  let settled = 0;
  tell.phase('creating');
  await saveRows(rows, {
    signal,
    fieldOf: setup.fieldOf,
    save: ({ change, ...row }) =>
      change
        ? changeFound(setup.resource, change.record, change.values, { quiet: true })
        : createRecord(setup.resource, row.values, { quiet: true, same: sameAs([row]) }),
    textOf,
    onNews: (news) => {
      store.tell(news);
      settled += [...news.values()].filter(({ sent }) => sent !== 'sending').length;
      tell.progress(Math.floor((settled / rows.length) * 100) / 100);
    },
  });
}

/**
 * Sends the rows that are ready: as one file to the import call, else row by row. What was sent is never sent again by
 * itself.
 */
export function useSending(setup: ImportSetup) {
  const { resource } = setup;
  const translate = useTranslate();
  const [phase, setPhase] = useState<Phase>('idle');
  const [progress, setProgress] = useState(0);
  const [problem, setProblem] = useState<unknown>();
  const [said, setSaid] = useState<readonly string[]>([]);
  const [token, setToken] = useState<Readonly<Record<string, string>>>({});
  const control = useRef<AbortController>(undefined);
  useEffect(() => () => control.current?.abort(), []);

  const run = async (store: ImportStore) => {
    const rows = store.snapshot().rows.filter((row) => stateOf(row) === 'ready');
    if (control.current || rows.length === 0) return;
    const own = new AbortController();
    control.current = own;
    setProgress(0);
    setProblem(undefined);
    setSaid([]);
    try {
      const send = resource.call('import') ? sendFile : sendEach;
      await send({
        setup,
        store,
        rows,
        signal: own.signal,
        textOf: (error) => failureText(error, translate),
        phase: setPhase,
        progress: setProgress,
        said: setSaid,
        token: setToken,
      });
    } catch (error) {
      if (!own.signal.aborted) setProblem(error);
    } finally {
      control.current = undefined;
      setPhase('idle');
    }
  };

  const settle = (store: ImportStore, from: 'verified' | 'unclear' | 'refused', news: RowNews) =>
    store.tell(
      marked(
        store.snapshot().rows.filter((row) => stateOf(row) === from),
        news,
      ),
    );

  const confirm = async (store: ImportStore) => {
    setPhase('confirming');
    setProblem(undefined);
    const rows = store.snapshot().rows.filter((row) => stateOf(row) === 'verified');
    try {
      const answer = readImportAnswer(await confirmImport(resource, token));
      const outcome = outcomeOf(answer, {
        rows,
        fieldOf: setup.fieldOf,
        firstRow: resource.import?.firstRow,
        taken: 'done',
        confirmed: true,
      });
      setSaid(outcome.said);
      store.tell(outcome.news);
    } catch (error) {
      if (!(error instanceof WireError) || isUnclear(error)) store.tell(marked(rows, { sent: 'unclear' }));
      setProblem(error);
    } finally {
      setPhase('idle');
    }
  };

  return {
    phase,
    progress,
    problem,
    said,
    token,
    busy: phase !== 'idle',
    start: (store: ImportStore) => void run(store),
    cancel: () => control.current?.abort(),
    confirm: (store: ImportStore) => void confirm(store),
    /** The person decides that these rows were not stored, or are to be tried once more as they are. */
    again: (store: ImportStore, from: 'verified' | 'unclear' | 'refused') =>
      settle(store, from, { sent: undefined, said: {} }),
  };
}

export type Sending = ReturnType<typeof useSending>;
