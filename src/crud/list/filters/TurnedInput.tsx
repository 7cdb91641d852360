import { Box } from '@mui/material';
import type { ComponentProps } from 'react';
import { filterOf, manyFilterOf, RangeFilter } from '@/fields/internal';
import { useResource } from '@/data';
import { isEmpty, wantedOf, type Filter } from '@/schema';
import { filterFor, isEmptyTest } from '@/schema/internal';

interface TurnedInputProps extends Omit<ComponentProps<ReturnType<typeof filterOf>>, 'value' | 'waiting'> {
  readonly filter: Filter;
  readonly value: unknown;
}

/** The input of a filter that compares otherwise than its call takes: several values, a range, or its name alone. */
export default function TurnedInput({ filter, value, ...shared }: TurnedInputProps) {
  const { resource, views } = useResource();
  const { type } = shared.field;
  if (isEmptyTest(value))
    return (
      <Box component="span" sx={{ pl: 1.25, typography: 'body2', color: 'text.secondary', whiteSpace: 'nowrap' }}>
        {shared.label}
      </Box>
    );
  const wanted = wantedOf(value);
  const values: readonly unknown[] = Array.isArray(wanted) ? wanted : isEmpty(wanted) ? [] : [wanted];
  const now = filterFor(resource, filter, value);
  if (now.as === 'range') return <RangeFilter {...shared} value={values} filter={now} />;
  const Many = manyFilterOf(type);
  const Input = views.inputs?.[filter.field] ?? filterOf(type);
  return now.many ? <Many {...shared} value={values} /> : <Input {...shared} value={wanted} />;
}
