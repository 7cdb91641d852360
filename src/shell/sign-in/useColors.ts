import { useMemo, useSyncExternalStore, type CSSProperties } from 'react';
import type { Brand } from '../brands/brand';
import { brandColors } from './brandColors';

const DARK = '(prefers-color-scheme: dark)';

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(DARK);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** False where there is no page: the form's HTML is written when the console is built. */
const isDark = (): boolean => typeof window !== 'undefined' && window.matchMedia(DARK).matches;

/** The colors of a brand for the element above everything, that follow the device. */
export function useColors(brand: Brand): CSSProperties {
  const systemDark = useSyncExternalStore(subscribe, isDark, isDark);
  return useMemo(() => brandColors(brand, systemDark), [brand, systemDark]);
}
