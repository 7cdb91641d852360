import { Box, useTheme } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { DraftSeason } from '@schemas/contract/parts/coverage';
import { PERIODS } from '@schemas/contract/parts/periods';
import { periodColor } from './periodColor';
import { yearOfSeasons, type Cell } from './seasonYear';
import { YearGrid } from './YearGrid';

interface CalendarViewProps {
  readonly seasons: readonly DraftSeason[];
  readonly scope: string;
  readonly onPaint?: (from: Cell, to: Cell) => void;
}

/** A year of prices as a picture: months by hours. While it is painted the brushes say what the colors mean. */
export function CalendarView({ seasons, scope, onPaint }: CalendarViewProps) {
  const translate = useTranslate();
  const theme = useTheme();
  const year = yearOfSeasons(seasons);
  const used = PERIODS.filter((period) => year.some((day) => day.includes(period)));
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5, width: '100%' }}>
      <YearGrid year={year} scope={scope} {...(onPaint && { onPaint })} />
      {!onPaint && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, typography: 'caption' }}>
          {used.map((period) => (
            <Box key={period} sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
              <Box
                component="span"
                aria-hidden
                sx={{ width: 12, height: 12, borderRadius: 0.5, bgcolor: periodColor(theme, period) }}
              />
              {`${translate(`contract.grid.letters.${period}`)} · ${translate(`${scope}.inner.seasons.inner.periods.enums.periodType.${period}`)}`}
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}
