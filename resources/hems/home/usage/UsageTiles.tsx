import { Box, Paper, Typography } from '@mui/material';
import Carbon from '@mui/icons-material/EnergySavingsLeafOutlined';
import { useId, type ReactNode } from 'react';
import type { MeasureTone } from '@/schema';
import { Figure, ToneIcon, type Amount, useAmountText, useTones } from '@/charts';
import { AmountChange } from '@/report';
import type { UsageAnswer } from './readUsage';
import { TileGrid } from './TileGrid';
import type { UsageBefore } from './UsageChange';
import { useUsageText } from './useUsageText';

/** What the home spared: carbon dioxide and money (spec 02 §2). */
export function UsageTiles({
  answer: { carbon, saving, baseline },
  before,
}: {
  readonly answer: UsageAnswer;
  readonly before?: UsageBefore | undefined;
}) {
  const say = useUsageText();
  const text = useAmountText();
  const factor = carbon.factor.value === null ? '' : say('factor', { factor: text(carbon.factor, 4) });
  return (
    <TileGrid>
      <Tile
        title={say('co2Reduction')}
        amount={carbon.amount}
        change={
          before && (
            <AmountChange amount={carbon.amount} before={before.answer?.carbon.amount} against={before.against} />
          )
        }
        tone="carbon"
        icon={<Carbon aria-hidden />}
        note={[factor, carbon.year, carbon.source].filter(Boolean).join(' · ')}
      />
      <Tile
        title={say('costSaving')}
        amount={saving}
        change={before && <AmountChange amount={saving} before={before.answer?.saving} against={before.against} />}
        tone="good"
        icon={<ToneIcon tone="good" />}
        note={baseline}
      />
    </TileGrid>
  );
}

interface TileProps {
  readonly title: string;
  readonly amount: Amount;
  readonly tone: MeasureTone;
  readonly icon: ReactNode;
  readonly note: string;
  /** How it changed, where it is compared. */
  readonly change?: ReactNode;
}

function Tile({ title, amount, tone, icon, note, change }: TileProps) {
  const id = useId();
  const { tones } = useTones();
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={id}
      sx={{ px: 2, py: 1.5, display: 'flex', alignItems: 'center', columnGap: 1.5, minWidth: 0 }}
    >
      <Box sx={{ display: 'flex', color: tones[tone], '& svg': { fontSize: 28 } }}>{icon}</Box>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5 }}>
          <Typography id={id} component="h2" variant="subtitle2">
            {title}
          </Typography>
          <Figure amount={amount} />
          {change}
        </Box>
        {note && (
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {note}
          </Typography>
        )}
      </Box>
    </Paper>
  );
}
