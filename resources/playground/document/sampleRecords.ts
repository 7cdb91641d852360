import { type AnyRecord, type FieldOptions, type Resource, typeOptions } from '@/schema';

const ROWS = 24;
/** Nodes at the top of a tree, and below each. */
const BRANCHES = 3;

const targetOf = (options: FieldOptions): string | undefined => typeOptions({ options }).target;

/** Records of believable values, the same every time; a reference leads to a record that is there, or to none. */
export function sampleRecords(resource: Resource, known: ReadonlySet<string>): AnyRecord[] {
  const editable = Object.entries(resource.fields).filter(
    ([, { type, options }]) => !options.createOnly && !type.derive,
  );
  return Array.from({ length: ROWS }, (_, index): AnyRecord => {
    const values = editable.map(([name, { type, options }], place) => {
      if (name === resource.tree?.parent) return [name, index < BRANCHES ? null : String(Math.floor(index / BRANCHES))];
      const target = targetOf(options);
      if (target === undefined) return [name, type.sample(index * 7 + place, options)];
      const id = known.has(target) ? String(((index * 7 + place) % ROWS) + 1) : null;
      return [name, type.name === 'referenceMany' && id !== null ? [id] : id];
    });
    return { ...Object.fromEntries(values), id: String(index + 1) };
  });
}
