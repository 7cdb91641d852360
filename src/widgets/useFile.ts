import { useState } from 'react';
import { useNotify } from 'react-admin';
import { saveFile, WireError, type Download } from '@/api';

/**
 * Fetches a file of the cloud and hands it to the browser; resolves whether it came. The console tells why it did not,
 * as for every call; what is no `WireError` is rejected.
 *
 * @example
 * const [busy, save] = useFile();
 * const came = await save(() => download({ method: 'GET', path: '/depot/export', fallbackName: 'parts.xlsx' }));
 * @public
 */
export function useFile(): readonly [busy: boolean, save: (fetchFile: () => Promise<Download>) => Promise<boolean>] {
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const save = async (fetchFile: () => Promise<Download>) => {
    setBusy(true);
    try {
      saveFile(await fetchFile());
      notify('actions.export.success', { type: 'success' });
      return true;
    } catch (error) {
      if (!(error instanceof WireError)) throw error;
      return false;
    } finally {
      setBusy(false);
    }
  };
  return [busy, save];
}
