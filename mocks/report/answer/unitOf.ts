import type { Measure } from '@/schema';

/** The unit of a measure as an answer says it: money in the currency of the sites. */
export const unitOf = ({ unit }: Measure, currency: string): string => unit.replace(/^money/, currency);
