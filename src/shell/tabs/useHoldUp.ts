import { useEffect } from 'react';
import { isReloading } from '@/access/signIn/reloading';
import { currentSession } from '@/access/session';

/**
 * The browser asks before the document is closed or reloaded while `wanted`; not when the session has ended or the
 * reload was chosen.
 */
export function useHoldUp(wanted: boolean): void {
  useEffect(() => {
    if (!wanted) return undefined;
    const warn = (event: BeforeUnloadEvent) => {
      if (currentSession() && !isReloading()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [wanted]);
}
