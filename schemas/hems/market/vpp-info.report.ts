import {
  country,
  dateTime,
  defineMeasures,
  defineReport,
  enumeration,
  figures,
  own,
  reference,
  table,
  text,
} from '@/dsl';
import { hems } from '../../services';

const kw = { unit: 'kW' } as const;
const flexibility = defineMeasures({
  homeCount: { unit: '', tone: 'home' },
  onlineCount: { unit: '', tone: 'good' },
  pvCapacity: { unit: 'kWp', tone: 'solar' },
  batteryCapacity: { unit: 'kWh', tone: 'battery', sums: false },
  batteryPower: { ...kw, tone: 'battery' },
  chargerPower: { ...kw, tone: 'charger' },
  hvacPower: { ...kw, tone: 'heat' },
  currentPower: { ...kw, words: 'netPower', tone: 'grid', signed: true },
  soc: { unit: '%', tone: 'battery' },
  upPower: { ...kw, words: 'availableUpPower', tone: 'good' },
  downPower: { ...kw, words: 'availableDownPower', tone: 'price' },
  upEnergy: { unit: 'kWh', tone: 'good', sums: false },
  downEnergy: { unit: 'kWh', tone: 'price', sums: false },
  activatedToday: { unit: 'kWh', tone: 'grid', sums: false },
});

/** What the homes of a market area can do together for the grid, home by home, and how they take part (spec 02 §7). */
// covers H-295, H-296, HS-064, HE-364
export const vppInfo = defineReport({
  name: 'hems/vpp-info',
  api: hems('vpp'),
  params: { marketAreaId: reference('hems/market-area', { required: true, first: true }) },
  about: 'marketAreaId',
  measures: flexibility,
  fields: {
    name: text({ readOnly: true }),
    countryCode: country({ readOnly: true }),
    online: enumeration([1, 0], {
      readOnly: true,
      tones: { 1: 'success', 0: 'neutral' },
      codeAliases: { true: 1, false: 0 },
    }),
    participation: enumeration([1, 0], {
      readOnly: true,
      tones: { 1: 'success', 0: 'neutral' },
      codeAliases: { true: 1, false: 0 },
    }),
    lastOnlineTime: dateTime({ readOnly: true }),
  },
  refresh: '30 s',
  blocks: {
    info: figures('POST info', [
      'homeCount',
      'onlineCount',
      'pvCapacity',
      'batteryCapacity',
      'batteryPower',
      'chargerPower',
      'hvacPower',
      'currentPower',
      'soc',
      'upPower',
      'downPower',
      'upEnergy',
      'downEnergy',
      'activatedToday',
    ]),
    stations: table(
      'POST stationDetail',
      [
        'name',
        'countryCode',
        'online',
        'batteryCapacity',
        'soc',
        'upPower',
        'downPower',
        'participation',
        'lastOnlineTime',
      ],
      { at: 'stations', pageSize: 10 },
    ),
    config: own(),
  },
});
