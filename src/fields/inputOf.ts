import type { AnyInput } from './views';

type Modules = Readonly<Record<string, { readonly default: AnyInput }>>;

/** Components by the name of the folder they stand in, which is the name of their type. */
function byType(modules: Modules): ReadonlyMap<string, AnyInput> {
  return new Map(Object.entries(modules).map(([path, module]) => [path.split('/')[1] ?? '', module.default]));
}

const inputs = byType(import.meta.glob<{ readonly default: AnyInput }>('./*/Input.tsx', { eager: true }));

/**
 * The form input of a field type. Import this only from forms: they load on demand. Throws for a type without an
 * `Input.tsx`.
 */
export function inputOf(typeName: string): AnyInput {
  const input = inputs.get(typeName);
  if (!input) throw new Error(`src/fields/${typeName} has no Input.tsx.`);
  return input;
}
