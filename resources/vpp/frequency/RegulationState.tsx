import { Alert, Box, Chip, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { asObject, asText } from '@/api/wireValue';
import { StaleNotice } from '@/charts/card/StaleNotice';
import { useArea } from '@/data/texts/useArea';
import type { OwnBlockProps } from '@/report/blocks/ownBlock';
import { readRegulation } from './readRegulation';

const COLOURS = { stopped: 'default', standby: 'info', responding: 'success', fault: 'error' } as const;

/** Whether a plant takes part in regulation now, and how old that is. */
export function RegulationState({ live }: OwnBlockProps) {
  useArea('charts');
  const translate = useTranslate();
  const answer = asObject(live.data);
  if (!answer) return <Alert severity="info">{translate('vppTrade.control.none')}</Alert>;
  const { runState, isKnown } = readRegulation(answer);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <Chip label={isKnown ? translate(`vppTrade.control.states.${runState}`) : asText(answer.runState) || '-'} color={isKnown ? COLOURS[runState] : 'default'} />
      <Typography variant="body2" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {translate('vppTrade.control.age', { time: asText(answer.time).slice(0, 19) || '-' })}
      </Typography>
      {live.isStale && <StaleNotice {...live.state} />}
    </Box>
  );
}
