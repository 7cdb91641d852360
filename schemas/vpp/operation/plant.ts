import {
  codes,
  coordinates,
  date,
  defineResource,
  enumeration,
  number,
  options,
  own,
  reference,
  rules,
  section,
  tab,
  text,
  type RecordOf,
} from '@/dsl';
import { vppPlants } from '../../services';
import { ability, plantTotals } from '../parts/vppMeasures';
import { minutes } from '../parts/powers';

// covers V-094, V-095, V-096, V-097, V-098, V-100
/**
 * A virtual power plant: what resources are together, to a grid or a market (spec 03 §2, proposed fields A). No delete
 * call is given.
 */
export const plant = defineResource({
  name: 'vpp/plant',
  api: vppPlants('vpp', {
    page: 'POST listByTenantId',
    detail: 'POST detail',
    create: 'POST create',
    edit: 'POST edit',
  }),
  fields: {
    name: text({ required: true, max: 60 }),
    code: text({ required: true, max: 32, unique: true }),
    tenantId: reference('account/tenant', { required: true }),
    operationPlatformId: reference('vpp/operation-platform', { required: true }),
    vppType: enumeration(['load', 'source', 'mixed'], { required: true }),
    tradeVarieties: codes(['demandResponse', 'peakRegulation', 'frequencyRegulation', 'spot'], { required: true }),
    area: options('GET /iot/v3/web/area/list', { required: true, samples: ['CN-320500', 'CN-440100', 'NL-NB'] }),
    powerSupplyCompanyId: reference('vpp/power-supply-company'),
    address: text({ max: 255 }),
    position: coordinates(),
    aggregatedCapacity: number({ readOnly: true, decimals: 2, unit: 'MW' }),
    maxUpPower: number({ readOnly: true, decimals: 2, unit: 'MW' }),
    maxDownPower: number({ readOnly: true, decimals: 2, unit: 'MW' }),
    rampRate: number({ min: 0, max: 999_999_999, decimals: 2, unit: 'MW/min' }),
    responseTime: minutes(),
    maxDuration: minutes(),
    resourceCount: number({ readOnly: true }),
    unitCount: number({ readOnly: true }),
    contact: text({ required: true, max: 30 }),
    phone: text({ required: true, rule: rules.mobile }),
    operationDate: date(),
    status: enumeration(['draft', 'registered', 'operating', 'suspended'], {
      readOnly: true,
      tones: { draft: 'neutral', registered: 'info', operating: 'success', suspended: 'warning' },
    }),
    description: text({ multiline: true, max: 500 }),
    timeZone: text({ readOnly: true, internal: true }),
    currency: text({ readOnly: true, internal: true }),
  },
  measures: { ...ability, ...plantTotals },
  list: {
    columns: [
      'name',
      'status',
      'aggregatedCapacity',
      'maxUpPower',
      'maxDownPower',
      'resourceCount',
      'tenantId',
      'vppType',
      'code',
      'operationPlatformId',
      { field: 'tradeVarieties', width: 280 },
      { field: 'area', width: 220 },
    ],
    filters: ['name', 'status', 'vppType', 'operationPlatformId', 'area', 'tenantId', 'code'],
    search: 'name',
    summary: {
      call: 'POST general',
      show: [
        'plantCount',
        'resourceCount',
        'aggregatedCapacity',
        'maxUpPower',
        'maxDownPower',
        'realtimePower',
        'onlineRate',
      ],
    },
  },
  form: [
    section('basic', [
      'name',
      'code',
      'tenantId',
      'operationPlatformId',
      'vppType',
      'tradeVarieties',
      'operationDate',
      'description',
    ]),
    section('place', ['area', 'powerSupplyCompanyId', 'address', 'position']),
    section('ability', ['rampRate', 'responseTime', 'maxDuration']),
    section('contact', ['contact', 'phone']),
  ],
  detail: [
    ...tab('plant', [
      section('ability', [
        'aggregatedCapacity',
        'maxUpPower',
        'maxDownPower',
        'rampRate',
        'responseTime',
        'maxDuration',
        'resourceCount',
        'unitCount',
      ]),
      section('basic', [
        'code',
        'tenantId',
        'operationPlatformId',
        'vppType',
        'tradeVarieties',
        'status',
        'operationDate',
        'description',
      ]),
      section('place', ['area', 'powerSupplyCompanyId', 'address', 'position']),
      section('contact', ['contact', 'phone']),
    ]),
  ],
  related: {
    ability: own({ call: 'POST info', also: { id: 'vppId' } }, { refresh: '60 s' }),
    resources: { resource: 'vpp/resource', by: { vppId: 'id' }, without: ['vppId'] },
    units: { resource: 'vpp/unit', by: { vppId: 'id' }, without: ['vppId'] },
    orders: { resource: 'vpp/response-order', by: { vppId: 'id' }, without: ['vppId'] },
    registrations: { resource: 'vpp/registration', by: { vppId: 'id' }, without: ['vppId'] },
  },
});
export type Plant = RecordOf<typeof plant>;
