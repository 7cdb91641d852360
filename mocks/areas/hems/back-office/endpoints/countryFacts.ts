/** A country where homes are managed: the clock most of it keeps, and its money (IANA, ISO 4217). */
interface CountryFacts {
  readonly timeZone: string;
  readonly currencyCode: string;
  readonly symbol: string;
  /** A hundredth of it, as prices of a kWh are told in. */
  readonly subUnit: string;
}

const euro = (timeZone: string): CountryFacts => ({ timeZone, currencyCode: 'EUR', symbol: '€', subUnit: 'ct' });
const other = (timeZone: string, currencyCode: string, symbol: string, subUnit: string): CountryFacts => ({
  timeZone,
  currencyCode,
  symbol,
  subUnit,
});

export const countryFacts: Readonly<Record<string, CountryFacts>> = {
  AT: euro('Europe/Vienna'),
  AU: other('Australia/Sydney', 'AUD', 'A$', 'c'),
  BE: euro('Europe/Brussels'),
  CH: other('Europe/Zurich', 'CHF', 'CHF', 'Rp.'),
  CN: other('Asia/Shanghai', 'CNY', '¥', '分'),
  CZ: other('Europe/Prague', 'CZK', 'Kč', 'h'),
  DE: euro('Europe/Berlin'),
  DK: other('Europe/Copenhagen', 'DKK', 'kr', 'øre'),
  EE: euro('Europe/Tallinn'),
  ES: euro('Europe/Madrid'),
  FI: euro('Europe/Helsinki'),
  FR: euro('Europe/Paris'),
  GB: other('Europe/London', 'GBP', '£', 'p'),
  IE: euro('Europe/Dublin'),
  IN: other('Asia/Kolkata', 'INR', '₹', 'p'),
  IT: euro('Europe/Rome'),
  LT: euro('Europe/Vilnius'),
  LU: euro('Europe/Luxembourg'),
  LV: euro('Europe/Riga'),
  NL: euro('Europe/Amsterdam'),
  NO: other('Europe/Oslo', 'NOK', 'kr', 'øre'),
  PL: other('Europe/Warsaw', 'PLN', 'zł', 'gr'),
  PT: euro('Europe/Lisbon'),
  SE: other('Europe/Stockholm', 'SEK', 'kr', 'öre'),
};
