import { Box } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { checkField, type Field } from '@/schema';
import { TimeBox } from '@/widgets/internal';
import { FieldFrame } from '@/widgets';
import type { RangeFilterProps } from '../views';

type Ends = readonly [from: string, to: string];

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The message of ends that cannot be asked for: not a time, or backwards; one of them may be open. */
function problemOf(
  field: Field,
  [from, to]: Ends,
): readonly [key: string, args?: Readonly<Record<string, unknown>>] | undefined {
  const broken = [from, to].map((one) => checkField(field, one, false)).find(Boolean);
  if (broken) return [`rules.${broken.rule}`, broken.args];
  return from && to && to < from ? ['widgets.dates.backwards'] : undefined;
}

/** A filter from … to … over times of day. What is no time or runs backwards is said and not applied. */
export function TimeRangeFilter({ value, onChange, filter: _filter, ...props }: RangeFilterProps) {
  const translate = useTranslate();
  const given: Ends = [text(value?.[0]), text(value?.[1])];
  const [draft, setDraft] = useState<{ readonly ends: Ends; readonly over: string } | null>(null);
  const shown = draft?.over === given.join() ? draft.ends : given;
  const problem = problemOf(props.field, shown);
  const change = (ends: Ends) => {
    setDraft({ ends, over: given.join() });
    if (!problemOf(props.field, ends)) onChange(ends[0] || ends[1] ? ends : null);
  };
  const box = (end: 0 | 1) => ({
    name: translate(`widgets.dates.${end === 0 ? 'from' : 'to'}`, { label: props.label }),
    value: shown[end],
    onTime: (time: string) => change(end === 0 ? [time, shown[1]] : [shown[0], time]),
    seconds: 'seconds' in props.field.options && props.field.options.seconds === true,
  });
  return (
    <FieldFrame {...props} place="filter" group {...(problem && { error: translate(problem[0], problem[1]) })}>
      {(control) => (
        <Box
          role="group"
          aria-labelledby={control['aria-labelledby']}
          sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1 }}
        >
          <TimeBox control={control} {...box(0)} />
          <TimeBox control={{ ...control, id: `${control.id}-to` }} {...box(1)} />
        </Box>
      )}
    </FieldFrame>
  );
}
