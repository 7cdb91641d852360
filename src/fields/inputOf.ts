import { createElement } from 'react';
import { lazyPart } from '@/data';
import type { DrawnType } from './cellOf';
import { OneLine } from './OneLine';
import type { AnyInput } from './views';

type Modules = Readonly<Record<string, { readonly default: AnyInput }>>;

/** Components by the name of the folder they stand in, which is the name of their type. */
function byType(modules: Modules): ReadonlyMap<string, AnyInput> {
  return new Map(Object.entries(modules).map(([path, module]) => [path.split('/')[1] ?? '', module.default]));
}

const inputs = byType(import.meta.glob<{ readonly default: AnyInput }>('./*/Input.tsx', { eager: true }));

const late = new WeakMap<object, AnyInput>();

/** An input of a type of one's own; its place is kept until it is there. */
function inputLater(load: () => Promise<{ readonly default: AnyInput }>): AnyInput {
  const Late = lazyPart(load);
  return (props) => createElement(Late, { ...props, waiting: createElement(OneLine, { text: '' }) });
}

/**
 * The form input of a field type. Import this only from forms: they load on demand. Throws for a type without an
 * `Input.tsx`.
 *
 * @public
 */
export function inputOf({ name, parts }: DrawnType): AnyInput {
  const input = inputs.get(name) ?? (parts && (late.get(parts) ?? inputLater(parts.input)));
  if (!input) throw new Error(`src/fields/${name} has no Input.tsx.`);
  if (parts) late.set(parts, input);
  return input;
}
