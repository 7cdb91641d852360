import { Box, Typography } from '@mui/material';
import { useLocale, useTranslate } from 'react-admin';
import { useAccess, useRoutePath } from '@/access/AccessContext';
import { DayHours } from '../station/DayHours';
import { zoneText } from '@/charts/time/zoneText';
import type { TariffChoice } from './chosenTariff';

interface TariffHeadingProps {
  /** Absent until one is known. */
  readonly choice?: TariffChoice | undefined;
  /** Of the market area. */
  readonly zone?: string;
  readonly today?: string;
}

/** The page, the tariff that is shown, where it belongs, and the clock its prices are on. */
export function TariffHeading({ choice, zone = '', today = '' }: TariffHeadingProps) {
  const translate = useTranslate();
  const english = useLocale() !== 'zh';
  const grant = useAccess().routes.get(useRoutePath());
  const title = (english ? grant?.nameEn || grant?.name : grant?.name || grant?.nameEn) || translate('hems.tariff.title');
  return (
    <Box>
      <Typography component="h1" variant="h1" tabIndex={-1}>
        {title}
      </Typography>
      {choice && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5, mt: 0.5 }}>
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere', display: { xs: 'none', md: 'block' } }}>
            {[...choice.above, choice.node].map(({ name }) => name).join(' / ')}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', display: 'flex', alignItems: 'center', gap: 1 }}>
            {translate('hems.tariff.zone', { zone: zoneText(zone, Date.now()) })}
            <DayHours day={today} zone={zone} />
          </Typography>
        </Box>
      )}
    </Box>
  );
}
