import { Skeleton } from '@mui/material';
import type { ComponentProps } from 'react';
import { Awaiting } from '@/data/internal';
import { useResource } from '@/data';
import FilterBar from './FilterBar';
import { inputOfFilter } from './inputOfFilter';

const WAITING = <Skeleton variant="rounded" sx={{ flex: 1, height: 32 }} />;

/** The bar with its inputs: they are large, and are asked for after it, so that the rows come first. */
export default function FilterInputs(props: ComponentProps<typeof FilterBar>) {
  const { resource, views } = useResource();
  const needs = props.filters.flatMap((filter) => inputOfFilter(filter, resource, views) ?? []);
  return (
    <Awaiting needs={needs} fallback={WAITING}>
      <FilterBar {...props} />
    </Awaiting>
  );
}
