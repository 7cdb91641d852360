import { countries } from '../../../../account/countries';
import type { BackendContext } from '../../../../core/context';
import { textOf, type Incoming } from '../../../../core/incoming';
import type { Endpoint } from '../../../../core/router';
import { marketAreas } from '../../home/homes/marketAreas';
import { WEB } from '../../home/path';
import { countryFacts } from './countryFacts';
import { regionsOf } from './regionsOf';

type Locale = Incoming['locale'];
type Words = Readonly<Record<Locale, string>>;

/** The enums of a call by name: the field that declares their codes, and codes this cloud has besides. */
type Enums = Readonly<
  Record<string, readonly [resource: string, field: string, more?: Readonly<Record<string, Words>>]>
>;

const DETAIL: Enums = {
  houseTypeEnum: ['hems/home', 'houseType', { houseboat: { en: 'Houseboat', zh: '船屋' } }],
  heatingSourceEnum: ['hems/home', 'heatingSource', { solarThermal: { en: 'Solar thermal', zh: '太阳能热水' } }],
  residenceDayEnum: ['hems/home', 'residenceDay'],
  gridConnectionEnum: ['hems/home', 'gridConnection', { '3x80A': { en: '3 × 80 A', zh: '3 × 80 A' } }],
  leadsStatusEnum: ['hems/lead', 'status'],
  leadsSourceEnum: ['hems/lead', 'source', { partnerApp: { en: 'Partner app', zh: '合作方应用' } }],
  interestEnum: ['hems/lead', 'interests', { v2h: { en: 'Vehicle to home', zh: '车辆供家' } }],
  inspectionResultEnum: ['hems/device-inspection', 'result'],
};
const TYPES: Enums = {
  tariffTypeEnum: ['hems/market-product', 'tariffType'],
  priceTypeEnum: ['hems/market-product', 'priceType'],
  directionEnum: ['hems/market-product', 'direction'],
  publishStatusEnum: ['hems/market-product', 'publishStatus'],
  bannerPositionEnum: ['hems/banner', 'position', { app_start: { en: 'App start', zh: '开屏' } }],
  linkTypeEnum: ['hems/banner', 'linkType'],
  snTypeEnum: ['hems/serial-number', 'type', { heatPump: { en: 'Heat pump', zh: '热泵' } }],
};
const PROTOCOL_NAMES = {
  modbusTcp: 'Modbus TCP',
  modbusRtu: 'Modbus RTU',
  sunspec: 'SunSpec',
  p1: 'DSMR P1',
  ocpp16: 'OCPP 1.6',
  ocpp201: 'OCPP 2.0.1',
  eebus: 'EEBUS',
  sgReady: 'SG Ready',
  mqtt: 'MQTT',
  http: 'HTTP',
  zigbee: 'Zigbee',
};

const offered = countries.flatMap(({ code, name, nameEn, phoneCode }) => {
  const facts = countryFacts[code];
  return facts ? [{ code, name, nameEn, phoneCode, ...facts }] : [];
});
const described = (locale: Locale) =>
  offered.map(({ code, name, nameEn, phoneCode, timeZone }) => ({
    code,
    desc: locale === 'zh' ? name : nameEn,
    phoneCode,
    timeZone,
  }));
const inMarket = new Set([...marketAreas.map(({ countryCode }) => countryCode), 'AT', 'DK', 'FI', 'NO']);

/**
 * What forms of home management choose from: codes, countries with their clocks and money, regions (proposed fields J).
 */
export function choiceEndpoints({ resources, labels }: BackendContext): Endpoint[] {
  const codesOf = (name: string, field: string): readonly string[] => {
    const values: unknown = Reflect.get(resources.get(name)?.fields[field]?.options ?? {}, 'values');
    return Array.isArray(values) ? values.map(String) : [];
  };
  const answer = (enums: Enums, { params, locale }: Incoming) => {
    const wanted: unknown[] = Array.isArray(params.names) ? params.names : [];
    return Object.fromEntries(
      Object.entries(enums)
        .filter(([name]) => wanted.length === 0 || wanted.includes(name))
        .map(([name, [resource, field, more = {}]]) => [
          name,
          [
            ...codesOf(resource, field).map((code) => ({
              code,
              desc: labels.value(resource, field, code, locale) ?? code,
            })),
            ...Object.entries(more).map(([code, words]) => ({ code, desc: words[locale] })),
          ],
        ]),
    );
  };
  const post = (path: string, handle: Endpoint['handle']): Endpoint => ({
    method: 'POST',
    path: `${WEB}/${path}`,
    need: 'signed-in',
    handle,
  });
  return [
    post('common/typeBox', (incoming) => answer(TYPES, incoming)),
    post('common/detailEnumBox', (incoming) => ({
      ...answer(DETAIL, incoming),
      protocolEnum: Object.entries(PROTOCOL_NAMES).map(([code, desc]) => ({ code, desc })),
    })),
    post('sys/country', ({ locale }) => described(locale)),
    post('sys/countryCurrency', () =>
      offered.map(({ code, currencyCode, symbol, subUnit }) => ({ countryCode: code, currencyCode, symbol, subUnit })),
    ),
    {
      method: 'GET',
      path: `${WEB}/market/promotionCountry`,
      need: 'signed-in',
      handle: ({ locale }) => described(locale).filter(({ code }) => inMarket.has(code)),
    },
    post('common/regions', (incoming) => regionsOf(textOf(incoming, 'countryCode'))),
  ];
}
