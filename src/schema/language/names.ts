import { inOrder, UNSAID } from './languages';

/** Something that a cloud names in several languages: `name`, `nameEn`, and others by their codes. @public */
export interface Named {
  readonly name?: string | undefined;
  readonly nameEn?: string | undefined;
  readonly names?: Readonly<Record<string, string>> | undefined;
}

/**
 * Its name in a language, else in the nearest one it has; '' where it has none.
 *
 * @example nameIn({ name: '电表', nameEn: 'Meter', names: { de: 'Zähler' } }, 'de') // 'Zähler'; in 'fr' 'Meter'
 * @public
 */
export function nameIn({ name = '', nameEn = '', names }: Named, locale: string): string {
  const known: Readonly<Record<string, string>> = { [UNSAID]: name, en: nameEn, ...names };
  const found = inOrder(locale).find((code) => known[code]);
  return (found !== undefined && known[found]) || name || nameEn;
}

/**
 * What stands behind a name on the wire to say its language: `nameDe`, `namePtBr`.
 *
 * @example nameSuffix('pt-BR') // 'PtBr'
 */
export const nameSuffix = (code: string): string =>
  code
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1).toLowerCase())
    .join('');

/** The language that such a suffix says: 'PtBr' is `pt-BR`. */
export const suffixCode = (suffix: string): string =>
  suffix
    .replace(/\B[A-Z][a-z]*/g, (part) => `-${part.length === 2 ? part.toUpperCase() : part}`)
    .replace(/^[A-Z]/, (first) => first.toLowerCase());
