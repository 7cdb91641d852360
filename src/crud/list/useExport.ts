import { useEffect, useRef, useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { saveFile, WireError } from '@/api';
import type { ConsoleDataProvider } from '@/data/consoleDataProvider';
import { useResource } from '@/data/ResourceContext';
import type { Id } from '@/schema';
import type { Filters } from './cleanFilters';
import type { SortState } from './useListState';

interface ExportOf {
  readonly filter: Filters;
  readonly sort: SortState;
  readonly ids?: readonly Id[];
}

/** The server's export of a list (spec 01 §7): one at a time, can be called off, saved as a file. Failures are toasts of the wire. */
export function useExport() {
  const { path } = useResource();
  const provider = useDataProvider<ConsoleDataProvider>();
  const notify = useNotify();
  const control = useRef<AbortController>(undefined);
  const [running, setRunning] = useState(false);
  useEffect(() => () => control.current?.abort(), []);

  const start = async (what: ExportOf) => {
    if (control.current) return;
    const own = new AbortController();
    control.current = own;
    setRunning(true);
    try {
      const { data } = await provider.exportList(path, { ...what, signal: own.signal });
      if (own.signal.aborted || !('blob' in data)) return;
      saveFile(data);
      notify('actions.export.success', { type: 'success' });
    } catch (error) {
      // The wire told what failed, unless it was called off; anything else is a fault of ours.
      if (!own.signal.aborted && !(error instanceof WireError)) notify('errors.unexpected', { type: 'error' });
    } finally {
      if (control.current === own) control.current = undefined;
      setRunning(false);
    }
  };
  return {
    running,
    start: (what: ExportOf) => void start(what),
    cancel: () => {
      control.current?.abort();
      control.current = undefined;
    },
  };
}
