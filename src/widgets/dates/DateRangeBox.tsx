import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { lazyPart } from '@/data';
import type { FrameControl } from '../FieldFrame';
import { DateBox, type DateBoxProps } from './DateBox';
import { addSpan, type DateSpan } from '@/schema/dates';
import { readDay } from '@/schema';
import type { DayLimits } from './limits';
import { quickRanges } from './quickRanges';
import { useSiteZone } from './SiteZone';

const RangeMenu = lazyPart(() => import('./RangeMenu'));

/** From and to; '' for an end that is not filled in yet. */
export type RangeEnds = [from: string, to: string];

interface DateRangeBoxProps extends DayLimits, Pick<DateBoxProps, 'display'> {
  readonly control: FrameControl;
  readonly label: string;
  readonly value: RangeEnds;
  onRange(value: RangeEnds): void;
  onBlur?(): void;
  readonly time?: boolean;
  /** What is chosen: a month is its first day, a year its first of January. Default `day`. */
  readonly unit?: 'day' | 'month' | 'year';
  readonly maxSpan?: DateSpan;
  /** With a menu of ranges one need not type: today, the last 7 days, this month. */
  readonly quick?: boolean;
  readonly clearable?: boolean;
  readonly readOnly?: boolean;
  readonly autoFocus?: boolean;
}

const sorted = (...days: (string | undefined)[]): string[] => days.filter((one) => one !== undefined).sort();
const earlier = (...days: (string | undefined)[]): string | undefined => sorted(...days)[0];
const later = (...days: (string | undefined)[]): string | undefined => sorted(...days).at(-1);

/**
 * Two linked dates: neither calendar offers a day that would make the range run backwards or too long. An end that is
 * not filled in is ''.
 *
 * @example
 * <DateRangeBox control={control} label={label} value={['2026-11-01', '']} onRange={setRange}
 *   maxSpan="31 days" quick />
 * @public
 */
export function DateRangeBox({
  control,
  label,
  value: [from, to],
  onRange,
  maxSpan,
  min,
  max,
  autoFocus,
  quick = false,
  ...given
}: DateRangeBoxProps) {
  const translate = useTranslate();
  const zone = useSiteZone(given.zone);
  const rest = { ...given, zone };
  const { time = false, unit = 'day', readOnly = false } = rest;
  const ranges = quick && !readOnly && unit === 'day' ? quickRanges({ min, max, ...rest, maxSpan }) : [];
  const [first, last] = [readDay(from) ?? undefined, readDay(to) ?? undefined];
  const ends = (
    <Box
      role="group"
      aria-labelledby={control['aria-labelledby']}
      aria-describedby={control['aria-describedby']}
      sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 144px), 1fr))', gap: 1 }}
    >
      <DateBox
        {...rest}
        control={control}
        name={translate('widgets.dates.from', { label })}
        value={from || null}
        onDate={(next) => onRange([next ?? '', to])}
        autoFocus={autoFocus}
        min={later(maxSpan && last ? addSpan(last, maxSpan, -1) : undefined, min)}
        max={earlier(last, max)}
      />
      <DateBox
        {...rest}
        control={{ ...control, id: `${control.id}-to` }}
        name={translate('widgets.dates.to', { label })}
        value={to || null}
        onDate={(next) => onRange([from, next ?? ''])}
        min={later(first, min)}
        max={earlier(maxSpan && first ? addSpan(first, maxSpan) : undefined, max)}
      />
    </Box>
  );
  if (ranges.length === 0) return ends;
  return (
    <Box data-ends sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minWidth: 0 }}>
      <Box sx={{ flex: '1 1 auto', minWidth: 0 }}>{ends}</Box>
      <RangeMenu
        ranges={ranges}
        from={from.slice(0, 10)}
        to={to.slice(0, 10)}
        onRange={(range) => onRange(time ? [`${range.from} 00:00:00`, `${range.to} 23:59:59`] : [range.from, range.to])}
        waiting={null}
      />
    </Box>
  );
}
