import { Box } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { DateRangeBox, FieldFrame, NumberBox } from '@/widgets';
import type { RangeEnds } from '@/widgets/internal';
import { isWithinSpan, spanParts, type DateSpan } from '@/schema/dates';
import { isDay, readDateTime } from '@/schema';
import { firstDayOf, unitText } from './month/unitDays';
import { TimeRangeFilter } from './timeOfDay/TimeRangeFilter';
import type { RangeFilterProps } from './views';

/**
 * A filter from … to … over a date, a date and time, a time of day, or a number. What runs backwards or too long is
 * said and not applied.
 */
export function RangeFilter({ value, filter, ...props }: RangeFilterProps) {
  const { name, traits } = props.field.type;
  if (name === 'timeOfDay') return <TimeRangeFilter {...props} value={value} filter={filter} />;
  return traits?.calendar ? (
    <DateRangeFilter {...props} value={value} filter={filter} />
  ) : (
    <NumberRangeFilter {...props} value={value} filter={filter} />
  );
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

function DateRangeFilter({ value, filter, onChange, ...props }: RangeFilterProps) {
  const translate = useTranslate();
  const unit = props.field.type.traits?.calendar ?? 'day';
  const given: RangeEnds = [firstDayOf(text(value?.[0])), firstDayOf(text(value?.[1]))];
  const [draft, setDraft] = useState<{ readonly ends: RangeEnds; readonly over: string } | null>(null);
  const shown = draft && draft.over === given.join() ? draft.ends : given;
  const problem = problemOf(shown, filter.maxSpan);
  const spanText =
    filter.maxSpan &&
    translate(`widgets.dates.span.${spanParts(filter.maxSpan).unit}`, { smart_count: spanParts(filter.maxSpan).count });
  const change = (ends: RangeEnds) => {
    setDraft({ ends, over: given.join() });
    if (!problemOf(ends, filter.maxSpan)) onChange(ends[0] || ends[1] ? ends.map((one) => unitText(one, unit)) : null);
  };
  return (
    <FieldFrame
      {...props}
      place="filter"
      group
      error={problem && translate(`widgets.dates.${problem}`, { span: spanText })}
    >
      {(control) => (
        <DateRangeBox
          control={control}
          label={props.label}
          value={shown}
          onRange={change}
          time={props.field.type.traits?.moment === true}
          future={filter.future}
          maxSpan={filter.maxSpan}
          unit={unit}
          quick
          clearable
        />
      )}
    </FieldFrame>
  );
}

const isWhole = (text: string): boolean => isDay(text) || readDateTime(text) === text;

function problemOf(
  [from, to]: RangeEnds,
  maxSpan: DateSpan | undefined,
): 'broken' | 'backwards' | 'tooLong' | undefined {
  if ([from, to].some((one) => one !== '' && !isWhole(one))) return 'broken';
  if (!from || !to) return undefined;
  if (to < from) return 'backwards';
  return maxSpan && !isWithinSpan(from, to, maxSpan) ? 'tooLong' : undefined;
}

function NumberRangeFilter({ value, onChange, filter: _filter, ...props }: RangeFilterProps) {
  const translate = useTranslate();
  const [from, to] = [value?.[0] ?? null, value?.[1] ?? null];
  const change = (ends: readonly unknown[]) => onChange(ends.every((one) => one === null) ? null : ends);
  return (
    <FieldFrame {...props} place="filter" group>
      {(control) => (
        <Box
          role="group"
          aria-labelledby={control['aria-labelledby']}
          sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1 }}
        >
          <NumberBox
            control={control}
            name={translate('widgets.dates.from', { label: props.label })}
            value={from}
            onNumber={(next) => change([next, to])}
            min={-1}
          />
          <NumberBox
            control={{ ...control, id: `${control.id}-to` }}
            name={translate('widgets.dates.to', { label: props.label })}
            value={to}
            onNumber={(next) => change([from, next])}
            min={-1}
          />
        </Box>
      )}
    </FieldFrame>
  );
}
