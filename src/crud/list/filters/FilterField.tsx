import { lazy } from 'react';
import { useTranslate } from 'react-admin';
import { useResource } from '@/data/ResourceContext';
import { filterOf } from '@/fields/filters';
import type { Filter } from '@/schema';

const RangeFilter = lazy(async () => ({ default: (await import('@/fields/RangeFilter')).RangeFilter }));

interface FilterFieldProps {
  readonly filter: Filter;
  readonly idPrefix: string;
  readonly values: Readonly<Record<string, unknown>>;
  onChange(name: string, value: unknown): void;
}

/** One filter: the input of its field's type, or from … to …. */
export function FilterField({ filter, idPrefix, values, onChange }: FilterFieldProps) {
  const { resource, scope, views } = useResource();
  const translate = useTranslate();
  const name = filter.field;
  const field = resource.fields[name];
  if (!field) return null;
  const value = values[name];
  const shared = {
    id: `${idPrefix}-${name}`,
    name,
    field,
    scope,
    label: translate(`${scope}.fields.${name}`),
    values,
    onChange: (next: unknown) => onChange(name, next),
  };
  if (filter.as === 'range') return <RangeFilter {...shared} value={Array.isArray(value) ? value : null} filter={filter} />;
  const Input = views.inputs?.[name] ?? filterOf(field.type.name);
  return <Input {...shared} value={value} place="filter" />;
}
