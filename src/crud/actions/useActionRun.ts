import { useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { saveFile } from '@/api';
import { BulkFailure, useResource } from '@/data';
import type { ActionResult } from '@/data/internal';
import { kindOf, type ActionEntry, type ActionRun, type AnyRecord, type Id } from '@/schema';
import { dialogOf, type ActionDialog } from './dialogs/dialogOf';
import { useActionText } from './useActionText';
import { useSendAction } from './useSendAction';

interface Started {
  readonly entry: ActionEntry;
  readonly records: readonly AnyRecord[];
}

/** Where an action is between the click and its end. */
export type ActionStage =
  | (Started & { readonly at: 'ask' })
  | (Started & { readonly at: 'dialog'; readonly dialog: ActionDialog; readonly sent: boolean })
  | (Started & { readonly at: 'secret'; readonly secret: string })
  | (Started & { readonly at: 'failed'; readonly failure: BulkFailure });

/** Told when records were changed; also for those of a bulk action that partly failed. */
export type OnDone = (entry: ActionEntry, ids: readonly Id[]) => void;

export interface StartedRun extends ActionRun {
  readonly stage: ActionStage | undefined;
  /** Key of the action started last. */
  readonly running: string | undefined;
  start(entry: ActionEntry, records: readonly AnyRecord[]): void;
}

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
  const sendAction = useSendAction();
  const text = useActionText();
  const notify = useNotify();

  const succeed = ({ entry, records }: Started, result: ActionResult) => {
    if (result.file) saveFile(result.file);
    const stays =
      views.actionPanels?.[entry.key]?.stays === true && entry.action.form !== undefined && !entry.action.load;
    setStage((now) => {
      if (result.secret !== undefined) return { entry, records, at: 'secret', secret: result.secret };
      return stays && now?.at === 'dialog' ? { ...now, sent: true } : undefined;
    });
    const message = text.success(entry.key, kindOf(entry.action).whole ? 1 : records.length);
    notify('actions.said', { type: 'success', messageArgs: { _: message, text: message } });
    onDone?.(
      entry,
      records.map(({ id }) => id),
    );
  };
  const fail = (started: Started, cause: unknown) => {
    if (cause instanceof BulkFailure) {
      setStage({ ...started, at: 'failed', failure: cause });
      onDone?.(started.entry, cause.succeeded);
    } else setError(cause);
  };
  const perform = async (started: Started, quiet: boolean, values?: Readonly<Record<string, unknown>>) => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    setRunning(started.entry.key);
    setError(undefined);
    try {
      const result = await sendAction({ ...started, quiet, ...(values && { values }) });
      if (result) succeed(started, result);
      else setStage(undefined);
    } catch (cause) {
      fail(started, cause);
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };

  return {
    stage,
    busy,
    running,
    error,
    start: (entry, records) => {
      if (sending.current) return;
      setError(undefined);
      const started = { entry, records };
      const dialog = dialogOf(resource, views, entry);
      if (dialog) setStage({ ...started, at: 'dialog', dialog, sent: false });
      else if (entry.action.confirm) setStage({ ...started, at: 'ask' });
      else void perform(started, false);
    },
    send: (values, records = stage?.records ?? []) => {
      if (stage) void perform({ entry: stage.entry, records }, true, values);
    },
    done: (ids) => stage && onDone?.(stage.entry, ids),
    close: () => {
      if (!sending.current) setStage(undefined);
    },
  };
}
