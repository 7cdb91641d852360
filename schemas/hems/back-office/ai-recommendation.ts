import {
  defineResource,
  enumeration,
  money,
  number,
  percent,
  reference,
  rows,
  section,
  text,
  type RecordOf,
} from '@/dsl';
import { hems } from '../../services';
import { DEVICE_TYPES, deviceTypeWords } from '../parts/deviceTypes';
import { energy, peakPower, power } from '../parts/quantities';

const amount = { currencyField: 'currencyCode' } as const;

// covers HE-333, HS-042
/** What a house could be equipped with, what it costs and brings (spec 02 §7). */
export const aiRecommendation = defineResource({
  name: 'hems/ai-recommendation',
  api: hems('aiRecommendation', {
    page: 'POST list',
    detail: 'POST detail',
    create: 'POST save',
    edit: 'POST save',
    deleteMany: 'POST del',
    import: 'POST import',
    export: 'POST export',
  }),
  fields: {
    name: text({ required: true, max: 60 }),
    leadsId: reference('hems/lead', { required: true }),
    source: enumeration(['ai', 'manual', 'import'], {
      readOnly: true,
      tones: { ai: 'info', manual: 'neutral', import: 'neutral' },
    }),
    pvPower: number(peakPower),
    panelCount: number({ min: 0, max: 999 }),
    inverterPower: number(power),
    batteryPower: number(power),
    heatPumpPower: number(power),
    batteryCapacity: number(energy),
    chargerPower: number(power),
    productId: reference('hems/market-product'),
    devices: rows({
      deviceType: enumeration(DEVICE_TYPES, { ...deviceTypeWords, required: true }),
      brandId: reference('hems/brand'),
      model: text({ max: 60 }),
      quantity: number({ min: 1, max: 999 }),
      price: money(),
    }),
    investment: money({ ...amount, required: true }),
    subsidy: money(amount),
    annualSaving: money({ ...amount, required: true }),
    paybackYears: number({ readOnly: true, min: 0, decimals: 1, unit: 'a' }),
    selfUse: percent(),
    independence: percent(),
    co2Reduction: number({ min: 0, decimals: 2, unit: 'kg/a' }),
    currencyCode: text({ readOnly: true, internal: true }),
    remark: text({ multiline: true, max: 500 }),
  },
  list: {
    columns: [
      'name',
      'source',
      'pvPower',
      'batteryCapacity',
      'investment',
      'annualSaving',
      'paybackYears',
      'chargerPower',
      'productId',
      'leadsId',
    ],
    filters: ['name', 'leadsId', 'source'],
    search: 'name',
  },
  form: [
    section('basic', ['name', 'leadsId', 'productId', 'remark']),
    section('devices', [
      'pvPower',
      'panelCount',
      'inverterPower',
      'batteryCapacity',
      'batteryPower',
      'chargerPower',
      'heatPumpPower',
      'devices',
    ]),
    section('money', ['investment', 'subsidy', 'annualSaving']),
    section('effect', ['selfUse', 'independence', 'co2Reduction']),
  ],
  detail: [
    section('basic', ['name', 'leadsId', 'source', 'productId', 'remark']),
    section('devices', [
      'pvPower',
      'panelCount',
      'inverterPower',
      'batteryCapacity',
      'batteryPower',
      'chargerPower',
      'heatPumpPower',
      'devices',
    ]),
    section('money', ['investment', 'subsidy', 'annualSaving', 'paybackYears']),
    section('effect', ['selfUse', 'independence', 'co2Reduction']),
  ],
  actions: { compare: { on: 'bulk', permission: false } },
});
export type AiRecommendation = RecordOf<typeof aiRecommendation>;
