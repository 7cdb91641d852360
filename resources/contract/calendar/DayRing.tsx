import { Box, Typography, useTheme } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import { MONTHS } from '@schemas/contract/parts/periods';
import { periodColor } from './periodColor';
import { hoursOf, type Day } from './seasonYear';

interface DayRingProps {
  readonly day: Day;
  /** Places of its months, from 0. */
  readonly months: readonly number[];
  readonly season: number;
  readonly scope: string;
}

const [SIZE, OUTER, INNER] = [120, 56, 38];
const pointAt = (quarter: number, radius: number): string => {
  const angle = (quarter / 96) * 2 * Math.PI - Math.PI / 2;
  return `${(SIZE / 2 + radius * Math.cos(angle)).toFixed(2)} ${(SIZE / 2 + radius * Math.sin(angle)).toFixed(2)}`;
};
/** A quarter of an hour as a piece of the ring; midnight is above. */
const piece = (quarter: number): string =>
  `M${pointAt(quarter, OUTER)}A${OUTER} ${OUTER} 0 0 1 ${pointAt(quarter + 1, OUTER)}L${pointAt(quarter + 1, INNER)}A${INNER} ${INNER} 0 0 0 ${pointAt(quarter, INNER)}Z`;

/** The day of a season as a clock of 24 hours, with the hours of each period in words beside it. */
export function DayRing({ day, months, season, scope }: DayRingProps) {
  const translate = useTranslate();
  const theme = useTheme();
  const [locale] = useLocaleState();
  const names = months.map((month) => translate(`${scope}.inner.seasons.enums.months.${MONTHS[month]}`));
  const year =
    months.length === MONTHS.length ? translate('contract.grid.year') : new Intl.ListFormat(locale).format(names);
  const sum = hoursOf(day).reduce((all, [, hours]) => all + hours, 0);
  return (
    <Box component="figure" sx={{ m: 0, display: 'flex', gap: 2, alignItems: 'center' }}>
      <svg width={SIZE} height={SIZE} viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden focusable={false}>
        {day.map((period, quarter) => (
          <path
            key={quarter}
            d={piece(quarter)}
            fill={periodColor(theme, period)}
            stroke={period === null ? theme.palette.divider : 'none'}
          />
        ))}
        <text x={SIZE / 2} y={SIZE / 2 + 5} textAnchor="middle" fill={theme.palette.text.primary} fontSize={14}>
          {translate('contract.grid.hours', { hours: sum })}
        </text>
      </svg>
      <Box component="figcaption">
        <Typography variant="body2">{translate('contract.grid.day', { season, months: year })}</Typography>
        {hoursOf(day).map(([period, hours]) => (
          <Typography
            key={period}
            variant="caption"
            component="div"
            sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
          >
            {`${translate(`${scope}.inner.seasons.inner.periods.enums.periodType.${period}`)} ${translate('contract.grid.hours', { hours })}`}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}
