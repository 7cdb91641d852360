import { text } from '@/dsl';

const COUNTRY_CURRENCY = 'POST /iems-goeu-web/web/sys/countryCurrency';
const REGIONS = { suggest: 'POST /iems-goeu-web/web/common/regions', within: 'countryCode', max: 60 } as const;

/** What a chosen country fills in: its time zone and its currency (proposed fields J). */
export const zoneOfCountry = {
  fill: { by: 'countryCode', call: 'POST /iems-goeu-web/web/sys/country', part: 'timeZone' },
} as const;
// covers H-300
export const currencyOfCountry = {
  call: COUNTRY_CURRENCY,
  fill: { by: 'countryCode', call: COUNTRY_CURRENCY, key: 'countryCode', part: 'currencyCode' },
} as const;

// covers H-302
/** Region and city of an address: those of the country are suggested, any text may stand there. */
export const regionAndCity = { region: text(REGIONS), city: text({ ...REGIONS, below: 'region' }) };
