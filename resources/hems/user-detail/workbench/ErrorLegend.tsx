import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { InfoTip } from '@/widgets/InfoTip';
import { MAE_COLORS, MAE_TONES } from './maeTone';
import type { Slots } from './readSlots';

/** What the colours of errors mean, with an example of a cell. */
// covers HR-114
export function ErrorLegend({ slots }: { readonly slots: Slots | undefined }) {
  const translate = useTranslate();
  const cell = slots?.rows.flatMap(({ cells }) => cells).find(({ forecast, actual }) => forecast !== null && actual !== null);
  const example = { time: cell?.time || '10:00', forecast: cell?.forecast ?? 12, actual: cell?.actual ?? 10 };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, typography: 'caption', color: 'text.secondary' }}>
      {MAE_TONES.map((tone) => (
        <Box key={tone} component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
          <Box component="span" sx={{ width: 12, height: 12, borderRadius: '2px', bgcolor: MAE_COLORS[tone] }} />
          {translate(`strategy.workbench.legend.${tone}`)}
        </Box>
      ))}
      <InfoTip label={translate('strategy.workbench.example')} text={translate('strategy.workbench.exampleText', example)} />
    </Box>
  );
}
