import { useMemo } from 'react';
import type { OwnBlockProps } from '@/report/blocks/ownBlock';
import { AbilityChart } from './AbilityChart';
import { abilityHours } from './abilityHours';

/** What the chosen resources can do together in each hour of the day. */
export function DayAbility({ heading, live, place }: OwnBlockProps) {
  const { data } = live;
  const hours = useMemo(() => (data === undefined ? undefined : abilityHours([data], place.zone)), [data, place.zone]);
  return <AbilityChart id="vpp-forecast-ability" title={heading} hours={hours} zone={place.zone} state={live.state} />;
}
