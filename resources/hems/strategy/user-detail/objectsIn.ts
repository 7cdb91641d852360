import { asObject } from '@/api';

/** The objects of a list of the wire; anything else is none. */
export function objectsIn(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(value) ? value.map((one: unknown) => asObject(one)).filter((one) => one !== undefined) : [];
}
