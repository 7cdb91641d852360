import { useState } from 'react';
import { useNotify } from 'react-admin';
import { download, saveFile, WireError } from '@/api';

/** Fetches a file of the cloud and hands it to the browser. The console tells why it failed, as for every call. */
export function useFile(path: string, fallbackName: string): readonly [busy: boolean, run: (params: Readonly<Record<string, unknown>>) => Promise<boolean>] {
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const run = async (params: Readonly<Record<string, unknown>>) => {
    setBusy(true);
    try {
      saveFile(await download({ method: 'POST', path, params, fallbackName }));
      notify('actions.export.success', { type: 'success' });
      return true;
    } catch (error) {
      if (!(error instanceof WireError)) throw error;
      return false;
    } finally {
      setBusy(false);
    }
  };
  return [busy, run];
}
