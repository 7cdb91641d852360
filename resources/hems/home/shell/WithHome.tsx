import { useMemo, type ReactNode } from 'react';
import { useToday } from '@/data';
import { SiteAround, type AroundSite } from '@/report';
import { useHomeEquipment } from '../compare/useHomeEquipment';
import { HomeContext, type ShownHome } from '../context/HomeContext';
import type { Home } from '../context/readHome';
import { useClock } from './useClock';

/** Gives the pages below it the home, its day, and the clock its times are shown on. */
export function WithHome({ home, children }: { readonly home: Home; readonly children: ReactNode }) {
  const today = useToday(home.zone);
  const { zone } = useClock(home);
  const shown = useMemo<ShownHome>(() => ({ home, zone, today }), [home, zone, today]);
  const equipment = useHomeEquipment(home);
  const site = useMemo<AroundSite>(
    () => ({ id: home.id, zone: home.zone, shownIn: zone, equipment }),
    [home, zone, equipment],
  );
  return (
    <SiteAround value={site}>
      <HomeContext value={shown}>{children}</HomeContext>
    </SiteAround>
  );
}
