import { useNotify, useAddUndoableMutation, useTranslate } from 'react-admin';
import { useQueryClient } from '@tanstack/react-query';
import { currentSession } from '@/access';
import { BulkFailure, failureText, useResource } from '@/data';
import type { ActionEntry, AnyRecord, Id } from '@/schema';
import { partlyText } from '../partlyText';
import { useActionText } from '../useActionText';
import { useSendAction } from '../useSendAction';
import { hide, unhide } from './hiddenRows';

/** How long a deletion can be taken back, in ms. */
const UNDO_MS = 5000;

/**
 * Deletes what was asked about: the rows go at once, the call is sent when nobody took it back for five seconds or when
 * the page is left. Only the server's answer is told as 'deleted'; a refusal brings the rows back with its reason. What
 * was not sent before the session ended is never sent.
 */
export function useUndoableDelete(): (entry: ActionEntry, records: readonly AnyRecord[]) => void {
  const { path } = useResource();
  const send = useSendAction();
  const text = useActionText();
  const notify = useNotify();
  const translate = useTranslate();
  const client = useQueryClient();
  const hold = useAddUndoableMutation();

  const fail = (ids: readonly Id[], cause: unknown) => {
    unhide(path, ids);
    // of one record the wire told why; of several each call was quiet
    if (!(cause instanceof BulkFailure)) return;
    notify('actions.said', {
      type: 'warning',
      messageArgs: { text: `${partlyText(cause, translate)} ${failureText(cause, translate)}` },
    });
  };
  const commit = async (entry: ActionEntry, records: readonly AnyRecord[], ids: readonly Id[]) => {
    try {
      const done = await send({ entry, records, quiet: false });
      if (!done) return unhide(path, ids);
      notify('actions.said', { type: 'success', messageArgs: { text: text.success(entry.key, ids.length) } });
      // out of sight until the list has no more of them
      await client.invalidateQueries({ queryKey: [path, 'getList'] });
      unhide(path, ids);
    } catch (cause) {
      fail(ids, cause);
    }
  };
  return (entry, records) => {
    const ids = records.map(({ id }) => id);
    const token = currentSession()?.accessToken;
    const [first] = records;
    hide(path, ids);
    hold(({ isUndo }) => {
      if (isUndo || currentSession()?.accessToken !== token) unhide(path, ids);
      else void commit(entry, records, ids);
    });
    const message = records.length === 1 && first ? 'actions.deleting' : 'actions.deletingMany';
    notify(message, {
      type: 'info',
      undoable: true,
      autoHideDuration: UNDO_MS,
      messageArgs: { name: first ? text.name(first) : '', count: ids.length },
    });
  };
}
