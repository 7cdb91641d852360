import { kebab, singular, wordsOf } from '../../nameForms';
import { isParam } from '../roles';

/** The last segment of a path that names something. */
export const lastNamed = (base: string): string =>
  base
    .split('/')
    .filter((segment) => !isParam(segment))
    .at(-1)
    ?.replace(/\.(?:json|xml)$/, '') ?? '';

/** Words that say only that there are some: the segment before says of what. */
const GENERAL = /^(?:instances?|items?|records?|objects?|all|list|search)$/i;

/** `/iot/v1/device_groups` are records named `device-group`. */
export function keyOf(base: string): string {
  const named = base.split('/').filter((segment) => segment !== '' && !isParam(segment));
  const last = lastNamed(base);
  const before = GENERAL.test(last) ? (named.at(-2) ?? '') : '';
  const words = [
    ...wordsOf(/^(?:all|list|search)$/i.test(last) ? before : singular(before)),
    ...(before !== '' && /^(?:all|list|search)$/i.test(last) ? [] : wordsOf(last)),
  ];
  return kebab([...words.slice(0, -1), singular(words.at(-1) ?? '')].join('-'));
}
