import type { AnyInput } from './views';

type Modules = Readonly<Record<string, { readonly default: AnyInput }>>;

/** Components by the name of the folder they stand in, which is the name of their kind. */
function byKind(modules: Modules): ReadonlyMap<string, AnyInput> {
  return new Map(Object.entries(modules).map(([path, module]) => [path.split('/')[1] ?? '', module.default]));
}

const inputs = byKind(import.meta.glob<{ readonly default: AnyInput }>('./*/Input.tsx', { eager: true }));

/** The form input of a kind. Import this only from forms: they load on demand. Throws for a kind without an `Input.tsx`. */
export function inputOf(kindName: string): AnyInput {
  const input = inputs.get(kindName);
  if (!input) throw new Error(`src/fields/${kindName} has no Input.tsx.`);
  return input;
}
