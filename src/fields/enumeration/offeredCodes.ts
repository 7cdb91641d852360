import type { Choice } from '@/widgets/ChoiceBox';
import { readCode } from './readCode';
import type { InputProps } from '../views';
import type { EnumerationOptions } from './type';

/** What is offered of the codes of a schema when a server has answered its own list: that list, in its order; all codes where it is empty. A form leaves out what the schema does not know. */
export function offeredCodes(all: readonly Choice[], answered: readonly Choice[], options: Pick<EnumerationOptions, 'values' | 'codeAliases'>, place: InputProps['place']): readonly Choice[] {
  const known = new Map(all.map((one) => [one.value, one]));
  const offered = answered.flatMap((one) => {
    const value = String(readCode(options, one.value));
    return known.get(value) ?? (place === 'filter' ? [{ value, label: one.label }] : []);
  });
  return offered.length > 0 ? offered : all;
}
