import type { Fields, Id } from '@/schema';

export interface NamedRecord {
  /** Name of the schema. */
  readonly target: string;
  readonly id: Id;
}

/**
 * The records values name by references: of several in one field the first, and the field that stands last first, as
 * the nearest to what they are about.
 */
export function namedRecords(fields: Fields, values: Readonly<Record<string, unknown>>): NamedRecord[] {
  const named = Object.entries(fields).flatMap(([name, { options }]): NamedRecord[] => {
    const value = values[name];
    const id: unknown = Array.isArray(value) ? value[0] : value;
    return 'target' in options && typeof options.target === 'string' && typeof id === 'string' && id !== ''
      ? [{ target: options.target, id }]
      : [];
  });
  return named.toReversed();
}
