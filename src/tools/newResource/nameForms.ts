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

/** One of it: 'categories' is 'category', 'addresses' is 'address'. */
export function singular(word: string): string {
  if (/(?:series|species|news)$/.test(word)) return word;
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(?:ss|x|ch|sh|z)es$/.test(word)) return word.slice(0, -2);
  return /[^su]s$/.test(word) ? word.slice(0, -1) : word;
}

/** Several of it: 'Category' is 'Categories'. */
export function plural(word: string): string {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:s|x|ch|sh|z)$/.test(word) ? `${word}es` : `${word}s`;
}

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
};
const written = (word: string): string => WRITTEN[word] ?? word;

/** Joined, the first one large unless there is only one way to write it: 'kWh'. */
const sentence = ([first = '', ...rest]: readonly string[]): string =>
  [written(first) === first ? capital(first) : written(first), ...rest.map(written)].join(' ');

/** Words for people: 'createTime' is 'Create time', 'brandId' is 'Brand', 'pricePerKwh' is 'Price per kWh'. */
export function english(name: string): string {
  const words = wordsOf(name);
  const last = words.length > 1 ? words.at(-1) : undefined;
  if (last === 'ids')
    return capital([...words.slice(0, -2).map(written), plural(written(words.at(-2) ?? ''))].join(' '));
  return sentence(last === 'id' ? words.slice(0, -1) : words);
}
