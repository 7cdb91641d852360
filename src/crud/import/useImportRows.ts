import { useSyncExternalStore } from 'react';
import type { ImportSnapshot, ImportStore } from './rows/importStore';

export function useImportRows(store: ImportStore): ImportSnapshot {
  return useSyncExternalStore(store.subscribe, store.snapshot);
}
