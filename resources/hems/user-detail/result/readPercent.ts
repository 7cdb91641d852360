import { asText } from '@/api/wireValue';
import { readNumber } from '@/schema/readNumber';

/** A percent of the wire: `88.5`, `'88.5'`, `'88.5%'`, `{value}`. */
export const readPercent = (wire: unknown): number | null => readNumber(asText(wire).replace(/\s*%$/, '') || wire);
