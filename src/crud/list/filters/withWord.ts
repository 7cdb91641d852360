import { isEmpty, wantedOf } from '@/schema';
import { isEmptyTest, type FilterWord } from '@/schema/internal';

/** A filter's value as another word has it; what was chosen stays as far as it can. */
export function withWord(value: unknown, word: FilterWord): unknown {
  const wanted = isEmptyTest(value) ? null : wantedOf(value);
  const values: readonly unknown[] = (Array.isArray(wanted) ? wanted : [wanted]).filter((one) => !isEmpty(one));
  if (word === 'empty' || word === 'notEmpty') return { empty: word === 'empty' };
  if (word === 'oneOf') return values;
  if (word === 'range') return [values[0] ?? null, values[1] ?? null];
  if (word === 'not') return { not: values.length > 1 ? values : (values[0] ?? null) };
  return values[0] ?? null;
}
