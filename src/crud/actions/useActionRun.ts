import { useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { saveFile } from '@/api';
import { BulkFailure, useResource } from '@/data';
import type { ActionResult, BulkWatch } from '@/data/internal';
import { kindOf, type ActionEntry, type ActionRun, type AnyRecord, type Id } from '@/schema';
import { dialogOf, type ActionDialog } from './dialogs/dialogOf';
import { useActionText } from './useActionText';
import { useSendAction } from './useSendAction';

interface Started {
  readonly entry: ActionEntry;
  readonly records: readonly AnyRecord[];
  /** So many of the chosen records are left out: it cannot be done to them. */
  readonly skipped: number;
}

type Values = Readonly<Record<string, unknown>>;

/** How far work on several records is. */
export interface RunProgress {
  readonly all: number;
  readonly tried: number;
  readonly failed: number;
  /** A person wants no more of them begun. */
  readonly stops: boolean;
}

/** Where an action is between the click and its end. */
export type ActionStage =
  | (Started & { readonly at: 'ask' })
  | (Started & { readonly at: 'dialog'; readonly dialog: ActionDialog; readonly sent: boolean })
  | (Started & { readonly at: 'secret'; readonly secret: string })
  | (Started & { readonly at: 'failed'; readonly failure: BulkFailure; readonly values: Values | undefined });

/** Told when records were changed; also for those of a bulk action that partly failed. */
export type OnDone = (entry: ActionEntry, ids: readonly Id[]) => void;

export interface StartedRun extends ActionRun {
  readonly stage: ActionStage | undefined;
  /** Key of the action started last. */
  readonly running: string | undefined;
  /** While it works on several records one after the other. */
  readonly progress: RunProgress | undefined;
  start(entry: ActionEntry, records: readonly AnyRecord[], skipped?: number): void;
  /** Begins no more of the records. */
  stop(): void;
  /** Tries those that failed once more. */
  retry(): void;
}

/** How far the work on several records is, and the way to stop it. */
function useRunProgress() {
  const [progress, setProgress] = useState<RunProgress>();
  const control = useRef<AbortController>(undefined);
  return {
    progress,
    begin: (all: number): BulkWatch => {
      const { signal } = (control.current = new AbortController());
      setProgress(all > 1 ? { all, tried: 0, failed: 0, stops: false } : undefined);
      return {
        stop: signal,
        onProgress: (tried, failed) => setProgress({ all, tried, failed, stops: signal.aborted }),
      };
    },
    end: () => setProgress(undefined),
    stop: () => {
      control.current?.abort();
      setProgress((now) => now && { ...now, stops: true });
    },
  };
}

const failureOfAll = (records: readonly AnyRecord[], error: Error) =>
  new BulkFailure(
    [],
    records.map(({ id }) => ({ id, error })),
  );

/**
 * An action from its click to its end: question or form, one call however often it is pressed, then what came of it.
 */
export function useActionRun(onDone: OnDone | undefined): StartedRun {
  const { resource, views } = useResource();
  const [stage, setStage] = useState<ActionStage>();
  const [running, setRunning] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const sending = useRef(false);
  const { begin, end, stop, progress } = useRunProgress();
  const sendAction = useSendAction();
  const text = useActionText();
  const notify = useNotify();

  const succeed = ({ entry, records, skipped }: Started, result: ActionResult) => {
    if (result.file) saveFile(result.file);
    const stays =
      views.actionPanels?.[entry.key]?.stays === true && entry.action.form !== undefined && !entry.action.load;
    setStage((now) => {
      if (result.secret !== undefined) return { entry, records, skipped, at: 'secret', secret: result.secret };
      return stays && now?.at === 'dialog' ? { ...now, sent: true } : undefined;
    });
    const message = text.success(entry.key, kindOf(entry.action).whole ? 1 : records.length);
    notify('actions.said', { type: 'success', messageArgs: { _: message, text: message } });
    onDone?.(
      entry,
      records.map(({ id }) => id),
    );
  };
  const fail = (started: Started, values: Values | undefined, cause: unknown) => {
    // the last of several that failed fails alone
    const again = stage?.at === 'failed' && cause instanceof Error;
    const failure = again && !(cause instanceof BulkFailure) ? failureOfAll(started.records, cause) : cause;
    if (failure instanceof BulkFailure) {
      setStage({ ...started, at: 'failed', failure, values });
      onDone?.(started.entry, failure.succeeded);
    } else setError(cause);
  };
  const perform = async (started: Started, quiet: boolean, values?: Values) => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    setRunning(started.entry.key);
    setError(undefined);
    try {
      const watch = begin(started.records.length);
      const result = await sendAction({ ...started, ...watch, quiet, ...(values && { values }) });
      if (result) succeed(started, result);
      else setStage(undefined);
    } catch (cause) {
      fail(started, values, cause);
    } finally {
      end();
      sending.current = false;
      setBusy(false);
    }
  };

  return {
    stage,
    busy,
    running,
    error,
    progress,
    ...(stage?.skipped && { skipped: stage.skipped }),
    start: (entry, records, skipped = 0) => {
      if (sending.current) return;
      setError(undefined);
      const started = { entry, records, skipped };
      const dialog = dialogOf(resource, views, entry);
      if (dialog) setStage({ ...started, at: 'dialog', dialog, sent: false });
      else if (entry.action.confirm) setStage({ ...started, at: 'ask' });
      else void perform(started, false);
    },
    send: (values, records = stage?.records ?? []) => {
      if (stage) void perform({ entry: stage.entry, records, skipped: stage.skipped }, true, values);
    },
    stop,
    retry: () => {
      if (stage?.at !== 'failed') return;
      const failed = new Set(stage.failure.failed.map(({ id }) => id));
      const records = stage.records.filter(({ id }) => failed.has(id));
      if (records.length > 0) void perform({ ...stage, records }, true, stage.values);
    },
    done: (ids) => stage && onDone?.(stage.entry, ids),
    close: () => {
      if (!sending.current) setStage(undefined);
    },
  };
}
