import { Box, IconButton, ToggleButton, ToggleButtonGroup, Tooltip } from '@mui/material';
import Clear from '@mui/icons-material/CloseOutlined';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { lazyPart, useArea } from '@/data';
import { periodLength, shiftPeriod, SINGLE, type Period, type PeriodBy } from '@/schema/dates';
import { PeriodEnds } from './PeriodEnds';
import { changeBy, isPeriodAllowed, quickPeriod, type PeriodLimits } from './periodLimits';
import { QuickRanges } from './QuickRanges';
import { quickRanges, type QuickRange, type QuickRangeDays } from './quickRanges';
import { useSiteZone } from './SiteZone';
import { StepButton } from './StepButton';

interface PeriodPickerProps extends PeriodLimits {
  /** What the period is of: 'Sales of the site'. */
  readonly label: string;
  /** Null: none is chosen, in a filter that can be cleared. */
  readonly value: Period | null;
  /** Only periods inside the limits; null only when `clearable`. */
  onPeriod(period: Period | null): void;
  /** What it may be counted in. Default all four. */
  readonly by?: readonly PeriodBy[];
  /** Today, yesterday, last 7 days beside it; otherwise these and others are in a menu. Default true. */
  readonly quick?: boolean;
  readonly clearable?: boolean;
  readonly readOnly?: boolean;
  readonly describedBy?: string;
}

/** So many fit beside a period. */
const BESIDE: readonly QuickRange[] = ['today', 'yesterday', 'last7'];
/** Fewer are as near by the step back and on. */
const WORTH_A_MENU = 3;

const RangeMenu = lazyPart(() => import('./RangeMenu'));

const ALL: readonly PeriodBy[] = ['day', 'month', 'year', 'range'];

interface UnitsProps {
  readonly by: PeriodBy;
  readonly offered: readonly PeriodBy[];
  readonly readOnly?: boolean;
  onUnit(next: PeriodBy): void;
}

/** Whether it is counted in days, months or years, or is a range. */
function Units({ by, offered, readOnly, onUnit }: UnitsProps) {
  const translate = useTranslate();
  return (
    <ToggleButtonGroup
      exclusive
      value={by}
      aria-label={translate('widgets.dates.mode.label')}
      onChange={(_, next: PeriodBy | null) => next !== null && !readOnly && onUnit(next)}
    >
      {offered.map((one) => (
        <ToggleButton key={one} value={one} aria-disabled={readOnly}>
          {translate(`widgets.dates.mode.${one}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

interface EndsProps {
  readonly label: string;
  readonly by: PeriodBy;
  readonly value: Period | null;
  readonly limits: PeriodLimits;
  readonly clearable?: boolean;
  readonly readOnly?: boolean;
  onPeriod(period: Period | null): void;
}

/** The ends of the period between a step back and a step on, and what clears it. */
function SteppedEnds({ label, by, value, limits, clearable, readOnly, onPeriod }: EndsProps) {
  const translate = useTranslate();
  const step = (sign: 1 | -1) => {
    const next = value && shiftPeriod(value, sign);
    const what = value && periodLength(value) > 1 ? 'range' : by;
    return (
      <StepButton
        sign={sign}
        label={translate(`widgets.dates.${sign < 0 ? 'previous' : 'next'}.${what}`)}
        disabled={readOnly === true || !next || !isPeriodAllowed(next, limits)}
        onStep={() => next && onPeriod(next)}
      />
    );
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: { xs: 0, sm: 0.5 }, minWidth: 0, maxWidth: '100%' }}>
      {step(-1)}
      <PeriodEnds {...limits} label={label} by={by} value={value} onPeriod={onPeriod} readOnly={readOnly} />
      {step(1)}
      {clearable && value && !readOnly && (
        <Tooltip title={translate('widgets.clear')}>
          <IconButton
            size="small"
            aria-label={translate('widgets.dates.clear', { label })}
            onClick={() => onPeriod(null)}
          >
            <Clear fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
    </Box>
  );
}

/**
 * Days, months, years or a range by the calendar of the site, with a step back and on. Where it says nothing else, a
 * day, month or year is one at a time. It ends today and, unless `clearable`, cannot be emptied (spec 01 §5).
 *
 * @example
 * <PeriodPicker label={label} value={period} onPeriod={setPeriod} by={['day', 'month']}
 *   maxSpan={{ day: '31 days' }} />
 * @public
 */
export function PeriodPicker({
  label,
  value,
  onPeriod,
  by: offered = ALL,
  quick = true,
  clearable,
  readOnly,
  describedBy,
  ...given
}: PeriodPickerProps) {
  useArea('widgets');
  const [wanted, setWanted] = useState<PeriodBy>(offered[0] ?? 'day');
  const zone = useSiteZone(given.zone);
  const limits: PeriodLimits = { maxSpan: SINGLE, ...given, zone };
  const by = value?.by ?? wanted;
  const periodAt = (range: QuickRangeDays) => quickPeriod(range, by, offered, limits);
  const ranges = quickRanges({ zone: limits.zone }).filter((range) => periodAt(range) !== undefined);
  const shown = {
    from: value?.from ?? '',
    to: value?.to ?? '',
    onRange: (range: QuickRangeDays) => {
      const period = periodAt(range);
      if (period) onPeriod(period);
    },
  };
  const menu = !quick && !readOnly && ranges.length >= WORTH_A_MENU && (
    <RangeMenu {...shown} ranges={ranges} waiting={null} />
  );
  return (
    <Box
      role="group"
      aria-label={label}
      aria-describedby={describedBy}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1, minWidth: 0 }}
    >
      {(offered.length > 1 || menu) && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, order: offered.length > 1 ? 0 : 1 }}>
          {offered.length > 1 && (
            <Units
              {...{ by, offered, readOnly }}
              onUnit={(next) => {
                setWanted(next);
                if (value) onPeriod(changeBy(value, next, limits));
              }}
            />
          )}
          {menu}
        </Box>
      )}
      <SteppedEnds {...{ label, by, value, limits, clearable, readOnly, onPeriod }} />
      {quick && !readOnly && <QuickRanges {...shown} ranges={ranges.filter(({ name }) => BESIDE.includes(name))} />}
    </Box>
  );
}
