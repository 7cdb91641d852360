import { Box, Paper, Typography } from '@mui/material';
import { useId, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { ToneIcon, useAmountText, useTones } from '@/charts';
import { groupFigures, type OwnBlockProps, readSeries, useBlockAnswer } from '@/report';
import { type Block, currencyUnit, type Measures, measureTexts } from '@/schema';
import { PlainTable } from '@/widgets';
import { dashboard } from '@schemas/hems/home/dashboard.report';
import { useShownHome } from '../../context/HomeContext';
import { dayTotal, isUse } from './dayTotals';

const { blocks } = dashboard;
const measures: Measures = dashboard.measures;

/** What a chart of the dashboard draws of an answer. */
function coursesOf(block: Block, answer: unknown, frame: Parameters<typeof readSeries>[3]) {
  return block.kind === 'chart' ? readSeries(answer, measures, block, frame).series : [];
}

/**
 * What each power of the day came to: the grid, every device, and every phase where the cloud tells them apart. Of the
 * two answers that are drawn above, so that it says what they draw.
 */
export function DayTotals({ heading, place: { params, zone, days, currency } }: OwnBlockProps) {
  const id = useId();
  const translate = useTranslate();
  const text = useAmountText();
  const { tones } = useTones();
  const { today } = useShownHome();
  const values = params;
  const answer = { enabled: true, isOver: true, quiet: true }; // the charts ask again, and this is told what they are
  const power = useBlockAnswer({ report: dashboard, block: blocks.power, values, extra: {} }, answer).data;
  const price = useBlockAnswer({ report: dashboard, block: blocks.price, values, extra: {} }, answer).data;
  const summary = useBlockAnswer({ report: dashboard, block: blocks.summary, values, extra: {} }, answer).data;
  const money = currencyUnit(groupFigures(blocks.summary, summary, measures).benefit?.spent?.unit ?? 'money', currency);
  const rows = useMemo(() => {
    const frame = { zone, today, ...(days && { days }) };
    if (power === undefined) return [];
    const buys = coursesOf(blocks.price, price, frame).find(({ key }) => key === 'purchasePrice');
    return coursesOf(blocks.power, power, frame).flatMap(({ key, measure, text: said, ...course }) => {
      const tone = measures[measure ?? '']?.tone;
      const total = dayTotal(course, isUse(tone) ? buys : undefined);
      return total.energy === null ? [] : [{ key, measure, said, tone, ...total }];
    });
  }, [power, price, zone, today, days]);
  if (rows.length === 0) return null;
  const energy = (value: number) => text({ value, unit: 'kWh' });
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={{ p: 2, minWidth: 0 }}>
      <Typography id={id} variant="h3" component="h2" sx={{ mb: 1 }}>
        {heading}
      </Typography>
      <PlainTable
        labelledBy={id}
        head={['device', 'energy', 'back', 'cost'].map((one) => translate(`hems.dashboard.totals.${one}`))}
        figuresFrom={1}
        rowHeads
        stacks
        rows={rows.map(({ key, measure, said, tone, energy: used, back, cost }) => ({
          key,
          cells: [
            <Box key="name" component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
              {tone && <ToneIcon tone={tone} sx={{ fontSize: 18, color: tones[tone] }} />}
              {said || translate(measureTexts(measures, measure ?? key).name)}
            </Box>,
            energy(used ?? 0),
            back > 0 ? energy(back) : '-',
            cost === null ? '-' : text({ value: cost / 100, unit: money }),
          ],
        }))}
      />
      <Typography variant="caption" component="p" sx={{ mt: 1, color: 'text.secondary' }}>
        {translate('hems.dashboard.totals.how')}
      </Typography>
    </Paper>
  );
}
