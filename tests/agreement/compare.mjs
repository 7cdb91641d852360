/* When two displayed figures are the same: to the last digit both show. */

/** A minus, the sign of a currency, digits, and what they are in. */
const NUMBER = /^([-−]?)([^\d\s.,-]*) ?([\d,]+(?:\.(\d+))?) ?(.*)$/;

/**
 * A displayed figure as {value, decimals, unit}; `-` and what is no figure have no value. Zero has as many decimals as
 * one likes.
 */
export function readFigure(text) {
  const [, minus = '', sign = '', digits, decimals = '', unit = ''] = NUMBER.exec(text) ?? [];
  if (digits === undefined) return { value: undefined };
  const value = Number(digits.replaceAll(',', '')) * (minus === '' ? 1 : -1);
  return { value, decimals: value === 0 && decimals === '' ? Infinity : decimals.length, unit: sign || unit };
}

const rounded = (value, decimals) =>
  new Intl.NumberFormat('en-GB', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping: false,
  })
    .format(value)
    .replace(/^-(0(?:\.0*)?)$/, '$1');

/**
 * What is different among readings {screen: text}; `sign: false` compares sizes. A computed reading is a number: it
 * is rounded as the others show it. Resolves undefined where all agree, else the readings.
 */
export function difference(readings, { sign = true } = {}) {
  const figures = Object.values(readings).map((reading) =>
    typeof reading === 'number' ? { value: reading, decimals: Infinity } : readFigure(reading),
  );
  const known = figures.filter(({ value }) => value !== undefined && !Number.isNaN(value));
  if (known.length !== figures.length) return known.length === 0 ? undefined : readings;
  const decimals = Math.min(12, ...known.map((one) => one.decimals));
  const shown = new Set(known.map(({ value }) => rounded(sign ? value : Math.abs(value), decimals)));
  const units = new Set(known.flatMap(({ unit }) => unit || []));
  return shown.size > 1 || units.size > 1 ? readings : undefined;
}
