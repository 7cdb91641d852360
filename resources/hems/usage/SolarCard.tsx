import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useState } from 'react';
import { homeCalls } from '../calls';
import { areWays } from '../charts/areWays';
import { BarCard } from '../charts/BarCard';
import type { DayRange } from '../range/dayRange';
import { USAGE_REFRESH } from './usageKey';
import { useUsageText } from './useUsageText';

/** `valueFormat` of the wire (spec 02 §7). */
const FORMATS = { energy: 1, percentage: 2 } as const;

type Format = keyof typeof FORMATS;

/** Where the solar energy went, in energy or as shares. */
export function SolarCard({ range }: { readonly range: DayRange }) {
  const say = useUsageText();
  const [format, setFormat] = useState<Format>('energy');
  const valueFormat = FORMATS[format];
  return (
    <BarCard
      id="home-usage-solar"
      title={say('solar')}
      range={range}
      variant={valueFormat}
      every={USAGE_REFRESH}
      stacked={areWays}
      ask={(params, options) => homeCalls.solarUsage({ ...params, valueFormat }, options)}
    >
      <ToggleButtonGroup exclusive value={format} aria-label={say('format.label')} onChange={(_, next: Format | null) => next && setFormat(next)}>
        {(Object.keys(FORMATS) as Format[]).map((one) => (
          <ToggleButton key={one} value={one}>
            {say(`format.${one}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </BarCard>
  );
}
