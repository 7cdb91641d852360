const formats = new Map<string, Intl.NumberFormat>();

/** Number formats are slow to make and a table needs thousands: one is kept for each locale and set of options. */
function formatOf(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.NumberFormat(locale, options);
  formats.set(key, format);
  return format;
}

/** A number in the words of a locale: grouped, `-0` as `0`. Anything that is not finite is ''. */
export function formatNumber(value: number, locale: string, options: Intl.NumberFormatOptions = {}): string {
  return Number.isFinite(value) ? formatOf(locale, options).format(value === 0 ? 0 : value) : '';
}
