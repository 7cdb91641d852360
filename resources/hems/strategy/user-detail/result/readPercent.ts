import { readNumber } from '@/schema';

/** A percent of the wire: `88.5`, `'88.5'`, `'88.5%'`, `{value}`. */
export const readPercent = (wire: unknown): number | null => readNumber(wire, { unit: '%' });
