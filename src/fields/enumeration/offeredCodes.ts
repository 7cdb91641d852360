import type { Choice } from '@/widgets';
import { plainCode, readCode } from './readCode';
import type { InputProps } from '../views';
import type { EnumerationOptions } from './type';

type CodeOptions = Pick<EnumerationOptions, 'values' | 'codeAliases' | 'adds'>;

/**
 * What is offered of the codes of a schema when a server has answered its own list; all codes where it is empty. That
 * list, in its order (`call`): a form leaves out what the schema does not know. Or (`adds`) all codes, and what the
 * list has besides.
 */
export function offeredCodes(
  all: readonly Choice[],
  answered: readonly Choice[],
  options: CodeOptions,
  place: InputProps['place'],
): readonly Choice[] {
  const known = new Map(all.map((one) => [one.value, one]));
  const read = answered.map((one) => ({ value: String(readCode(options, one.value)), label: one.label }));
  if (options.adds !== undefined) {
    const more = read.filter(({ value }) => !known.has(value));
    return [
      ...all,
      ...more.filter((one, at) => more.findIndex((other) => plainCode(other.value) === plainCode(one.value)) === at),
    ];
  }
  const offered = read.flatMap(
    ({ value, label }) => known.get(value) ?? (place === 'filter' ? [{ value, label }] : []),
  );
  return offered.length > 0 ? offered : all;
}
