import { Box } from '@mui/material';
import { useLocale, useTranslate } from 'react-admin';
import { rowTimeText } from '@/charts';
import { formatFigure } from '@/schema';
import { InfoTip } from '@/widgets';
import { MAE_COLORS, MAE_TONES } from './maeTone';
import type { Slots } from './readSlots';

/** What the colors of errors mean, with an example of a cell. */
// covers HR-114
export function ErrorLegend({ slots, zone }: { readonly slots: Slots | undefined; readonly zone: string }) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const cell = slots?.rows
    .flatMap(({ cells }) => cells)
    .find(({ state, forecast, actual }) => state !== 0 && forecast !== null && actual !== null);
  const text = (value: number) => formatFigure(value, 2, locale);
  const example = {
    time: cell?.made === undefined ? cell?.time || '10:00' : rowTimeText(cell.made, zone, 'minute'),
    forecast: text(cell?.forecast ?? 12),
    actual: text(cell?.actual ?? 10),
  };
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        typography: 'caption',
        color: 'text.secondary',
      }}
    >
      {MAE_TONES.map((tone) => (
        <Box key={tone} component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
          <Box component="span" sx={{ width: 12, height: 12, borderRadius: '2px', bgcolor: MAE_COLORS[tone] }} />
          {translate(`strategy.workbench.legend.${tone}`)}
        </Box>
      ))}
      <InfoTip
        label={translate('strategy.workbench.example')}
        text={translate('strategy.workbench.exampleText', example)}
      />
    </Box>
  );
}
