import { Box, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { addDays } from '@/schema/dates/clock';
import { DayStepper } from '@/widgets/dates/DayStepper';
import { dayAlone } from '../range/dayRange';
import { RangeField } from '../range/RangeField';
import { PRICE_UNITS, type PriceUnit } from './priceUnit';
import { tariffRule, usualRange, type TariffDates, type TariffMode } from './tariffDates';

interface TariffControlsProps {
  readonly dates: TariffDates;
  readonly unit: PriceUnit;
  /** Of the market area. */
  readonly zone: string;
  readonly today: string;
  onDates(dates: TariffDates): void;
  onUnit(unit: PriceUnit): void;
}

const MODES: readonly TariffMode[] = ['day', 'range'];

/** Which days and which unit: a single day or several, up to tomorrow; hundredths per kWh or the currency per MWh. */
export function TariffControls({ dates, unit, zone, today, onDates, onUnit }: TariffControlsProps) {
  const translate = useTranslate();
  const id = useId();
  const { mode, startDate } = dates;
  const setMode = (next: TariffMode) => onDates({ mode: next, ...(next === 'day' ? dayAlone(today) : usualRange(today)) });
  return (
    <Box role="group" aria-label={translate('hems.tariff.controls')} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1, minWidth: 0 }}>
      <ToggleButtonGroup exclusive value={mode} aria-label={translate('hems.tariff.mode.label')} onChange={(_, next: TariffMode | null) => next && setMode(next)}>
        {MODES.map((one) => (
          <ToggleButton key={one} value={one}>
            {translate(`hems.tariff.mode.${one}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {mode === 'range' ? (
        <RangeField label={translate('hems.tariff.dates')} value={dates} rule={tariffRule(today)} onRange={(range) => onDates({ mode, ...range })} />
      ) : (
        <>
          <span id={`${id}-label`} style={visuallyHidden}>
            {translate('hems.tariff.date')}
          </span>
          <DayStepper
            control={{ id, 'aria-labelledby': `${id}-label`, 'aria-describedby': undefined, 'aria-invalid': undefined, 'aria-required': undefined }}
            value={startDate}
            onDay={(day) => onDates({ mode, ...dayAlone(day) })}
            zone={zone}
            max={addDays(today, 1)}
            future
          />
        </>
      )}
      <ToggleButtonGroup exclusive value={unit} aria-label={translate('hems.tariff.unit')} onChange={(_, next: PriceUnit | null) => next && onUnit(next)} sx={{ ml: { md: 'auto' } }}>
        {PRICE_UNITS.map((one) => (
          <ToggleButton key={one} value={one} sx={{ '&&': { textTransform: 'none' } }}>
            {one}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
}
