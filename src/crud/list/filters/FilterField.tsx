import { Box } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { lazyPart, useResource } from '@/data';
import { extraPart } from '@/data/internal';
import { AroundInput, filterOf, manyFilterOf, RangeFilter } from '@/fields/internal';
import { isEmpty, isNot, wantedOf, type Filter } from '@/schema';
import { comparesOtherwise } from '@/schema/internal';
import { RemoveFilter } from './RemoveFilter';

const TurnedInput = lazyPart(() => import('./TurnedInput'));
const FilterWordMenu = extraPart(() => import('./FilterWordMenu'));
const SuggestedText = lazyPart(() => import('../cloud/SuggestedSearch'));

interface FilterFieldProps {
  readonly filter: Filter;
  readonly idPrefix: string;
  readonly values: Readonly<Record<string, unknown>>;
  /** It is at work. */
  readonly isSet: boolean;
  onChange(name: string, value: unknown): void;
  onRemove(): void;
}

/** One filter: the input of its field's type, or from … to …, with the way to end it. */
export function FilterField({ filter, idPrefix, values, isSet, onChange, onRemove }: FilterFieldProps) {
  const { resource, scope, views } = useResource();
  const translate = useTranslate();
  const [wasInHand, setWasInHand] = useState(false);
  const name = filter.field;
  const field = resource.fields[name];
  if (!field) return null;
  const value = values[name];
  const not = isNot(value);
  const wanted = wantedOf(value);
  const label = translate(`${scope}.fields.${name}`);
  const change = (next: unknown) => onChange(name, not ? { not: next } : next);
  const shared = {
    id: `${idPrefix}-${name}`,
    name,
    field,
    scope,
    label,
    values,
    place: 'filter',
    onChange: change,
  } as const;
  const several = Array.isArray(wanted) ? wanted : isEmpty(wanted) ? [] : [wanted];
  const own = views.inputs?.[name];
  const Input = own ?? filterOf(field.type);
  const Many = filter.many && manyFilterOf(field.type);
  const turned = comparesOtherwise(field, filter, value);
  const input = turned ? (
    <TurnedInput {...shared} value={value} filter={filter} waiting={<span>{label}</span>} />
  ) : filter.as === 'range' ? (
    <RangeFilter {...shared} value={Array.isArray(wanted) ? wanted : null} filter={filter} />
  ) : Many ? (
    <Many {...shared} value={several} />
  ) : resource.table?.suggests?.includes(name) ? (
    <SuggestedText {...shared} value={wanted} waiting={<Input {...shared} value={wanted} />} />
  ) : (
    <AroundInput {...shared} value={wanted} replaced={own !== undefined}>
      <Input {...shared} value={wanted} />
    </AroundInput>
  );
  return (
    <Box
      data-filter={name}
      data-set={isSet || undefined}
      data-turned={turned || undefined}
      onFocus={() => setWasInHand(true)}
    >
      {input}
      {(wasInHand || isSet || turned) && (
        <FilterWordMenu label={label} filter={filter} value={value} onTurn={(next) => onChange(name, next)} />
      )}
      {isSet && <RemoveFilter label={label} onRemove={onRemove} />}
    </Box>
  );
}
