import { Box, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { inputOf } from '@/fields';
import type { InputProps } from '@/fields/views';
import type { ValueOf } from '@/schema';
import { rowsType } from '@/dsl';
import { PERIODS, type Period } from '@schemas/contract/parts/periods';
import type { priceTemplate } from '@schemas/contract/price-template';
import { CalendarView } from './CalendarView';
import { CoverageNotes } from './CoverageNotes';
import { periodColor } from './periodColor';
import { painted, seasonsOfYear, yearOfSeasons } from './seasonYear';

type Seasons = NonNullable<ValueOf<(typeof priceTemplate)['fields']['seasons']>>;

/**
 * The seasons of a year, painted on a calendar or typed in a table: both show the same, and either changes the other.
 */
export function SeasonsInput(props: InputProps<Seasons>) {
  const { value, onChange, readOnly, scope, values } = props;
  const translate = useTranslate();
  const label = useId();
  const [brush, setBrush] = useState<Period>('peak');
  const Table = inputOf(rowsType);
  const seasons = value ?? [];
  return (
    <Box sx={{ gridColumn: '1 / -1', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      {!readOnly && (
        <Box>
          <Typography id={label} variant="body2" sx={{ mb: 0.5 }}>
            {translate('contract.grid.paint')}
          </Typography>
          <ToggleButtonGroup
            exclusive
            size="small"
            value={brush}
            onChange={(_, next: Period | null) => next && setBrush(next)}
            aria-labelledby={label}
            sx={{ flexWrap: 'wrap' }}
          >
            {PERIODS.map((period) => (
              <ToggleButton key={period} value={period} sx={{ gap: 1, textTransform: 'none' }}>
                <Box
                  component="span"
                  aria-hidden
                  sx={(theme) => ({ width: 12, height: 12, borderRadius: 0.5, bgcolor: periodColor(theme, period) })}
                />
                {translate(`${scope}.inner.seasons.inner.periods.enums.periodType.${period}`)}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 0.5 }}>
            {translate('contract.grid.hint')}
          </Typography>
        </Box>
      )}
      <CalendarView
        seasons={seasons}
        scope={scope}
        {...(!readOnly && {
          onPaint: (from, to) => onChange(seasonsOfYear(painted(yearOfSeasons(seasons), from, to, brush))),
        })}
      />
      <CoverageNotes seasons={seasons} values={values} scope={scope} />
      <Box
        component="details"
        sx={{ '& summary': { cursor: 'pointer', mb: 1 } }}
        open={props.error !== undefined || undefined}
      >
        <summary>{translate('contract.grid.table')}</summary>
        <Table
          {...props}
          field={{ ...props.field }}
          onChange={(next) => onChange(Array.isArray(next) ? (next as Seasons) : null)}
        />
      </Box>
    </Box>
  );
}
