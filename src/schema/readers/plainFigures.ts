/*
 * Figures of every script and keyboard. A leaf, and apart from texts: nothing before the sign-in reads figures.
 */

/** What separates decimals and thousands among Arabic figures, and their sign of percent. */
const ARABIC_SIGNS: Readonly<Record<string, string>> = { '٫': '.', '٬': "'", '٪': '%' };

/**
 * A raised, lowered or circled figure, or a fraction, that belongs to no unit: '285¹' is 285 with a footnote, and not
 * 2851.
 */
const FOOTNOTE = /(?<!\p{L})\p{No}/gu;

/** A decimal figure of any script as 0 to 9: ten of them stand in a row. */
function plainFigure(figure: string): string {
  const at = figure.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(at - value - 1))) value += 1;
  return String(value);
}

/**
 * Figures and signs of any keyboard or sheet as plain ones, one blank between them, without what cannot be seen: as
 * numbers, days and times are read.
 *
 * @example plainFigures('−１２\u00a0345。5 ') // '-12 345.5'
 */
export const plainFigures = (text: string): string =>
  (/[^ -~]/.test(text)
    ? text
        .replace(FOOTNOTE, '^')
        .normalize('NFKC')
        .replace(/\p{Cf}/gu, '')
        .replace(/[‐-―−]/g, '-')
        .replaceAll('。', '.')
        .replace(/[٪٫٬]/g, (sign) => ARABIC_SIGNS[sign] ?? sign)
        .replace(/[^\P{Nd}0-9]/gu, plainFigure)
    : text
  )
    .replace(/\s+/g, ' ')
    .trim();
