/**
 * How post codes of a country are written: what they must match, and an example with `9` for a digit and `A` for a
 * letter.
 */
export interface PostalFormat {
  readonly pattern: RegExp;
  readonly example: string;
}

const FORMATS: Readonly<Record<string, PostalFormat>> = {
  NL: { pattern: /^[1-9]\d{3} ?[A-Z]{2}$/i, example: '9999 AA' },
  BE: { pattern: /^[1-9]\d{3}$/, example: '9999' },
  DE: { pattern: /^\d{5}$/, example: '99999' },
  FR: { pattern: /^\d{5}$/, example: '99999' },
  SE: { pattern: /^\d{3} ?\d{2}$/, example: '999 99' },
  GB: { pattern: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i, example: 'A9 9AA' },
  AU: { pattern: /^\d{4}$/, example: '9999' },
  IN: { pattern: /^[1-9]\d{2} ?\d{3}$/, example: '999999' },
  CN: { pattern: /^\d{6}$/, example: '999999' },
};

/** How post codes of a country (ISO 3166-1 alpha-2) are written; undefined where that is not known. */
export function postalFormat(countryCode: string): PostalFormat | undefined {
  return FORMATS[countryCode];
}

/** A post code that begins with a prefix, in the writing of its country. */
export function postalCodeFrom(countryCode: string, prefix: string, random: () => number): string {
  if (countryCode === 'GB')
    return `${prefix}${1 + Math.floor(random() * 8)} ${1 + Math.floor(random() * 8)}${letters(random, 2)}`;
  const example = postalFormat(countryCode)?.example ?? '99999';
  const rest = [...prefix];
  return [...example]
    .map((sign) =>
      sign === ' ' ? ' ' : (rest.shift() ?? (sign === '9' ? String(Math.floor(random() * 10)) : letters(random, 1))),
    )
    .join('');
}

function letters(random: () => number, count: number): string {
  return Array.from({ length: count }, () => 'ABDEGHJKLPRSTVWXZ'[Math.floor(random() * 17)]).join('');
}
