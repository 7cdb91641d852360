import { lazy } from 'react';
import type { AnyInput, AnyManyFilter } from './views';

type Loaders = Readonly<Record<string, () => Promise<{ readonly default: AnyInput }>>>;

const own: Loaders = import.meta.glob<{ readonly default: AnyInput }>('./*/Filter.tsx');
const inputs: Loaders = import.meta.glob<{ readonly default: AnyInput }>('./*/Input.tsx');
const several: Readonly<Record<string, () => Promise<{ readonly default: AnyManyFilter }>>> = import.meta.glob<{ readonly default: AnyManyFilter }>('./*/ManyFilter.tsx');
const known = new Map<string, AnyInput>();
const knownMany = new Map<string, AnyManyFilter>();

/**
 * The filter of a kind: its own, else its input. Each is loaded when a list first has it, so that a list does not
 * carry the inputs of every form; suspends until then. Throws for a type without either.
 */
export function filterOf(kindName: string): AnyInput {
  const filter = known.get(kindName);
  if (filter) return filter;
  const load = own[`./${kindName}/Filter.tsx`] ?? inputs[`./${kindName}/Input.tsx`];
  if (!load) throw new Error(`src/fields/${kindName} has neither Filter.tsx nor Input.tsx.`);
  const made: AnyInput = lazy(load);
  known.set(kindName, made);
  return made;
}

/** The filter of a type that takes several values; loaded when a list first has it. Throws for a type without one. */
export function manyFilterOf(typeName: string): AnyManyFilter {
  const filter = knownMany.get(typeName);
  if (filter) return filter;
  const load = several[`./${typeName}/ManyFilter.tsx`];
  if (!load) throw new Error(`src/fields/${typeName} has no ManyFilter.tsx.`);
  const made: AnyManyFilter = lazy(load);
  knownMany.set(typeName, made);
  return made;
}
