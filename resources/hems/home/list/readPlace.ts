import { asCode, asObject, asText } from '@/api';

/** What a post code says about a place. Nothing is ''. */
export interface FoundPlace {
  readonly region: string;
  readonly city: string;
  readonly street: string;
  readonly timeZone: string;
  /** Its name, else its id. */
  readonly marketArea: string;
}

const words = (value: unknown): string => asText(asObject(value)?.desc ?? asObject(value)?.name ?? value);

/**
 * Reads an answer of `common/postalCode` (spec 02 §7); the first of several. Undefined when the post code is unknown.
 */
export function readPlace(raw: unknown): FoundPlace | undefined {
  const list: unknown = Array.isArray(raw) ? raw : asObject(raw)?.list;
  const answer = asObject(Array.isArray(list) ? list[0] : raw);
  if (!answer) return undefined;
  const place = {
    region: words(answer.region),
    city: words(answer.city),
    street: words(answer.street ?? answer.address),
    timeZone: asText(answer.timeZone),
    marketArea: words(answer.marketAreaName) || words(answer.marketArea) || asCode(answer.marketAreaId),
  };
  return Object.values(place).some(Boolean) ? place : undefined;
}
