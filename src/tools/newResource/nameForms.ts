import pluralize from 'pluralize';

/**
 * The words of a name, lower case: `deviceTypeId`, `device-type_id` and `DeviceTypeID` are 'device', 'type', 'id';
 * `TYPE2` is 'type', '2', and `CO2` stays one.
 */
export function wordsOf(name: string): string[] {
  return name
    .replace(/(?<![A-Za-z])([A-Z]{4,})(\d+)(?![A-Za-z])/g, '$1 $2')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .split(/[^A-Za-z0-9\u4e00-\u9fff]+/)
    .filter(Boolean)
    .map((word) => word.toLowerCase());
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** 'iot/device-group' as 'iotDeviceGroup'. */
export function camel(name: string): string {
  return wordsOf(name)
    .map((word, index) => (index === 0 ? word : capital(word)))
    .join('');
}

export function pascal(name: string): string {
  return capital(camel(name));
}

export function kebab(name: string): string {
  return wordsOf(name).join('-');
}

/** Words that are the same of one and of several: the library would say 'datum', 'medium', 'dn'. */
const SAME = [
  'data metadata media info feedback firmware analytics statistics timeseries',
  'aws bms cms css dns ems gas gps hems https iaas ims ios mbps nfs os paas pcs saas sms tls ups vps wms',
].flatMap((line) => line.split(' '));
for (const word of SAME) pluralize.addUncountableRule(word);
const OWN = { axis: 'axes', licence: 'licences', schema: 'schemas', index: 'indexes' };
for (const [one, many] of Object.entries(OWN)) pluralize.addIrregularRule(one, many);

/** The last word in another form; what stands before it stays. */
const lastWord = (text: string, form: (word: string) => string): string =>
  text.replace(/[A-Za-z]+$/, (word) => form(word));

/** One of it: 'categories' is 'category', 'addresses' is 'address', 'data' stays. */
export const singular = (text: string): string => lastWord(text, pluralize.singular);

/** Several of it: 'Category' is 'Categories', 'Shelf' is 'Shelves', 'Time series' stays. */
export const plural = (text: string): string => lastWord(text, pluralize.plural);

/** Words that are written in one way only. */
const WRITTEN: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      'ac',
      'api',
      'bms',
      'ccs',
      'csv',
      'dc',
      'ems',
      'ev',
      'gps',
      'hems',
      'http',
      'iccid',
      'imei',
      'ip',
      'mac',
      'nacs',
      'nfc',
      'ocpp',
      'ota',
      'pcs',
      'pdf',
      'pv',
      'rfid',
      'rssi',
      'sim',
      'sn',
      'soc',
      'soh',
      'ups',
      'url',
      'usb',
      'vin',
      'vpp',
      'wms',
    ].map((word) => [word, word.toUpperCase()]),
  ),
  ...Object.fromEntries(
    ['aud', 'chf', 'cny', 'czk', 'dkk', 'eur', 'gbp', 'huf', 'jpy', 'nok', 'nzd', 'pln', 'sek', 'usd'].map(
      (currency) => [currency, currency.toUpperCase()],
    ),
  ),
  chademo: 'CHAdeMO',
  co2: 'CO₂',
  iot: 'IoT',
  wifi: 'Wi-Fi',
  kva: 'kVA',
  kw: 'kW',
  kwh: 'kWh',
  kwp: 'kWp',
  mwh: 'MWh',
  timeseries: 'time series',
  timezone: 'time zone',
};
const written = (word: string): string => WRITTEN[word] ?? word;

/** Joined, the first one large unless there is only one way to write it: 'kWh'. */
const sentence = ([first = '', ...rest]: readonly string[]): string =>
  [/^[a-z ]*$/.test(written(first)) ? capital(written(first)) : written(first), ...rest.map(written)].join(' ');

/** Words for people: 'createTime' is 'Create time', 'brandId' is 'Brand', 'pricePerKwh' is 'Price per kWh'. */
export function english(name: string): string {
  const words = wordsOf(name);
  const last = words.length > 1 ? words.at(-1) : undefined;
  if (last === 'ids')
    return capital([...words.slice(0, -2).map(written), plural(written(words.at(-2) ?? ''))].join(' '));
  return sentence(last === 'id' ? words.slice(0, -1) : words);
}
