import { useMemo, useSyncExternalStore, type CSSProperties } from 'react';
import { preferredMode } from '@/access/preferences';
import type { Brand } from '../brands/brand';
import { inkOn } from '../theme/contrast';
import { tokens } from '../theme/tokens';

const DARK = '(prefers-color-scheme: dark)';

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(DARK);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** The console's colours and the brand's accent as CSS variables, light or dark as the user or the device chose. */
export function useColors(brand: Brand): CSSProperties {
  const systemDark = useSyncExternalStore(subscribe, () => window.matchMedia(DARK).matches);
  return useMemo(() => {
    const chosen = preferredMode();
    const mode = chosen === 'system' ? (systemDark ? 'dark' : 'light') : chosen;
    const accent = brand.accent[mode];
    const named = Object.entries({ ...tokens[mode], accent, onAccent: inkOn(accent) });
    return { ...Object.fromEntries(named.map(([name, color]) => [`--${name}`, color])), colorScheme: mode };
  }, [brand, systemDark]);
}
