import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { asObject } from '@/api/wireValue';
import { LiveFigures } from '@/charts/card/LiveFigures';
import { useAmountText } from '@/charts/figures/useAmountText';
import { SectionCard } from '@/crud/SectionCard';
import type { OwnBlockProps } from '@/report/blocks/ownBlock';
import { readNumber } from '@/schema/readNumber';
import { FormSkeleton } from '@/widgets/FormSkeleton';

/** Capacity charge (spec 02 §2): how often and how long more was drawn than agreed; the time in minutes and seconds. */
export function CapacityCard({ heading, live }: OwnBlockProps) {
  const translate = useTranslate();
  const amount = useAmountText();
  return (
    <SectionCard title={heading}>
      <LiveFigures live={live} waiting={<FormSkeleton fields={1} />}>
        {(raw) => {
          const { overDue, overDueTime } = asObject(raw) ?? {};
          const seconds = readNumber(overDueTime);
          const duration = seconds === null ? '-' : translate('strategy.duration', { minutes: Math.floor(seconds / 60), seconds: Math.round(seconds % 60) });
          return (
            <Box component="dl" sx={{ m: 0, display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1 }}>
              {([['times', amount({ value: readNumber(overDue), unit: '' })], ['time', duration]] as const).map(([key, text]) => (
                <Box key={key}>
                  <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
                    {translate(`strategy.overDue.${key}`)}
                  </Typography>
                  <Typography component="dd" variant="h2" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
                    {text}
                  </Typography>
                </Box>
              ))}
            </Box>
          );
        }}
      </LiveFigures>
    </SectionCard>
  );
}
