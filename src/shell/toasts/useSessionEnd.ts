import { useEffect } from 'react';
import { endSession } from '@/access/internal';
import { wireEvents } from '@/api';

/** HTTP 401: the session is over. The sign-in page says so, after a reload that leaves nothing behind (spec 01 §8). */
export function useSessionEnd(): void {
  useEffect(() => wireEvents.onUnauthorized(() => void endSession('expired')), []);
}
