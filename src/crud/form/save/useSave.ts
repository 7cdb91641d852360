import { useRef, useState } from 'react';
import { useCreate, useUpdate } from 'react-admin';
import { useQueryClient } from '@tanstack/react-query';
import { WireError } from '@/api';
import { useResource } from '@/data';
import type { AnyRecord, FormMode, Id } from '@/schema';
import type { FormStore } from '../formStore';
import type { Values } from '../useFormState';

/** How a save ended. Only `saved` with an answer of the server is a success. */
export type SaveResult =
  | { readonly outcome: 'saved'; readonly id: Id }
  | { readonly outcome: 'failed'; readonly error: unknown }
  /** Another save is still under way, or the user thought better of it; nothing was sent. */
  | { readonly outcome: 'busy' };

/** Somebody else may be quicker so many times. */
const TURNS = 3;
const isConflict = (result: SaveResult): boolean =>
  result.outcome === 'failed' && result.error instanceof WireError && result.error.kind === 'conflict';

/**
 * Sends a form once, however often it is pressed. The data provider leaves out what is not to be sent.
 * An answer without a record is no success: react-admin answers so for a session that ended meanwhile.
 */
export function useSave(
  mode: FormMode,
  id?: Id,
  store?: FormStore,
): { readonly saving: boolean; save(settle: () => Promise<Values>): Promise<SaveResult> } {
  const { path } = useResource();
  const queryClient = useQueryClient();
  const [create] = useCreate<AnyRecord>();
  const [update] = useUpdate<AnyRecord>();
  const busy = useRef(false);
  const [saving, setSaving] = useState(false);

  const send = async (values: Values): Promise<SaveResult> => {
    try {
      const kept = await store?.save(values);
      if (store && kept === undefined) return { outcome: 'busy' };
      const saved = store
        ? { id: kept }
        : mode === 'edit' && id !== undefined
          ? await update(
              path,
              { id, data: { ...values }, previousData: { ...values, id } },
              { returnPromise: true, mutationMode: 'pessimistic' },
            )
          : await create(path, { data: { ...values } }, { returnPromise: true });
      if (saved?.id === undefined) return { outcome: 'failed', error: undefined };
      void queryClient.invalidateQueries({ queryKey: [path] });
      return { outcome: 'saved', id: String(saved.id) };
    } catch (error) {
      return { outcome: 'failed', error };
    }
  };

  /** `settle` says what is sent, once it is this form's turn. */
  const save = async (settle: () => Promise<Values>): Promise<SaveResult> => {
    if (busy.current) return { outcome: 'busy' };
    busy.current = true;
    setSaving(true);
    let result = await send(await settle());
    // somebody else was quicker: `settle` brings both together
    for (let turn = 1; turn < TURNS && isConflict(result); turn += 1) result = await send(await settle());
    busy.current = false;
    setSaving(false);
    return result;
  };
  return { saving, save };
}
