import { createElement } from 'react';
import { lazyPart } from '@/data';
import { byType } from './byType';
import type { DrawnType } from './cellOf';
import { OneLine } from './OneLine';
import type { AnyInput } from './views';

const inputs = byType(
  import.meta.glob<AnyInput>(['./*/Input.tsx', '../*/fields/*/Input.tsx'], { eager: true, import: 'default' }),
);

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
 * @example const Input = inputOf(field.type);
 * @public
 */
export function inputOf({ name, parts }: DrawnType): AnyInput {
  const input = inputs.get(name) ?? (parts && (late.get(parts) ?? inputLater(parts.input)));
  if (!input) throw new Error(`src/fields/${name} has no Input.tsx.`);
  if (parts) late.set(parts, input);
  return input;
}
