import { Box } from '@mui/material';
import type { DraftSeason } from '@schemas/contract/parts/coverage';
import { DayRing } from './DayRing';
import { YearGrid } from './YearGrid';
import { dayOfSeason, yearOfSeasons, type Cell } from './seasonYear';

interface CalendarViewProps {
  readonly seasons: readonly DraftSeason[];
  readonly scope: string;
  readonly onPaint?: (from: Cell, to: Cell) => void;
}

/** A year of prices as a picture: months by hours, and the day of each season as a ring. */
export function CalendarView({ seasons, scope, onPaint }: CalendarViewProps) {
  const days = seasons.map(dayOfSeason);
  const year = yearOfSeasons(seasons, days);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, width: '100%' }}>
      <YearGrid year={year} scope={scope} {...(onPaint && { onPaint })} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        {days.map(
          (day, at) =>
            day.some((period) => period !== null) && (
              <DayRing
                key={at}
                day={day}
                season={at + 1}
                months={year.flatMap((one, month) => (one === day ? [month] : []))}
                scope={scope}
              />
            ),
        )}
      </Box>
    </Box>
  );
}
