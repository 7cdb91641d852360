import type { ComponentProps } from 'react';
import { lazyPart } from '@/data';
import type { LazyPart } from '@/data/internal';
import { byType } from './byType';
import type { DrawnType } from './cellOf';
import type { AnyInput, AnyManyFilter } from './views';

type LateInput = LazyPart<ComponentProps<AnyInput>>;
type LateManyFilter = LazyPart<ComponentProps<AnyManyFilter>>;

const own = byType(import.meta.glob<{ readonly default: AnyInput }>(['./*/Filter.tsx', '../*/fields/*/Filter.tsx']));
const inputs = byType(import.meta.glob<{ readonly default: AnyInput }>(['./*/Input.tsx', '../*/fields/*/Input.tsx']));
const several = byType(
  import.meta.glob<{ readonly default: AnyManyFilter }>(['./*/ManyFilter.tsx', '../*/fields/*/ManyFilter.tsx']),
);
const known = new Map<string, LateInput>();
const knownMany = new Map<string, LateManyFilter>();

/**
 * The filter of a kind: its own, else its input. Each is loaded when a list first has it, so that a list does not
 * carry the inputs of every form; suspends until then. Throws for a type without either.
 */
export function filterOf({ name: typeName, parts }: DrawnType): LateInput {
  const filter = known.get(typeName);
  if (filter) return filter;
  const load = parts?.filter ?? parts?.input ?? own.get(typeName) ?? inputs.get(typeName);
  if (!load) throw new Error(`src/fields/${typeName} has neither Filter.tsx nor Input.tsx.`);
  const made = lazyPart(load);
  known.set(typeName, made);
  return made;
}

/** The filter of a type that takes several values; loaded when a list first has it. Throws for a type without one. */
export function manyFilterOf({ name: typeName, parts }: DrawnType): LateManyFilter {
  const filter = knownMany.get(typeName);
  if (filter) return filter;
  const load = parts?.manyFilter ?? several.get(typeName);
  if (!load) throw new Error(`src/fields/${typeName} has no ManyFilter.tsx.`);
  const made = lazyPart(load);
  knownMany.set(typeName, made);
  return made;
}

/** From … to …, around two inputs. */
export const RangeFilter = lazyPart(async () => ({ default: (await import('./RangeFilter')).RangeFilter }));
