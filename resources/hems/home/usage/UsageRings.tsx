import { Box } from '@mui/material';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { ChartCard, Figure, type Amount } from '@/charts';
import type { Live } from '@/data';
import { InfoTip } from '@/widgets';
import type { Measures } from '@/schema';
import type { UsageAnswer } from './readUsage';
import { shareRing, wholeRing } from './ringChart';
import { UsageChange, type UsageBefore } from './UsageChange';
import { useUsageText } from './useUsageText';

const RINGS = ['usage', 'generation', 'independence', 'selfUse'] as const;

const amountOfRing = (answer: UsageAnswer, of: (typeof RINGS)[number]): Amount =>
  of === 'usage' || of === 'generation' ? answer[of].total : answer[of];

/** Four rings of one answer: what was used, what was generated, and the two shares (spec 02 §2). */
export function UsageRings({
  live: { data, state },
  measures,
  before,
}: {
  readonly live: Live<UsageAnswer>;
  readonly before?: UsageBefore | undefined;
  readonly measures: Measures;
}) {
  const say = useUsageText();
  const translate = useTranslate();
  const rings = useMemo(() => {
    const chart = (of: (typeof RINGS)[number]) =>
      data &&
      (of === 'usage' || of === 'generation'
        ? wholeRing(of, data[of], measures, translate)
        : shareRing(of, data[of], say));
    return RINGS.map((of) => ({ of, spec: chart(of) }));
  }, [data, say, measures, translate]);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', xl: 'repeat(4, minmax(0, 1fr))' },
      }}
    >
      {rings.map(({ of, spec }) => (
        <ChartCard
          key={of}
          title={say(of)}
          spec={spec}
          state={state}
          height={224}
          note={
            <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 0.5, mt: -1 }}>
              {data ? <Figure amount={amountOfRing(data, of)} /> : <Box sx={{ typography: 'h2' }}>&nbsp;</Box>}
              <InfoTip label={say('how', { title: say(of) })} text={say(`formulas.${of}`)} />
              {data && before && <UsageChange of={of} answer={data} before={before} measures={measures} />}
            </Box>
          }
        />
      ))}
    </Box>
  );
}
