type Values = Readonly<Record<string, unknown>>;

/** A row with the currency of the record it stands in, unless it has its own: its money is told in it. */
export const inRecord = (row: Values, { currency }: Values): Values =>
  currency === undefined || 'currency' in row ? row : { ...row, currency };
