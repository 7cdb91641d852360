import { useEffect } from 'react';
import { useLocale } from 'react-admin';
import { whenIdle } from '@/widgets/internal';
import type { Brand } from '../brands/brand';

/** So long somebody has been here before the console can be installed, in ms: until then the line is his. */
const SETTLED = 6000;

/** Makes the console one that can be installed, where the build says that it may be (`data-offline` of the page). */
export function useOffline(brand: Brand, userId: string): void {
  const locale = useLocale() ?? 'en';
  useEffect(() => {
    if (document.documentElement.dataset.offline === undefined) return undefined;
    const install = () => import('./installConsole').then((own) => own.installConsole(brand, locale, userId));
    // storage or workers may be refused: then there is no such page
    return whenIdle(() => void install().catch(() => undefined), SETTLED);
  }, [brand, locale, userId]);
}
