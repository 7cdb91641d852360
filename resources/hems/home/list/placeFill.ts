import type { FoundPlace } from './readPlace';

/** Fields of the form a post code can fill, with what it says of them. */
const FIELDS = { region: 'region', city: 'city', address: 'street' } as const satisfies Record<
  string,
  keyof FoundPlace
>;

export type PlaceField = keyof typeof FIELDS;

export interface PlaceFill {
  /** Values to put in without asking: the field is empty, or holds what an earlier look-up put there. */
  readonly fill: Readonly<Partial<Record<PlaceField, string>>>;
  /** Values that differ from what a person typed: only on demand. */
  readonly conflicts: Readonly<Partial<Record<PlaceField, string>>>;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/**
 * What of a found place goes into the form. What somebody typed is never overwritten without being asked.
 *
 * @param filled what earlier look-ups put in
 */
export function placeFill(
  place: FoundPlace,
  values: Readonly<Record<string, unknown>>,
  filled: Readonly<Partial<Record<PlaceField, string>>>,
): PlaceFill {
  const fill: Partial<Record<PlaceField, string>> = {};
  const conflicts: Partial<Record<PlaceField, string>> = {};
  for (const field of Object.keys(FIELDS) as PlaceField[]) {
    const [found, typed] = [place[FIELDS[field]], textOf(values[field])];
    if (found === '' || found === typed) continue;
    if (typed === '' || typed === filled[field]) fill[field] = found;
    else conflicts[field] = found;
  }
  return { fill, conflicts };
}
