import { useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { saveFile } from '@/api';
import { BulkFailure } from '@/data/records/bulk';
import type { ActionResult } from '@/data/records/consoleDataProvider';
import { useResource } from '@/data/registry/ResourceContext';
import { isShown, transitionOf, type AnyRecord, type Id } from '@/schema';
import { BULK_EDIT, type ActionEntry } from './actionEntries';
import { useActionText } from './useActionText';
import { useSendAction } from './useSendAction';

interface Started {
  readonly entry: ActionEntry;
  readonly records: readonly AnyRecord[];
}

/** Where an action is between the click and its end. */
export type ActionStage =
  | (Started & {
      readonly at:
        | 'ask'
        | 'form'
        | 'sent'
        | 'loaded'
        | 'shown'
        | 'files'
        | 'own'
        | 'rounds'
        | 'list'
        | 'order'
        | 'bulkEdit'
        | 'transition';
    })
  | (Started & { readonly at: 'secret'; readonly secret: string })
  | (Started & { readonly at: 'failed'; readonly failure: BulkFailure });

/** Told when records were changed; also for those of a bulk action that partly failed. */
export type OnDone = (entry: ActionEntry, ids: readonly Id[]) => void;

export interface ActionRun {
  readonly stage: ActionStage | undefined;
  readonly busy: boolean;
  /** Key of the action started last. */
  readonly running: string | undefined;
  /** Why the last try failed, while its dialog is open. */
  readonly error: unknown;
  start(entry: ActionEntry, records: readonly AnyRecord[]): void;
  /** Over the records it was started with, or over what they have become meanwhile. */
  send(values?: Readonly<Record<string, unknown>>, records?: readonly AnyRecord[]): void;
  close(): void;
  /** A dialog of its own changed these records. */
  done(ids: readonly Id[]): void;
}

/**
 * An action from its click to its end: question or form, one call however often it is pressed, then what came of it.
 */
export function useActionRun(onDone: OnDone | undefined): ActionRun {
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
    setStage(
      result.secret === undefined
        ? stays
          ? { entry, records, at: 'sent' }
          : undefined
        : { entry, records, at: 'secret', secret: result.secret },
    );
    const message = text.success(entry.key, entry.action.arranges ? 1 : records.length);
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
      if (entry.key === BULK_EDIT) setStage({ ...started, at: 'bulkEdit' });
      else if (views.actions?.[entry.key]) setStage({ ...started, at: 'own' });
      else if (transitionOf(resource.workflow, entry.key)) setStage({ ...started, at: 'transition' });
      else if (entry.action.previews !== undefined) setStage({ ...started, at: 'files' });
      else if (entry.action.rounds) setStage({ ...started, at: 'rounds' });
      else if (entry.action.arranges) setStage({ ...started, at: 'order' });
      else if (entry.action.lists) setStage({ ...started, at: 'list' });
      else if (isShown(entry.action)) setStage({ ...started, at: 'shown' });
      else if (entry.action.load) setStage({ ...started, at: 'loaded' });
      else if (entry.action.form) setStage({ ...started, at: 'form' });
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
