import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';
import { lazyPart } from '@/data';
import type { ActionEntry, AnyRecord } from '@/schema';
import type { OnDone } from './useActionRun';

/** What runs them, and its dialogs, comes with the first action. */
const ActionRunner = lazyPart(() => import('./ActionRunner'));

/** `skipped`: so many of the chosen records are left out, because it cannot be done to them. */
export type Start = (entry: ActionEntry, records: readonly AnyRecord[], skipped?: number) => void;

/** Two contexts, so that a row does not draw anew when some action begins or ends. */
const StartContext = createContext<Start | undefined>(undefined);
const BusyContext = createContext<string | undefined>(undefined);

interface ActionHostProps {
  readonly onDone?: OnDone;
  readonly children: ReactNode;
}

/**
 * Where the actions of all buttons below run: one set of dialogs for a whole page, whatever the number of rows.
 *
 * @example
 *   <ActionHost onDone={() => void client.invalidateQueries({ queryKey: ['iot'] })}>
 *     <ParameterTable device={record} />
 *   </ActionHost>
 * @public
 */
export function ActionHost({ onDone, children }: ActionHostProps) {
  const [latest, setLatest] = useState<Parameters<Start>>();
  const [busy, setBusy] = useState<string>();
  const start = useCallback<Start>((...started) => setLatest(started), []);
  return (
    <StartContext value={start}>
      <BusyContext value={busy}>{children}</BusyContext>
      {latest && <ActionRunner latest={latest} onBusy={setBusy} onDone={onDone} waiting={null} />}
    </StartContext>
  );
}

/**
 * Starts an action over records. Undefined outside of an `ActionHost`.
 *
 * @example
 *   const start = useStartAction();
 *   start?.({ key: 'retire', place: 'row', action: resource.actions.retire }, [record]);
 * @public
 */
export function useStartAction(): Start | undefined {
  return useContext(StartContext);
}

/** The key of the action that runs now. */
export function useBusyAction(): string | undefined {
  return useContext(BusyContext);
}
