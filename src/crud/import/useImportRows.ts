import { useSyncExternalStore } from 'react';
import type { ImportSnapshot, ImportStore } from './rows/importStore';

/** The rows of an import as they are now. */
export function useImportRows(store: ImportStore): ImportSnapshot {
  return useSyncExternalStore(store.subscribe, store.snapshot);
}
